import type { Constraint, Measured } from '#schema/api-constraint.ts';
import { ownValue } from '#text/own-value.ts';

/** Word before a pattern, which pages set as code. */
export const PATTERN = 'Muster';

/** A constraint of a value: `höchstens 64 Zeichen`, `1 bis 120`, `Muster ^[a-z]+$`. Numbers are written as in JSON. */
export function constraintInWords(constraint: Constraint): string {
	switch (constraint.kind) {
		case 'range':
			return rangeInWords(constraint);
		case 'above':
			return `größer als ${constraint.value}`;
		case 'below':
			return `kleiner als ${constraint.value}`;
		case 'multipleOf':
			return `Vielfaches von ${constraint.value}`;
		case 'pattern':
			return `${PATTERN} ${constraint.pattern}`;
		case 'unique':
			return 'ohne Wiederholung';
		case 'dependent':
			return `mit ${constraint.name} auch ${constraint.names.join(', ')}`;
		case 'requires':
			return `verlangt ${constraint.names.join(', ')}`;
		case 'requiresOne':
			return `${constraint.keyword === 'oneOf' ? 'genau' : 'mindestens'} eines: ${constraint.alternatives.map((names, index) => `${names.join(' mit ')}${constraint.titles?.[index] === undefined ? '' : ` („${constraint.titles[index]}“)`}`).join(', ')}`;
		case 'contradiction':
			return `widersprüchlich: zugleich ${constraint.types.map((type) => ownValue(TYPE_WORDS, type) ?? type).join(' und ')}; kein Wert ist gültig`;
		case 'disjoint':
			return `widersprüchlich: zugleich ${constraint.lists.map((values) => `${values.length > 1 ? 'eines von ' : ''}${values.join(', ')}`).join(' und ')}; kein Wert ist gültig`;
		case 'cut':
			return 'hier nicht weiter aufgeklappt';
	}
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
	string: 'Zeichenkette',
	number: 'Zahl',
	integer: 'ganze Zahl',
	boolean: 'true oder false',
	array: 'Liste',
	object: 'Objekt',
};

/** For one and for many. */
const UNITS: Record<Measured, [string, string]> = {
	value: ['', ''],
	length: [' Zeichen', ' Zeichen'],
	items: [' Eintrag', ' Einträge'],
	contains: [' passender Eintrag', ' passende Einträge'],
	properties: [' Eigenschaft', ' Eigenschaften'],
};

function rangeInWords({ of, least, most }: Extract<Constraint, { kind: 'range' }>): string {
	const counted = (count: number) => `${count}${UNITS[of][count === 1 ? 0 : 1]}`;
	if (least === undefined) return `höchstens ${counted(most ?? 0)}`;
	if (most === undefined) return `mindestens ${counted(least)}`;
	if (least > most) return `widersprüchlich: mindestens ${counted(least)} und höchstens ${counted(most)}; kein Wert ist gültig`;
	return least === most ? `genau ${counted(least)}` : `${least} bis ${counted(most)}`;
}
