import { siteFaults } from '#words/site-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const duplicateDocId = {
	id: 'duplicate-doc-id',
	run: ({ site }) =>
		site.versions.flatMap(({ docs }) => {
			const first = new Map<string, string>();
			return docs.flatMap(({ id, file }) => {
				const other = first.get(id);
				first.set(id, other ?? file);
				if (other === undefined) return [];
				return [{ file, line: 1, message: siteFaults.sameDocId(id, other), hint: siteFaults.sameDocIdHint }];
			});
		}),
} satisfies SourceRule;
