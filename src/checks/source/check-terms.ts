import { versionTerms } from '#navigation/site-terms.ts';
import type { Problem } from '#schema/problem.ts';
import type { Site } from '#site/site.ts';

/** Terms that share a form or the name of their page: nobody could say which one a text means. */
export function checkTerms(site: Site): Problem[] {
	return site.versions.flatMap((version) => {
		const owners = new Map<string, string>();
		return versionTerms(version).flatMap(({ id, forms, file }): Problem[] => {
			const taken = (key: string) => {
				const other = owners.get(key);
				owners.set(key, other ?? file);
				return other;
			};
			const sameId = taken(`/${id}`);
			const shared = forms.flatMap((form) => {
				const other = taken(form);
				return other === undefined || other === file ? [] : [{ form, other }];
			});
			return [
				...(sameId === undefined
					? []
					: [problem(file, `Der Begriff heißt in seiner Adresse „${id}“ wie der in ${sameId}.`, 'Geben Sie einer der beiden Seiten einen anderen slug.')]),
				...shared
					.slice(0, 1)
					.map(({ form, other }) => problem(file, `Die Form „${form}“ hat auch der Begriff in ${other}.`, 'Nennen Sie sie unter „term“ nur in einer Datei.')),
			];
		});
	});
}

const problem = (file: string, message: string, hint: string): Problem => ({ severity: 'error', rule: 'duplicate-term', file, line: 1, message, hint });
