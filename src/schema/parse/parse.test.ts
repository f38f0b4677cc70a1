import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parse } from './parse.ts';

const schema = z.strictObject({
	title: z.string().min(1).optional(),
	contact: z.email().optional(),
	url: z.url().optional(),
	base: z.string().regex(/^\/$/, 'Der Pfad beginnt mit „/“.').optional(),
	code: z.string().regex(/^x/).optional(),
	year: z.int().min(1900).max(2200).optional(),
	strict: z.boolean().default(false),
	list: z.array(z.string()).min(1).optional(),
	banner: z.enum(['none', 'unmaintained', 'unreleased']).optional(),
	words: z.union([z.array(z.string()), z.string()]).optional(),
	page: z.union([z.boolean(), z.strictObject({ permalink: z.string() })]).optional(),
	copyright: z.strictObject({ holder: z.string() }).optional(),
	items: z
		.array(
			z.discriminatedUnion('type', [
				z.strictObject({ type: z.literal('link'), to: z.string() }),
				z.strictObject({ type: z.literal(['doc', 'ref']), id: z.string() }),
			]),
		)
		.optional(),
	versions: z.record(z.string(), z.strictObject({ label: z.string().optional() })).prefault({}),
	twice: z
		.number()
		.refine((number) => number % 2 === 0, 'Erwartet wird eine gerade Zahl.')
		.optional(),
});

const origin = { file: 'site.config.ts', rule: 'site-config' as const, lineOf: () => 7 };

/** `message → hint` of everything that is wrong with `input`. */
function findings(input: unknown): string[] {
	const result = parse(schema, input, origin);
	return 'problems' in result ? result.problems.map(({ message, hint }) => `${message} → ${hint}`) : [];
}

test('a sound value comes back with its defaults', () => {
	expect(parse(schema, { title: 'A' }, origin)).toEqual({ value: { title: 'A', strict: false, versions: {} }, ignored: [] });
});

test('a problem carries rule, file and line', () => {
	expect(parse(schema, { year: 1 }, origin)).toEqual({
		problems: [
			{ severity: 'error', rule: 'site-config', file: 'site.config.ts', line: 7, message: '„year“ hat den Wert 1.', hint: 'Erwartet wird mindestens 1900.' },
		],
	});
});

test('the line is asked for the whole path, for an unknown key with the key itself', () => {
	const paths: PropertyKey[][] = [];
	parse(schema, { items: [{ type: 'link', to: 5, too: 'x' }] }, { ...origin, lineOf: (path) => void paths.push([...path]) });
	expect(paths).toEqual([
		['items', 0, 'to'],
		['items', 0, 'too'],
	]);
});

describe('says in German what is wrong and how to mend it', () => {
	test.each<[string, unknown, string]>([
		['wrong type', { title: 5 }, '„title“ hat den Wert 5. → Erwartet wird ein Text.'],
		['null', { title: null }, '„title“ hat den Wert null. → Erwartet wird ein Text.'],
		['boolean', { strict: 'ja' }, '„strict“ hat den Wert "ja". → Erwartet wird true oder false.'],
		['whole number', { year: 20.5 }, '„year“ hat den Wert 20.5. → Erwartet wird eine ganze Zahl.'],
		['list', { list: 'a' }, '„list“ hat den Wert "a". → Erwartet wird eine Liste.'],
		['object', { copyright: 'x' }, '„copyright“ hat den Wert "x". → Erwartet wird ein Objekt.'],
		['missing', { copyright: {} }, 'Der Schlüssel „copyright.holder“ fehlt. → Erwartet wird ein Text.'],
		['empty text', { title: '' }, '„title“ ist leer. → Erwartet wird ein Text.'],
		['empty list', { list: [] }, '„list“ ist leer. → Erwartet wird mindestens ein Eintrag.'],
		['too small', { year: 1 }, '„year“ hat den Wert 1. → Erwartet wird mindestens 1900.'],
		['too big', { year: 9999 }, '„year“ hat den Wert 9999. → Erwartet wird höchstens 2200.'],
		['address', { url: 'nix' }, '„url“ hat den Wert "nix". → Erwartet wird eine vollständige Adresse, zum Beispiel „https://www.example.com/“.'],
		['mail', { contact: 'nix' }, '„contact“ hat den Wert "nix". → Erwartet wird eine E-Mail-Adresse, zum Beispiel „hilfe@example.com“.'],
		['pattern with words', { base: 'x' }, '„base“ hat den Wert "x". → Der Pfad beginnt mit „/“.'],
		['pattern without words', { code: 'y' }, '„code“ hat den Wert "y". → Die Schreibweise passt nicht.'],
		['own check', { twice: 3 }, '„twice“ hat den Wert 3. → Erwartet wird eine gerade Zahl.'],
		['one of some', { banner: 'alt' }, '„banner“ hat den Wert "alt". → Erlaubt sind: none, unmaintained, unreleased.'],
		[
			'nearly one of some',
			{ banner: 'unrelased' },
			'„banner“ hat den Wert "unrelased". → Meinten Sie „unreleased“? Erlaubt sind: none, unmaintained, unreleased.',
		],
		['type of an entry', { items: [{ type: 'lnk' }] }, '„items.0.type“ hat den Wert "lnk". → Meinten Sie „link“? Erlaubt sind: link, doc, ref.'],
		['entry without type', { items: [{ to: '/' }] }, 'Der Schlüssel „items.0.type“ fehlt. → Erlaubt sind: link, doc, ref.'],
		['no branch of a union', { words: 5 }, '„words“ hat den Wert 5. → Erwartet wird eine Liste.'],
		['the branch that came closest', { words: ['a', 5] }, '„words.1“ hat den Wert 5. → Erwartet wird ein Text.'],
		['the object of a union', { page: { permalink: 5 } }, '„page.permalink“ hat den Wert 5. → Erwartet wird ein Text.'],
		['long value', { title: ['x'.repeat(99)] }, `„title“ hat den Wert ["${'x'.repeat(57)}…. → Erwartet wird ein Text.`],
		['no object', ['a'], 'Die Datei enthält ["a"]. → Erwartet wird ein Objekt.'],
		['nothing', undefined, 'Die Datei ist leer. → Erwartet wird ein Objekt.'],
	])('%s', (_, input, expected) => {
		expect(findings(input)).toEqual([expected]);
	});
});

