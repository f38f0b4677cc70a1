import type { Output } from '#finished-page/output.ts';
import type { Problem } from '#schema/problem.ts';

/**
 * Finds components whose styles did not come with them: a rule that other pages have fits elements of this page, but the page has no such rule.
 * Pages that link style sheets are not judged.
 */
export function checkMissingStyle({ pages }: Output): Problem[] {
	const all = [...new Set([...pages.values()].flatMap(({ styles }) => styles.rules))].map((needs) => ({ needs, names: needs.split(' ') }));
	return [...pages.values()]
		.filter(({ styles }) => !styles.hasMore)
		.flatMap(({ path, styles }) => {
			const names = new Set(styles.names);
			const rules = new Set(styles.rules);
			const missing = all.filter((rule) => rule.needs.includes('.') && !rules.has(rule.needs) && rule.names.every((name) => names.has(name)));
			if (missing.length === 0) return [];
			return [
				{
					severity: 'warning',
					rule: 'missing-style',
					file: '',
					message: `Der Seite ${path} fehlt die Gestaltung von ${missing.map(({ needs }) => `„${needs}“`).join(', ')}.`,
					hint: 'Importieren Sie die Gestaltung in der Komponente, die diese Klassen schreibt.',
				},
			];
		});
}
