import { describe, expect, test } from 'vitest';
import { changesBetween } from './changes.fixture.ts';

const USE = "{ application/json: { schema: { $ref: '#/components/schemas/T' } } }";
const IN = `/in: { post: { requestBody: { content: ${USE} }, responses: {} } }`;
const OUT = `/out: { get: { responses: { '200': { description: '', content: ${USE} } } } }`;

/** A description with a schema `T`; `more` are further schemas. */
const withPaths =
	(paths: string) =>
	(schema: string, more = '') =>
		`{ paths: { ${paths} }, components: { schemas: { T: ${schema}, Other: { type: object, properties: { x: { type: string } } }${more} } } }`;
const sent = withPaths(IN);
const received = withPaths(OUT);
const both = withPaths(`${IN}, ${OUT}`);

/** The same change as a request, as a response, and as both: impact signs `!` breaking, `+` compatible, `·` neutral. */
function impacts(before: string, after: string): { signs: string; texts: string[] } {
	const results = [sent, received, both].map((place) => changesBetween(place(before), place(after)));
	const signs = results.map((lines) => lines.map((line) => line[0]).join('') || '-').join(' ');
	return { signs, texts: (results[2] ?? []).map((line) => line.slice(2)) };
}

describe('each aspect is judged by who sends the value', () => {
	test.each([
		// before, after, signs sent/received/both, texts
		['{ type: string }', '{ type: integer }', '! ! !', 'Schema T: Typ ganze Zahl statt Text'],
		[
			'{ allOf: [{ type: [string, integer] }, {}] }',
			'{ allOf: [{ type: [string, integer] }, { type: integer }] }',
			'! + !',
			'Schema T: Typ ganze Zahl statt Text oder ganze Zahl',
		],
		['{ type: number }', '{ type: integer }', '! + !', 'Schema T: Typ ganze Zahl statt Zahl'],
		['{ type: integer }', '{ type: [integer, string] }', '+ ! !', 'Schema T: Typ ganze Zahl oder Text statt ganze Zahl'],
		['{ type: string }', '{}', '+ ! !', 'Schema T: Typ beliebig statt Text'],
		['{ type: string }', '{ type: [string, "null"] }', '+ ! !', 'Schema T: darf jetzt null sein'],
		['{ type: [string, "null"] }', '{ type: string }', '! + !', 'Schema T: darf nicht mehr null sein'],
		['{ enum: [a, b] }', '{ enum: [a, b, c] }', '+ ! !', 'Schema T: neuer Wert „c“'],
		['{ enum: [a, b, 3] }', '{ enum: [b] }', '! + !', 'Schema T: Werte „a“, 3 entfallen'],
		['{ type: string }', '{ type: string, enum: [a] }', '! + !', 'Schema T: nur noch diese Werte: „a“'],
		['{ const: a }', '{ enum: [a, b] }', '+ ! !', 'Schema T: neuer Wert „b“'],
		['{ type: string, enum: [a, b] }', '{ const: a }', '! + !', 'Schema T: Wert „b“ entfallen'],
		['{ enum: [1] }', '{ type: number, enum: [1, 2] }', '+ ! !', 'Schema T: neuer Wert 2'],
		['{ enum: [a] }', '{ enum: [a, null] }', '+ ! !', 'Schema T: darf jetzt null sein'],
		['{ enum: [a, null] }', '{ enum: [a] }', '! + !', 'Schema T: darf nicht mehr null sein'],
		['{ type: [string, "null"], enum: [a, null] }', '{ type: [string, "null"], enum: [a] }', '! + !', 'Schema T: darf nicht mehr null sein'],
		['{ type: [string, "null"], enum: [a] }', '{ type: [string, "null"], enum: [a, null] }', '+ ! !', 'Schema T: darf jetzt null sein'],
		['{ type: [string, "null"], enum: [a, null] }', '{ type: [string, "null"], enum: [a, null], title: x }', '· · ·', 'Schema T: Text überarbeitet'],
		['{ enum: [null] }', '{ enum: [null, a] }', '+ ! !', 'Schema T: neuer Wert „a“'],
		['{ enum: [a, null] }', '{ enum: [null] }', '! + !', 'Schema T: Wert „a“ entfallen'],
		['{ enum: [a, null] }', '{ const: a }', '! + !', 'Schema T: darf nicht mehr null sein'],
		['{ type: string, maxLength: 10 }', '{ type: string, maxLength: 5 }', '! + !', 'Schema T: höchstens 5 statt 10 Zeichen'],
		['{ type: string }', '{ type: string, minLength: 1 }', '! + !', 'Schema T: jetzt mindestens 1 Zeichen'],
		['{ type: integer, maximum: 9 }', '{ type: integer }', '+ ! !', 'Schema T: nicht mehr höchstens 9'],
		['{ type: integer, minimum: 1 }', '{ type: integer, minimum: 0 }', '+ ! !', 'Schema T: mindestens 0 statt 1'],
		['{ type: integer, format: int32 }', '{ type: integer, format: int64 }', '+ ! !', 'Schema T: Format „int64“ statt „int32“'],
		['{ type: integer, format: constructor }', '{ type: integer, format: valueOf }', '! ! !', 'Schema T: Format „valueOf“ statt „constructor“'],
		['{ type: number, format: double }', '{ type: number, format: float }', '! + !', 'Schema T: Format „float“ statt „double“'],
		['{ allOf: [{ enum: [a, b] }, { enum: [a, b, c] }] }', '{ allOf: [{ enum: [a, b] }, { enum: [a, c] }] }', '! + !', 'Schema T: Wert „b“ entfallen'],
		['{ allOf: [{ pattern: a }, { pattern: b }] }', '{ allOf: [{ pattern: a }, { pattern: c }] }', '! ! !', 'Schema T: Muster „c“ statt „b“'],
		['{ allOf: [{ pattern: a }, { pattern: b }] }', '{ allOf: [{ pattern: b }] }', '+ ! !', 'Schema T: Muster „a“ entfallen'],
		['{ type: string, pattern: a }', '{ type: string, pattern: b }', '! ! !', 'Schema T: Muster „b“ statt „a“'],
		['{ type: string, format: date }', '{ type: string }', '+ ! !', 'Schema T: Format „date“ entfallen'],
		['{ type: number, multipleOf: 2 }', '{ type: number, multipleOf: 4 }', '! + !', 'Schema T: Vielfaches von 4 statt 2'],
		['{ type: array }', '{ type: array, uniqueItems: true }', '! + !', 'Schema T: Einträge dürfen sich nicht mehr wiederholen'],
		['{ type: array }', '{ type: array, items: { type: string } }', '! + !', 'Schema T: Form der Einträge vorgeschrieben'],
		['{ type: array, items: { type: string } }', '{ type: array, items: { type: boolean } }', '! ! !', 'Schema T, []: Typ Wahrheitswert statt Text'],
		['{ type: string, default: a }', '{ type: string, default: b }', '! · !', 'Schema T: Vorgabe „b“ statt „a“'],
		['{ type: string }', '{ type: string, default: b }', '· · ·', 'Schema T: Vorgabe „b“'],
		['{ type: string }', '{ type: string, deprecated: true }', '+ + +', 'Schema T: veraltet'],
		['{ type: string, description: A }', '{ type: string, description: B }', '· · ·', 'Schema T: Text überarbeitet'],
		['{ type: string, not: { const: a } }', '{ type: string, not: { const: b } }', '! ! !', 'Schema T: ausgeschlossene Werte geändert'],
		['true', 'false', '! + !', 'Schema T: kein Wert mehr erlaubt'],
	])('%s → %s', (before, after, signs, text) => {
		expect(impacts(before, after)).toEqual({ signs, texts: [text] });
	});
});

