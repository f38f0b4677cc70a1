import { pointerTo } from '#openapi/json/pointer.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { ChangedThing, ChangeFact } from '#schema/api-change.ts';
import { compareValue, type ValueComparison } from './compare-value.ts';
import { COMPATIBLE, type Consequence, DIFFERENT } from './consequence.ts';
import type { OperationPair } from './pair-operations.ts';

/** What follows from a change to the list of parameters. */
const PARAMETERS = {
	addedOptional: COMPATIBLE,
	addedRequired: { sent: 'breaking', received: 'non-breaking' },
	// Servers may refuse what they do not know, and nobody gets what was asked for.
	removed: DIFFERENT,
	deprecated: COMPATIBLE,
} as const satisfies Record<string, Consequence>;

/** Compares the parameters of an operation. They belong together by place and name; in the path by their position, because nobody sends those names, nor that of a whole query. */
export function compareParameters({ before, after }: OperationPair, comparison: ValueComparison): void {
	const { log, direction } = comparison;
	const earlier = new Map(allParameters(before).map((parameter) => [parameterIdentity(parameter, before.path), parameter]));
	const later = new Map(allParameters(after).map((parameter) => [parameterIdentity(parameter, after.path), parameter]));
	for (const [key, parameter] of earlier) {
		if (later.has(key)) continue;
		const fact: ChangeFact = { what: 'removed', of: parameterThing(parameter) };
		log.add({ kind: 'removed', impact: PARAMETERS.removed[direction], subject: 'parameter', pointer: before.pointer, fact });
	}
	for (const [key, parameter] of later) {
		const match = earlier.get(key);
		const of = parameterThing(parameter);
		const add = (kind: 'added' | 'deprecated', consequence: Consequence, fact: ChangeFact) =>
			log.add({ kind, impact: consequence[direction], subject: 'parameter', pointer: after.pointer, fact });
		if (!match && parameter.required) add('added', PARAMETERS.addedRequired, { what: 'added', of, required: true });
		else if (!match) add('added', PARAMETERS.addedOptional, { what: 'added', of });
		else compareValue({ before: match, after: parameter }, 'parameter', comparison);
		if (match && !match.deprecated && parameter.deprecated) add('deprecated', PARAMETERS.deprecated, { what: 'deprecated', of, now: true });
	}
}

const parameterThing = ({ place, name }: Parameter): ChangedThing => ({ part: 'parameter', in: place, name });

const allParameters = ({ parameters }: OperationPair['before']): Parameter[] => Object.values(parameters).flat();

function parameterIdentity({ place, name }: Parameter, path: string): string {
	if (place === 'querystring') return pointerTo('', place);
	if (place !== 'path') return pointerTo('', place, place === 'header' ? name.toLowerCase() : name);
	const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, variable]) => variable);
	const position = names.indexOf(name);
	return pointerTo('', place, position === -1 ? name : position);
}
