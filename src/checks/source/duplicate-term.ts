import { versionTerms } from '#navigation/site-terms.ts';
import type { Finding } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const duplicateTerm = {
	id: 'duplicate-term',
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
					...(sameId === undefined ? [] : [finding(siteFaults.sameTermName(id, sameId), siteFaults.takenAddressHint)]),
					...shared.slice(0, 1).map(({ form, other }) => finding(siteFaults.sameForm(form, other), siteFaults.sameFormHint)),
				];
			});
		}),
} satisfies SourceRule;