describe('fields', () => {
	const object = (properties: string, more = '') => `{ type: object, properties: { a: { type: string }${properties} }${more} }`;

	test.each([
		[object(''), object(', b: {}'), '+ + +', 'Schema T, Feld b: neu'],
		[object(''), object(', b: {}', ', required: [b]'), '! + !', 'Schema T, Feld b: neu, erforderlich'],
		[object(', b: {}'), object(''), '! ! !', 'Schema T, Feld b: entfernt'],
		[object(''), object('', ', required: [a]'), '! + !', 'Schema T, Feld a: jetzt erforderlich'],
		[object('', ', required: [a]'), object(''), '+ ! !', 'Schema T, Feld a: nicht mehr erforderlich'],
		[object(''), object('', ', additionalProperties: false'), '! + !', 'Schema T: keine weiteren Felder mehr erlaubt'],
		[object('', ', additionalProperties: false'), object(''), '+ + +', 'Schema T: weitere Felder erlaubt'],
		[
			object('', ', additionalProperties: { type: string }'),
			object('', ', additionalProperties: { type: integer }'),
			'! ! !',
			'Schema T, weitere Felder: Typ ganze Zahl statt Text',
		],
		[object(', b: { type: string }'), object(', b: { type: string, readOnly: true }'), '! · !', 'Schema T, Feld b: nur noch lesbar'],
		[object(', b: { type: string, writeOnly: true }'), object(', b: { type: string }'), '· + +', 'Schema T, Feld b: jetzt auch lesbar'],
	])('%s → %s', (before, after, signs, text) => {
		expect(impacts(before, after)).toEqual({ signs, texts: [text] });
	});

	test('that never travel in a direction do not count there', () => {
		const before = object('');
		expect(impacts(before, object(', b: { readOnly: true }', ', required: [b]')).signs).toBe('- + +');
		expect(impacts(before, object(', b: { writeOnly: true }', ', required: [b]')).signs).toBe('! - !');
		expect(impacts(object(', b: { readOnly: true, enum: [x] }'), object(', b: { readOnly: true, enum: [x, y] }')).signs).toBe('- ! !');
	});

	test('that came to be sent are demanded of who calls', () => {
		const id = (flag: string, more = '') => object(`, id: { type: string${flag} }`, more);
		const demanded = ', required: [id]';
		expect(impacts(id(', readOnly: true', demanded), id('', demanded)).signs).toBe('!+ · !+');
		expect(impacts(id(', readOnly: true'), id('', demanded)).signs).toBe('!+ +· !+');
		expect(impacts(id(', readOnly: true', demanded), id('', demanded)).texts).toContain('Schema T, Feld id: jetzt erforderlich');
		expect(impacts(id('', demanded), id(', readOnly: true', demanded)).signs).toBe('! · !');
	});

	test.each([
		[object(''), object('', ', required: [b]'), '! + !', 'Schema T: Feld b jetzt erforderlich'],
		[object('', ', required: [b]'), object(''), '+ ! !', 'Schema T: Feld b nicht mehr erforderlich'],
		[object('', ', required: [b]'), object(', b: {}', ', required: [b]'), '+ + +', 'Schema T, Feld b: neu'],
	])('that are only demanded: %s → %s', (before, after, signs, text) => {
		expect(impacts(before, after)).toEqual({ signs, texts: [text] });
	});

	test('whose name or kind was known are compared with what was said of them', () => {
		expect(impacts(object('', ', required: [b]'), object(', b: { type: string }', ', required: [b]'))).toEqual({
			signs: '+! ++ +!',
			texts: ['Schema T, Feld b: neu', 'Schema T, Feld b: Typ Text statt beliebig'],
		});
		const map = ', additionalProperties: { type: string }';
		expect(impacts(object('', map), object(', b: { type: integer }', map)).signs).toBe('+! +! +!');
	});

	test('deep down are named by their way', () => {
		const deep = (type: string) => object(`, rows: { type: array, items: { type: object, properties: { cells: { type: array, items: { type: ${type} } } } } }`);
		expect(impacts(deep('string'), deep('integer')).texts).toEqual(['Schema T, Feld rows[].cells[]: Typ ganze Zahl statt Text']);
	});
});

