/** The roles of people, from least to most rights (RULES.md ). */
export const ROLES = ['Lesezugriff', 'Prüfung', 'Prüfmittel\u00adverwaltung', 'Adminis\u00adtration'] as const;

export interface Right {
	/** What may be done, in short. */
	action: string;
	/** Index in `ROLES` from which it is allowed. */
	from: number;
	/** Whether the role before it may do it with the Zusatzrecht Freigabe. */
	beforeWithRelease?: boolean;
}

/** Groups of actions in the order in which roles get them (RULES.md ). */
export const RIGHTS: readonly Right[] = [
	{ action: 'ansehen, suchen, exportieren', from: 0 },
	{ action: 'Prüfbericht anlegen', from: 1 },
	{ action: 'sperren, zur Kalibrierung geben', from: 1 },
	{ action: 'Prüfbericht freigeben', from: 2, beforeWithRelease: true },
	{ action: 'anlegen, ändern, umbuchen', from: 2 },
	{ action: 'Prüfbericht stornieren', from: 2 },
	{ action: 'Stammdaten, Kostenstellen', from: 2 },
	{ action: 'Zusatzfelder definieren', from: 3 },
	{ action: 'Konten, Dienstkonten', from: 3 },
];
