import { posix } from 'node:path';
import { readText } from '#content/files/read-text.ts';
import { type Problem, problemOf, problemsOr } from '#schema/problem.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { slipOf } from '#text/slip-of.ts';
import { issues } from '#words/issues.ts';
import { pageSyntax as words } from '#words/page-syntax.ts';
import type { CodeElement } from './code-elements.ts';
import { importedFile, type SiteModule, sourcesImported } from './read-site-code.ts';

/**
 * Names in the markup of components that are off by one letter from those that they will mean: a class that no style sheet knows, and an id that begins with the name of
 * the page which shows it (`login-1`). Nothing is said of others: a class may have no style, and an id any form.
 */
export function slipsInMarkup(
	modules: readonly (SiteModule & { elements: readonly CodeElement[] })[],
	importers: ReadonlyMap<string, readonly string[]>,
): Problem[] {
	const sheets = new Set(
		modules.flatMap((module) => sourcesImported(module).flatMap((from) => (/\.css$/.test(from) ? (importedFile(from, module.file) ?? []) : []))),
	);
	const styled = new Set([...sheets].flatMap(classesIn));
	return modules.flatMap(({ file, name, text, elements }) => {
		const pages = (importers.get(file) ?? []).map((page) => posix.basename(page).replace(/\.mdx?$/, ''));
		return elements
			.flatMap(({ attributes }) => attributes)
			.flatMap(({ name: attribute, value = '', start }) => {
				if (attribute === 'className') return value.split(/\s+/).map((one) => ({ one, meant: slipOf(one, styled), start }));
				const [, page = '', number = ''] = attribute === 'id' ? (/^(.+)(-\d+)$/.exec(value) ?? []) : [];
				const meant = slipOf(page, pages);
				return [{ one: value, meant: meant && meant + number, start }];
			})
			.flatMap(({ one, meant, start: offset }) =>
				meant === undefined
					? []
					: [problemOf('component-use', { file: name, line: lineOfOffset(text, offset), message: words.slip(one), hint: issues.didYouMean(meant) })],
			);
	});
}

/** The classes that a style sheet names. */
function classesIn(file: string): string[] {
	const text = problemsOr(() => readText('', file));
	return typeof text === 'string' ? [...text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name) : [];
}
