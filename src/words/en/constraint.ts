import type { Constraint, Measured } from '#schema/api-constraint.ts';

/** Word before a pattern, which pages set as code. */
export const PATTERN = 'pattern';

/** A constraint of a value: `at most 64 characters`, `1 to 120`, `pattern ^[a-z]+$`. Numbers are written as in JSON. */
export function constraintInWords(constraint: Constraint): string {
	switch (constraint.kind) {
		case 'range':
			return rangeInWords(constraint);
		case 'above':
			return `greater than ${constraint.value}`;
		case 'below':
			return `less than ${constraint.value}`;
		case 'multipleOf':
			return `multiple of ${constraint.value}`;
		case 'pattern':
			return `${PATTERN} ${constraint.pattern}`;
		case 'unique':
			return 'no duplicates';
		case 'dependent':
			return `if ${constraint.name} is given, also ${constraint.names.join(', ')}`;
		case 'requires':
			return `requires ${constraint.names.join(', ')}`;
		case 'requiresOne':
			return `${constraint.keyword === 'oneOf' ? 'exactly' : 'at least'} one: ${constraint.alternatives.map((names, index) => `${names.join(' with ')}${constraint.titles?.[index] === undefined ? '' : ` (“${constraint.titles[index]}”)`}`).join(', ')}`;
		case 'contradiction':
			return `contradictory: at once ${constraint.types.map((type) => (type === 'boolean' ? 'true or false' : type)).join(' and ')}; no value is valid`;
		case 'disjoint':
			return `contradictory: at once ${constraint.lists.map((values) => `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`).join(' and ')}; no value is valid`;
		case 'cut':
			return 'not expanded any further here';
	}
}

/** For one and for many. */
const UNITS: Record<Measured, [string, string]> = {
	value: ['', ''],
	length: [' character', ' characters'],
	items: [' item', ' items'],
	contains: [' matching item', ' matching items'],
	properties: [' property', ' properties'],
};

function rangeInWords({ of, least, most }: Extract<Constraint, { kind: 'range' }>): string {
	const counted = (count: number) => `${count}${UNITS[of][count === 1 ? 0 : 1]}`;
	if (least === undefined) return `at most ${counted(most ?? 0)}`;
	if (most === undefined) return `at least ${counted(least)}`;
	if (least > most) return `contradictory: at least ${counted(least)} and at most ${counted(most)}; no value is valid`;
	return least === most ? `exactly ${counted(least)}` : `${least} to ${counted(most)}`;
}
