import { consoleText } from '#words/console.ts';
import { constraintInWords } from '#words/constraint.ts';
import { typeInWords } from '#words/schema-type.ts';
import type { FormField } from './field.ts';

/** Longer values are shown by the control itself. */
const LONGEST_PRESET = 60;

/** The facts about the value as on the page: type first, then marks, limits and default. */
export function fieldWords({ type, shape, constraints, preset, deprecated }: FormField): string[] {
	const written = typeof preset === 'string' ? preset : JSON.stringify(preset);
	return [
		...(shape.kind === 'list' || shape.kind === 'json' || shape.kind === 'select' || shape.kind === 'boolean' ? [] : [typeInWords(type)]),
		...(deprecated ? [consoleText.deprecated] : []),
		...constraints.map(constraintInWords),
		...(written !== undefined && written.length <= LONGEST_PRESET ? [consoleText.preset(written)] : []),
	];
}
