import type { Origin } from '#schema/parse/parse.ts';
import type { Recipes } from '#schema/recipes.ts';
import { withoutBreakHints } from '#text/break-hints.ts';
import { readSettings } from './read-settings.ts';
import type { Passage } from './source-page.ts';

/**
 * What readers of recipes see: titles of steps, what to look at, what it means, and sentences that are sent.
 * @param names of the API, which stand in them as code does.
 */
export function readRecipeTexts(recipes: Recipes, lineOf: Origin['lineOf'], names: ReadonlySet<string>): Passage[] {
	const passage = (text: string, path: readonly PropertyKey[]): Passage => ({
		kind: 'setting',
		text: withoutBreakHints(text),
		spans: [...withoutBreakHints(text).matchAll(/[A-Za-z][\w-]*/g)].flatMap(({ 0: word, index }) =>
			names.has(word) ? [{ kind: 'code', start: index, end: index + word.length }] : [],
		),
		lines: [{ offset: 0, line: lineOf(path) ?? 1 }],
	});
	return Object.entries(recipes).flatMap(([heading, steps]) =>
		steps.flatMap(({ title, look, body, result }, index) => [
			passage(title, [heading, index, 'title']),
			...readSettings(body, lineOf, [heading, index, 'body']),
			...Object.keys(look).map((name) => passage(name, [heading, index, 'look', name])),
			...(result === undefined ? [] : [passage(result, [heading, index, 'result'])]),
		]),
	);
}
