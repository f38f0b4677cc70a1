/** Placeholders of a template without those of Zusatzfelder (RULES.md ). */
export const MAGIC_NAME_PLACEHOLDERS = [
	'nummer',
	'pruefmittelnummer',
	'identnummer',
	'seriennummer',
	'bezeichnung',
	'hersteller',
	'typ',
	'messbereich',
	'gruppe',
	'bereich',
	'sektion',
	'kostenstelle',
] as const;
type MagicNamePlaceholder = (typeof MAGIC_NAME_PLACEHOLDERS)[number];

/** Values for a template; empty text where a device has none. Zusatzfelder as they are shown, by key. */
type MagicNameValues = Readonly<Partial<Record<MagicNamePlaceholder, string>>> & { customFields?: Readonly<Record<string, string>> };

/** Why a template cannot be used: an unknown placeholder, or optional groups in one another or without an end. */
interface TemplateProblem {
	code: 'KB-409' | 'groups';
	value: string;
}

type TemplatePart = { kind: 'text'; text: string } | { kind: 'placeholder'; name: string };

/** Parts in order; an inner list is an optional group. */
interface MagicNameTemplate {
	parts: readonly (TemplatePart | readonly TemplatePart[])[];
	problems: readonly TemplateProblem[];
}

/** Characters of a Magic-Name at most. */
export const MAXIMUM_MAGIC_NAME = 120;

const CUSTOM = 'zusatzfeld:';

/**
 * Reads a template such as `{nummer}[ · {bezeichnung}]` (RULES.md ); `\[` is a bracket.
 * @param customFields keys of the Zusatzfelder that exist; others are unknown placeholders.
 */
export function readTemplate(template: string, customFields: readonly string[]): MagicNameTemplate {
	const parts: (TemplatePart | TemplatePart[])[] = [];
	const problems: TemplateProblem[] = [];
	let group: TemplatePart[] | undefined;
	for (const [piece] of template.matchAll(/\\[[\]]|\[|\]|\{[^{}]*\}|\\|[^\\[\]{]+|\{/g)) {
		if (piece === '[') {
			if (group !== undefined) problems.push({ code: 'groups', value: piece });
			group = [];
			parts.push(group);
		} else if (piece === ']' && group !== undefined) group = undefined;
		else (group ?? parts).push(readTemplatePart(piece, customFields, problems));
	}
	if (group !== undefined) problems.push({ code: 'groups', value: '[' });
	return { parts, problems };
}

function readTemplatePart(piece: string, customFields: readonly string[], problems: TemplateProblem[]): TemplatePart {
	const name = /^\{(.*)\}$/.exec(piece)?.[1];
	if (name === undefined) return { kind: 'text', text: piece.replace(/^\\(?=[[\]])/, '') };
	const known = name.startsWith(CUSTOM)
		? customFields.includes(name.slice(CUSTOM.length))
		: MAGIC_NAME_PLACEHOLDERS.some((placeholder) => placeholder === name);
	if (!known) problems.push({ code: 'KB-409', value: piece });
	return { kind: 'placeholder', name };
}

/** The German text of a problem (RULES.md ). */
export function templateProblemText({ code, value }: TemplateProblem): string {
	return code === 'KB-409' ? `Unbekannter Platzhalter „${value}“.` : 'Jede Wahlgruppe braucht eine schließende Klammer und darf keine weitere enthalten.';
}

/**
 * Puts a Magic-Name together (RULES.md ): optional groups whose placeholders are all empty go away, so does a measuring range with which the designation
 * ends; several spaces become one; more than 120 characters become 119 and „…“.
 */
export function magicName({ parts }: MagicNameTemplate, values: MagicNameValues): string {
	const textOf = (name: string): string => {
		if (name.startsWith(CUSTOM)) return values.customFields?.[name.slice(CUSTOM.length)] ?? '';
		if (name === 'messbereich' && values.messbereich && values.bezeichnung?.endsWith(values.messbereich)) return '';
		return MAGIC_NAME_PLACEHOLDERS.some((placeholder) => placeholder === name) ? (values[name as MagicNamePlaceholder] ?? '') : '';
	};
	const write = (part: TemplatePart) => (part.kind === 'text' ? part.text : textOf(part.name));
	const isFilled = (part: TemplatePart) => part.kind === 'placeholder' && textOf(part.name) !== '';
	const name = parts.map((part) => ('kind' in part ? write(part) : part.some(isFilled) ? part.map(write).join('') : '')).join('');
	const characters = [...name.replace(/ {2,}/g, ' ').trim()];
	return characters.length > MAXIMUM_MAGIC_NAME ? `${characters.slice(0, MAXIMUM_MAGIC_NAME - 1).join('')}…` : characters.join('');
}

/** What a template reads of a device; Zusatzfelder as they are shown. */
interface NamedDevice {
	identNo: string;
	serialNo: string | null;
	designation: string;
	model: string | null;
	range: string | null;
	manufacturer: { name: string } | null;
	group: { code: string } | null;
	area: { code: string };
	section: { code: string } | null;
	costCentre: { number: string } | null;
	inspectionDevice: { number: string } | null;
}

/** Values of a device for `magicName`. @param customFields Zusatzfelder by key, as they are shown (`./custom-field-display.ts`). */
export function magicNameValues(device: NamedDevice, customFields: Readonly<Record<string, string>> = {}): MagicNameValues {
	return {
		nummer: device.inspectionDevice?.number ?? device.identNo,
		pruefmittelnummer: device.inspectionDevice?.number ?? '',
		identnummer: device.identNo,
		seriennummer: device.serialNo ?? '',
		bezeichnung: device.designation,
		hersteller: device.manufacturer?.name ?? '',
		typ: device.model ?? '',
		messbereich: device.range ?? '',
		gruppe: device.group?.code ?? '',
		bereich: device.area.code,
		sektion: device.section?.code ?? '',
		kostenstelle: device.costCentre?.number ?? '',
		customFields,
	};
}
