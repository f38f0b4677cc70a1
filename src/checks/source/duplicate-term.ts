import { versionTerms } from '#navigation/site-terms.ts';
import type { Finding } from '#schema/problem.ts';
import type { SourceRule } from './site-sources.ts';

export const duplicateTerm = {
	id: 'duplicate-term',
	help: {
		what: 'Zwei Begriffe haben dieselbe Form oder denselben Namen in ihrer Adresse.',
		why: 'Wo ein Text das Wort erwähnt, könnte niemand sagen, zu welchem Begriff der Link führen soll.',
		fix: 'Nennen Sie die Form unter „term“ nur in einer der Dateien, oder geben Sie einer der Seiten einen anderen „slug“.',
	},
	run: ({ site }) =>
		site.versions.flatMap((version) => {
			const owners = new Map<string, string>();
			return versionTerms(version).flatMap(({ id, forms, file }): Finding[] => {
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
				const finding = (message: string, hint: string): Finding => ({ file, line: 1, message, hint });
				return [
					...(sameId === undefined
						? []
						: [finding(`Der Begriff heißt in seiner Adresse „${id}“ wie der in ${sameId}.`, 'Geben Sie einer der beiden Seiten einen anderen slug.')]),
					...shared
						.slice(0, 1)
						.map(({ form, other }) => finding(`Die Form „${form}“ hat auch der Begriff in ${other}.`, 'Nennen Sie sie unter „term“ nur in einer Datei.')),
				];
			});
		}),
} satisfies SourceRule;