describe('schemas made of others', () => {
	const ref = "{ $ref: '#/components/schemas/Other' }";

	test('moving fields into an allOf changes nothing', () => {
		expect(impacts('{ type: object, properties: { x: { type: string } } }', `{ allOf: [${ref}] }`).texts).toEqual([]);
		expect(impacts(ref, `{ type: object, allOf: [${ref}], properties: { y: {} } }`).texts).toEqual(['Schema T, Feld y: neu']);
	});

	test('what several parts say of a field is compared however deep it lies', () => {
		const part = (name: string, more = '') =>
			`{ type: object, properties: { address: { type: object, properties: { city: { type: object, properties: { ${name}: { type: string } }${more} } } } } }`;
		const both = (more = '') => `{ allOf: [${part('x')}, ${part('y', more)}] }`;
		expect(impacts(both(), both(', required: [y]'))).toEqual({ signs: '! + !', texts: ['Schema T, Feld address.city.y: jetzt erforderlich'] });
	});

	test('combinations of parts end, however many there are', () => {
		// Each schema leads by each letter to other ones, so that nearly every set of them is met.
		const count = 12;
		const place = (index: number) => `{ $ref: '#/components/schemas/S${index % count}' }`;
		const more = Array.from({ length: count }, (_, index) => {
			const also = index % 3 === 0 ? place(index * 5 + 2) : place(index * 2);
			return `, S${index}: { type: object, properties: { a: ${place(index + 1)}, b: { allOf: [${place(index)}, ${also}] } } }`;
		}).join('');
		expect(changesBetween(sent(place(0), more), sent(place(0), more))).toEqual([]);
	});

	test('who lost a keyword is blamed, not who refers to it', () => {
		const more = (keyword: string) => `, Named: { type: string${keyword} }`;
		const named = "{ $ref: '#/components/schemas/Named'";
		const lines = changesBetween(
			both(`{ type: object, properties: { a: ${named} } } }`, more(', maxLength: 5')),
			both(`{ type: object, properties: { a: ${named}, deprecated: true } } }`, more('')),
		);
		expect(lines.map((line) => line.slice(2)).sort()).toEqual(['Schema Named: nicht mehr höchstens 5 Zeichen', 'Schema T, Feld a: veraltet']);
	});

	test('a part that another schema demands is blamed there', () => {
		expect(impacts(`{ allOf: [${ref}] }`, `{ allOf: [${ref}, { required: [x] }] }`).texts).toEqual(['Schema T: Feld x jetzt erforderlich']);
	});

	test.each([
		[
			`{ oneOf: [${ref}, { type: string }] }`,
			`{ oneOf: [${ref}, { type: string }, { title: Zahl, type: integer }] }`,
			'+ ! !',
			'Schema T: neue Variante „Zahl“',
		],
		[
			`{ oneOf: [${ref}, { type: string }, { title: Zahl, type: integer }] }`,
			`{ anyOf: [{ type: string }, { title: Zahl, type: integer }] }`,
			'! + !',
			'Schema T: Variante „Other“ entfallen',
		],
		[`{ oneOf: [${ref}, { type: string }] }`, `{ oneOf: [{ type: integer }, ${ref}] }`, '! ! !', 'Schema T, (Variante 1): Typ ganze Zahl statt Text'],
		[ref, `{ oneOf: [${ref}, { title: Zahl, type: integer }] }`, '+ ! !', 'Schema T: neue Variante „Zahl“'],
		[`{ oneOf: [${ref}, { title: Zahl, type: integer }] }`, ref, '! + !', 'Schema T: Variante „Zahl“ entfallen'],
		[ref, `{ oneOf: [${ref}, { type: "null" }] }`, '+ ! !', 'Schema T: darf jetzt null sein'],
		['{ oneOf: [{ const: a, title: A }, { const: b, title: B }] }', '{ oneOf: [{ const: a, title: A }] }', '! + !', 'Schema T: Wert „b“ entfallen'],
	])('%s → %s', (before, after, signs, text) => {
		expect(impacts(before, after)).toEqual({ signs, texts: [text] });
	});

	test.each([
		['number', 'minimum: 0', 'exclusiveMinimum: 0', '!! ++ !!'],
		['number', 'exclusiveMaximum: 5', 'maximum: 5', '++ !! !!'],
		['number', 'exclusiveMinimum: 0', 'minimum: 1', '!! ++ !!'],
		['integer', 'exclusiveMinimum: 0', 'minimum: 1', '·· ·· ··'],
		['integer', 'maximum: 9', 'exclusiveMaximum: 10', '·· ·· ··'],
	])('one limit of %s written otherwise, %s → %s, has one consequence', (type, before, after, signs) => {
		expect(impacts(`{ type: ${type}, ${before} }`, `{ type: ${type}, ${after} }`).signs).toBe(signs);
	});

	test('a value of a discriminator that goes breaks who sends it, a new one who receives it', () => {
		const choice = (value: string) =>
			`{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }], discriminator: { propertyName: kind, mapping: { ${value}: '#/components/schemas/A', two: '#/components/schemas/B' } } }`;
		const more = ', A: { type: object }, B: { type: object }';
		const lines = (place: typeof sent) => changesBetween(place(choice('one'), more), place(choice('first'), more));
		expect(lines(sent)).toEqual(['! Schema T: Wert „one“ entfallen', '+ Schema T: neuer Wert „first“']);
		expect(lines(received)).toEqual(['+ Schema T: Wert „one“ entfallen', '! Schema T: neuer Wert „first“']);
	});

	test('a discriminator whose values change their meaning breaks', () => {
		const choice = (a: string, b: string) =>
			`{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }], discriminator: { propertyName: kind, mapping: { one: '#/components/schemas/${a}', two: '#/components/schemas/${b}' } } }`;
		const more = ', A: { type: object }, B: { type: object }';
		const lines = changesBetween(both(choice('A', 'B'), more), both(choice('B', 'A'), more));
		expect(lines.sort()).toEqual(['! Schema T: „one“ bedeutet „B“ statt „A“', '! Schema T: „two“ bedeutet „A“ statt „B“']);
	});

	test.each([
		['itself', "{ type: object, properties: { x: { enum: [%] }, child: { $ref: '#/components/schemas/T' } } }"],
		['lists of itself', "{ type: object, properties: { x: { enum: [%] } }, additionalProperties: { type: array, items: { $ref: '#/components/schemas/T' } } }"],
		['an allOf of itself', "{ allOf: [{ $ref: '#/components/schemas/T' }, { properties: { x: { enum: [%] } } }] }"],
		['a choice with itself', "{ oneOf: [{ $ref: '#/components/schemas/T' }, { title: A, properties: { x: { enum: [%] } } }] }"],
	])('recursion ends: %s', (_, schema) => {
		expect(impacts(schema.replace('%', 'a'), schema.replace('%', 'a, b')).texts).toEqual([expect.stringMatching(/x: neuer Wert „b“$/)]);
	});
});

