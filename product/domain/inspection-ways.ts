import type { InspectionStatus } from './inspection-effect.ts';

/** A way that a report goes from one state to another (RULES.md ). `deleted`: it is gone, only a draft can be. */
interface InspectionWay {
	id: string;
	from: InspectionStatus;
	action: string;
	to: InspectionStatus | 'deleted';
	who: string;
	/** Whether Kalibord goes it by itself. */
	isAutomatic?: true;
}

/** All ways of a report with who may go them (RULES.md ). */
export const INSPECTION_WAYS = [
	{ id: 'submit', from: 'draft', action: 'Zur Freigabe geben', to: 'in_review', who: 'ab Prüfung' },
	{ id: 'reject', from: 'in_review', action: 'Zurückweisen', to: 'draft', who: 'eine zweite Person mit Freigaberecht' },
	{
		id: 'release',
		from: 'draft',
		action: 'Freigeben',
		to: 'released',
		who: 'mit Freigaberecht, bei Vier-Augen-Prinzip nicht die anlegende Person',
	},
	{ id: 'approve', from: 'in_review', action: 'Freigeben', to: 'released', who: 'eine zweite Person mit Freigaberecht' },
	{ id: 'delete', from: 'draft', action: 'Löschen', to: 'deleted', who: 'wer den Entwurf ändern darf' },
	{ id: 'retire', from: 'draft', action: 'Prüfmittel ausgemustert', to: 'voided', who: 'Kalibord selbst', isAutomatic: true },
	{ id: 'void', from: 'released', action: 'Stornieren', to: 'voided', who: 'ab Prüfmittelverwaltung' },
	{ id: 'correct', from: 'released', action: 'Berichtigung freigegeben', to: 'superseded', who: 'mit Freigaberecht' },
] as const satisfies readonly InspectionWay[];
