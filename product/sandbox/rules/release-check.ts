import { at, type FieldFinding } from '../problems/finding.ts';
import type { Text } from '../problems/text.ts';
import { definitionsOf, hasValue, storedValue } from '../records/custom-field-values.ts';
import type { InspectionRecord, State } from '../state.ts';

const DETAILS = {
	laboratory: { de: 'Labor', en: 'laboratory' },
	inspector: { de: 'prüfende Person oder Labor', en: 'inspector or laboratory' },
	certificateNo: { de: 'Kalibrierscheinnummer', en: 'certificate number' },
	references: { de: 'Normale', en: 'references' },
	restriction: { de: 'Einschränkung', en: 'restriction' },
} as const satisfies Readonly<Record<string, Text>>;

/** Why an inspection cannot be released: result missing (KB-302), created by the same person (KB-303), details missing (KB-308). All at `/status` (RULES.md ). */
export function checkRelease(state: State, inspection: InspectionRecord, userId: number): FieldFinding[] {
	const missing = missingDetails(state, inspection);
	const findings: FieldFinding[] = [];
	if (inspection.result === null) findings.push(at('/status', 'KB-302'));
	if (state.settings.fourEyes && inspection.createdBy.id === userId) findings.push(at('/status', 'KB-303'));
	if (missing.length > 0) findings.push(at('/status', 'KB-308', { felder: joinedTexts(missing) }));
	return findings;
}

/** Details that a release needs (RULES.md ). */
function missingDetails(state: State, inspection: InspectionRecord): Text[] {
	const { kind, result, laboratory, inspector, certificateNo, references, restriction } = inspection;
	const external = kind === 'calibration_external';
	return [
		...(external && laboratory === null ? [DETAILS.laboratory] : []),
		...(!external && laboratory === null && inspector === null ? [DETAILS.inspector] : []),
		...(external && isBlank(certificateNo) ? [DETAILS.certificateNo] : []),
		...(kind === 'calibration_internal' && references.length === 0 ? [DETAILS.references] : []),
		...(result === 'restricted' && isBlank(restriction) ? [DETAILS.restriction] : []),
		...definitionsOf(state, 'inspection')
			.filter(({ active, required, key }) => active && required && !hasValue(storedValue(inspection, key)))
			.map(({ label }) => ({ de: label, en: label })),
	];
}

function isBlank(text: string | null): boolean {
	return text === null || text.trim() === '';
}

function joinedTexts(texts: readonly Text[]): Text {
	return { de: texts.map(({ de }) => de).join(', '), en: texts.map(({ en }) => en).join(', ') };
}