test('a shared schema is told once, however often it is used', () => {
	const uses = (count: number) => Array.from({ length: count }, (_, index) => `p${index}: { $ref: '#/components/schemas/Other' }`).join(', ');
	const more = (type: string) => `, Other2: { type: ${type} }`;
	const wrap = (type: string) => both(`{ type: object, properties: { ${uses(50).replaceAll('Other', 'Other2')} } }`, more(type));
	expect(changesBetween(wrap('string'), wrap('integer'))).toEqual(['! Schema Other2: Typ ganze Zahl statt Text']);
});

test('a tower of schemas that each use the next one many times stays linear', () => {
	const levels = 60;
	const tower = (type: string) =>
		Array.from({ length: levels }, (_, level) => {
			const next = level === levels - 1 ? `{ type: ${type} }` : `{ $ref: '#/components/schemas/L${level + 1}' }`;
			return `, L${level}: { type: object, properties: { a: ${next}, b: ${next}, c: ${next} } }`;
		}).join('');
	const lines = changesBetween(both("{ $ref: '#/components/schemas/L0' }", tower('string')), both("{ $ref: '#/components/schemas/L0' }", tower('integer')));
	expect(lines.map((line) => line.slice(2))).toEqual(['a', 'b', 'c'].map((name) => `Schema L59, Feld ${name}: Typ ganze Zahl statt Text`));
});
