import { siteFaults } from '#words/site-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const duplicateDocId = {
	id: 'duplicate-doc-id',
	help: {
		what: 'Zwei Seiten einer Version haben dieselbe id.',
		why: 'Seitenleiste und Blättern nennen Seiten mit ihrer id und könnten nicht sagen, welche gemeint ist.',
		fix: 'Setzen Sie in einer der Dateien eine andere „id“, oder benennen Sie die Datei um. Zahlen vor dem Namen zählen nicht: `1-start.md` und `2-start.md` heißen beide „start“.',
	},
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
