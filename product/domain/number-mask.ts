/** Values for the placeholders of a mask (RULES.md ). */
interface MaskContext {
	/** Code of the Prüfmittelgruppe, `MS`. */
	group?: string;
	/** Code of the Bereich, `FE`. */
	area?: string;
	/** Year of creation; of an inspection report the year of its date. */
	year: number;
}

/** Why a mask cannot be used. `value` goes into the message of KB-409; `characters` are those that a number must not have. */
interface MaskProblem {
	code: 'KB-409' | 'KB-410' | 'characters';
	value: string;
}

type MaskPart = { kind: 'text'; text: string } | { kind: 'counter'; places: number } | { kind: 'placeholder'; name: Placeholder };
type Placeholder = (typeof MASK_PLACEHOLDERS)[number];

const MASK_PLACEHOLDERS = ['GRUPPE', 'BEREICH', 'JJJJ', 'JJ'] as const;
/** Characters of a finished number at most. */
const MAXIMUM_NUMBER = 32;

const FIXED = /^[A-Z0-9._-]*$/;

/** A mask taken apart; with problems it makes no numbers. */
interface NumberMask {
	parts: readonly MaskPart[];
	problems: readonly MaskProblem[];
}

/** Reads a mask such as `PM-{GRUPPE}-{####}` (RULES.md ). */
export function readMask(mask: string): NumberMask {
	const parts: MaskPart[] = [];
	const problems: MaskProblem[] = [];
	for (const piece of mask.split(/(\{[^{}]*\})/).filter((text) => text !== '')) {
		const inner = /^\{(.*)\}$/.exec(piece)?.[1];
		const name = MASK_PLACEHOLDERS.find((placeholder) => placeholder === inner);
		if (name !== undefined) parts.push({ kind: 'placeholder', name });
		else if (inner !== undefined && /^#+$/.test(inner)) parts.push({ kind: 'counter', places: inner.length });
		else if (inner !== undefined) problems.push({ code: 'KB-409', value: piece });
		else if (FIXED.test(piece)) parts.push({ kind: 'text', text: piece });
		else
			problems.push({
				code: 'characters',
				value: [...new Set(piece.replace(/[A-Z0-9._-]/g, ''))].map((sign) => (sign === ' ' ? 'Leerzeichen' : sign)).join(', '),
			});
	}
	if (parts.filter(({ kind }) => kind === 'counter').length !== 1) problems.push({ code: 'KB-410', value: '' });
	return { parts, problems };
}

/** The German text of a problem (RULES.md ). */
export function maskProblemText({ code, value }: MaskProblem): string {
	if (code === 'KB-409') return `Unbekannter Platzhalter „${value}“.`;
	if (code === 'KB-410') return 'Die Maske braucht genau eine laufende Nummer.';
	return `Nicht erlaubte Zeichen: ${value}. Erlaubt sind A–Z, 0–9, Bindestrich, Punkt und Unterstrich.`;
}

/** The number with this running number; more digits than places are kept. `undefined` for a mask with problems and for more than 32 characters. */
export function formatNumber({ parts, problems }: NumberMask, context: MaskContext, sequence: number): string | undefined {
	if (problems.length > 0) return undefined;
	const number = parts.map((part) => (part.kind === 'counter' ? String(sequence).padStart(part.places, '0') : maskText(part, context))).join('');
	return number.length > MAXIMUM_NUMBER ? undefined : number;
}

/** Running number inside a number of this mask; `undefined` when the number does not fit the mask (KB-202). */
export function sequenceOf(mask: NumberMask, context: MaskContext, number: string): number | undefined {
	if (mask.problems.length > 0 || number.length > MAXIMUM_NUMBER) return undefined;
	const pattern = mask.parts.map((part) => (part.kind === 'counter' ? `([0-9]{${part.places},})` : literalPattern(maskText(part, context)))).join('');
	const digits = new RegExp(`^${pattern}$`).exec(number)?.[1];
	return digits === undefined ? undefined : Number(digits);
}

/** The next number: counted for each set of other parts, numbers are never used again, so `taken` includes those of retired devices (RULES.md ). */
export function nextNumber(mask: NumberMask, context: MaskContext, taken: readonly string[]): string | undefined {
	const highest = taken.reduce((most, number) => Math.max(most, sequenceOf(mask, context, number) ?? 0), 0);
	return formatNumber(mask, context, highest + 1);
}

function maskText(part: Exclude<MaskPart, { kind: 'counter' }>, { group = '', area = '', year }: MaskContext): string {
	if (part.kind === 'text') return part.text;
	const values: Record<Placeholder, string> = { GRUPPE: group, BEREICH: area, JJJJ: String(year), JJ: String(year).slice(-2) };
	return values[part.name];
}

function literalPattern(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}
