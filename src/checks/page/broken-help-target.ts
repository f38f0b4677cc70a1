import { nearest } from '#text/nearest.ts';
import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';
import { placeOfId } from './place-of-page.ts';

export const brokenHelpTarget = {
	id: 'broken-help-target',
	help: {
		what: 'Eine Hilfe-ID nennt eine Sprungmarke, die die Seite nicht hat.',
		why: 'Die Anwendung öffnet dann den Anfang der Seite statt der Stelle, die zur Frage passt.',
		fix: 'Nennen Sie unter „help“ im Kopf der Datei die id einer Überschrift: `## Titel {#id}`.',
	},
	run: ({ output, help, blame }) =>
		help.flatMap(({ id, path, anchor, file }) => {
			const known = output.pages.get(path)?.ids;
			if (known === undefined || anchor === '' || known.includes(anchor)) return [];
			const close = nearest(anchor, known);
			return [
				{
					...blame.placeOf(file, { addresses: [`${id}:`], text: '' }),
					message: pageFaults.helpTarget(id, anchor),
					hint: close ? pageFaults.didYouMean(close) : pageFaults.headingId,
					see: placeOfId(close, path, blame),
				},
			];
		}),
} satisfies PageRule;
