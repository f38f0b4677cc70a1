import { expect, test } from 'vitest';
import type { SchemaType } from '#schema/api-type.ts';
import { orNullInWords } from './schema-type.ts';

const flag: SchemaType = { kind: 'scalar', types: ['boolean'] };
const text: SchemaType = { kind: 'scalar', types: ['string'] };

test.each<[SchemaType, string]>([
	[text, 'Zeichenkette oder null'],
	[{ kind: 'scalar', types: ['string'], format: 'date-time' }, 'Zeitpunkt (date-time) oder null'],
	[flag, 'true, false oder null'],
	[{ kind: 'scalar', types: ['string', 'number'] }, 'Zeichenkette, Zahl oder null'],
	[{ kind: 'scalar', values: 3 }, 'einer von 3 Werten oder null'],
	[{ kind: 'array', of: flag }, 'Liste von true oder false, oder null'],
	[{ kind: 'array', of: { ...flag, nullable: true } }, 'Liste von (true, false oder null), oder null'],
	[{ kind: 'object', of: { ...text, nullable: true } }, 'Objekt mit freien Schlüsseln, Werte: Zeichenkette oder null, oder null'],
	[{ kind: 'object', name: 'Rund oder Eckig' }, 'Rund oder Eckig oder null'],
	[{ kind: 'any' }, 'beliebiger Wert oder null'],
])('%o is %s', (type, words) => expect(orNullInWords(type)).toBe(words));