describe('names the nearest key for an unknown one', () => {
	test.each<[string, unknown, string[]]>([
		['at the top', { ttl: 1 }, ['Unbekannter Schlüssel „ttl“. → Meinten Sie „title“?']],
		['in an object', { copyright: { holder: 'x', holdr: 'y' } }, ['Unbekannter Schlüssel „holdr“ in „copyright“. → Meinten Sie „holder“?']],
		['in a record', { versions: { current: { lable: 'x' } } }, ['Unbekannter Schlüssel „lable“ in „versions.current“. → Meinten Sie „label“?']],
		['in an entry with a type', { items: [{ type: 'doc', id: 'a', idd: 'b' }] }, ['Unbekannter Schlüssel „idd“ in „items.0“. → Meinten Sie „id“?']],
		['none near', { copyright: { holder: 'x', zzzzzzzz: 1 } }, ['Unbekannter Schlüssel „zzzzzzzz“ in „copyright“. → Bekannt sind: holder.']],
		['of another level', { holder: 'x' }, ['Unbekannter Schlüssel „holder“. → „holder“ gehört in „copyright“.']],
		['of the top', { copyright: { holder: 'x', year: 1 } }, ['Unbekannter Schlüssel „year“ in „copyright“. → „year“ gehört auf die oberste Ebene.']],
		['of entries', { label: 'x' }, ['Unbekannter Schlüssel „label“. → „label“ gehört in „versions“.']],
		['each by itself', { titel: 1, yaer: 2 }, ['Unbekannter Schlüssel „titel“. → Meinten Sie „title“?', 'Unbekannter Schlüssel „yaer“. → Meinten Sie „year“?']],
	])('%s', (_, input, expected) => {
		expect(findings(input)).toEqual(expected);
	});
});

test('no word of the schema library reaches the writer', () => {
	const everything = {
		title: 5,
		contact: 'x',
		url: 'x',
		code: 'y',
		year: 'x',
		list: [5],
		banner: 1,
		words: 5,
		page: 5,
		items: [{ type: 1 }, 5],
		twice: 'x',
		versions: { a: 5 },
		x: 1,
	};
	expect(findings(everything).join('\n')).not.toMatch(/\b(?:Invalid|expected|received|must|Too|Unrecognized)\b/i);
});

describe('a file that was written for another program', () => {
	const schema = z.strictObject({
		title: z.string().min(1).optional(),
		size: z.number().optional(),
		list: z
			.array(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a'), name: z.string() }), z.strictObject({ type: z.literal('b') })]))
			.default([]),
	});
	const open = (input: unknown) => parse(schema, input, { file: 'a.md', rule: 'front-matter', lineOf: () => 2, open: true });

	test('keys that nobody knows are left out without a word', () => {
		expect(open({ title: 'T', own: 1, list: [{ type: 'a', name: 'n', more: true }] })).toEqual({
			value: { title: 'T', list: [{ type: 'a', name: 'n' }] },
			ignored: [],
		});
	});

	test('so are those of a value that stands for a list', () => {
		const single = z.strictObject({ who: z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.strictObject({ name: z.string() }))) });
		const input = { who: { name: 'N', place: 'P' } };
		expect(parse(single, input, { file: 'a.md', rule: 'front-matter', lineOf: () => 2, open: true })).toEqual({ value: { who: [{ name: 'N' }] }, ignored: [] });
	});

	test('values that do not fit are left out with a warning each', () => {
		const result = open({ title: '', size: 'large', own: 1, list: [{ type: 'b' }, { type: 'c' }] });
		expect(result).toMatchObject({ value: { list: [{ type: 'b' }] } });
		expect('ignored' in result && result.ignored.map(({ severity, line }) => `${severity} ${line}`)).toEqual(['warning 2', 'warning 2', 'warning 2']);
	});

	test('what is needed and missing stays an error', () => {
		expect(open({ list: [{ type: 'a' }] })).toHaveProperty('problems');
	});
});
