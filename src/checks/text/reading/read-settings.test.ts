import { expect, test } from 'vitest';
import { recipesSchema } from '#schema/recipes.ts';
import { readDescriptionTexts } from './read-description-texts.ts';
import { readRecipeTexts } from './read-recipe-texts.ts';
import { readSettings } from './read-settings.ts';
import { lineAt, masked } from './source-page.ts';

test('settings: values of at least two words, with their line', () => {
	const settings = { title: 'Hilfe', tagline: 'Alles im Blick.', items: [{ label: 'Zum Handbuch', to: '/docs/' }] };
	const passages = readSettings(settings, (path) => path.length);
	expect(passages.map((passage) => `${lineAt(passage, 0)} ${passage.text}`)).toEqual(['1 Alles im Blick.', '3 Zum Handbuch']);
});

test('an API description: Markdown of descriptions and summaries, without examples and names', () => {
	const document = {
		info: { title: 'API', description: 'Ein `code` hier.\n\nZweiter Absatz.' },
		schema: { properties: { description: { type: 'string', summary: 'Kurz' } }, example: { description: 'Data' } },
	};
	const passages = readDescriptionTexts(document, (path) => path.length * 10);
	expect(passages.map((passage) => `${lineAt(passage, 0)} ${masked(passage, ['code']).replaceAll('\ufffc', '_')}`)).toEqual([
		'20 Ein ____ hier.',
		'20 Zweiter Absatz.',
		'40 Kurz',
	]);
	expect(new Set(passages.map(({ kind }) => kind))).toEqual(new Set(['setting']));
});

test('recipes: what readers see of them, and sentences that are sent; names of the API are code', () => {
	const recipes = recipesSchema.parse({
		rezept: [{ title: 'Anlegen', operation: 'add', body: { note: 'Ein ganzer Satz', kind: 'draft' }, look: { Nummer: '/number' }, result: 'usable ist wahr.' }],
	});
	const passages = readRecipeTexts(recipes, (path) => path.length * 10, new Set(['usable']));
	expect(passages.map((passage) => `${lineAt(passage, 0)} ${masked(passage, ['code']).replaceAll('\ufffc', '_')}`)).toEqual([
		'30 Anlegen',
		'40 Ein ganzer Satz',
		'40 Nummer',
		'30 ______ ist wahr.',
	]);
});
