import { expect, test } from 'vitest';
import { filledIn, needsOf } from '#schema/recipe-values.ts';
import { recipesSchema } from '#schema/recipes.ts';
import { workshop } from './form/description.fixture.ts';
import { afterStep, looksAt, requestOfStep, takenFrom } from './recipe.ts';

const step = (more: object) => {
	const [first] = recipesSchema.parse({ a: [{ title: 'x', operation: 'addPart', ...more }] })['a'] ?? [];
	if (first === undefined) throw new Error('No step.');
	return first;
};
const response = (body: unknown) => ({
	status: 200,
	headers: [
		['content-type', 'application/json'],
		['Retry-After', '7'],
	] as [string, string][],
	bytes: new TextEncoder().encode(JSON.stringify(body)),
	duration: 1,
});

test('a place alone becomes the value, inside of a text it is put in, unknown ones stay', () => {
	expect(filledIn({ a: '{id}', b: ['/teile/{id}', '{nichts}'] }, { id: 7 })).toEqual({ a: 7, b: ['/teile/7', '{nichts}'] });
	expect(needsOf(step({ parameters: { id: '{id}' }, body: { a: ['{name} {id}'] } }))).toEqual(['id', 'name']);
});

test('names that every object has are no values', () => {
	expect(filledIn(['{constructor}', 'Klasse {toString}'], {})).toEqual(['{constructor}', 'Klasse {toString}']);
	expect(needsOf(step({ token: '{neu}' }))).toEqual(['neu']);
});

test('a token may come from a step before', () => {
	const { model } = workshop();
	const tokenOf = (more: object) => requestOfStep(step(more), { neu: 'abc' }, { model, tokenVariable: undefined })?.token;
	expect([tokenOf({ token: 'Bearer {neu}' }), tokenOf({ token: '{neu}' }), tokenOf({})]).toEqual(['Bearer abc', 'abc', undefined]);
});

test('what a step brings after a new beginning is no part of it', () => {
	const exchange = (name: string) => ({ name }) as never;
	const played = [exchange('a'), exchange('b')];
	expect(afterStep(played, 0, exchange('c'))(played)).toEqual([{ name: 'c' }]);
	expect(afterStep(played, 2, exchange('c'))(played)).toHaveLength(3);
	expect(afterStep(played, 1, exchange('c'))([])).toEqual([]);
});

test('a step sends what it names and nothing else', () => {
	const { model } = workshop();
	const made = requestOfStep(step({ parameters: { lager: '{lager}' }, body: { name: 'Ring' } }), { lager: 3 }, { model, tokenVariable: undefined });
	expect(made?.request).toMatchObject({ query: ['lager=3'], headers: [], body: { kind: 'json', value: { name: 'Ring' } } });
});

test('a file has the content that the recipe gives it', async () => {
	const { model } = workshop();
	const given = step({ operation: 'addPicture', parameters: { id: 1 }, body: { bild: 'a.png' }, files: { 'a.png': 'Inhalt' } });
	expect(await requestOfStep(given, {}, { model, tokenVariable: undefined })?.files['a.png']?.text()).toBe('Inhalt');
});

test('a response gives what is there', () => {
	expect(takenFrom(step({ take: { id: '/data/0/id', next: '/next', fehlt: '/x' } }), response({ data: [{ id: 5 }], next: null }))).toEqual({ id: 5 });
	expect(looksAt(step({ look: { ID: '/id', Wartezeit: 'header:retry-after', Fehlt: '/y', Leer: '/z' } }), response({ id: 5, z: null }))).toEqual([
		{ words: 'ID', value: '5' },
		{ words: 'Wartezeit', value: '7' },
		{ words: 'Fehlt', value: '–' },
		{ words: 'Leer', value: 'null' },
	]);
});
