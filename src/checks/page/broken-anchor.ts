import { pageAt } from '#finished-page/output.ts';
import { nearest } from '#text/nearest.ts';
import { linkName } from './dead-links.ts';
import type { PageRule } from './finished-site.ts';

/** As many anchors as a hint lists. */
const MOST_LISTED = 8;

export const brokenAnchor = {
	id: 'broken-anchor',
	help: {
		what: 'Ein Link führt zu einer Sprungmarke (`#…`), die die Seite nicht hat.',
		why: 'Wer ihm folgt, landet am Anfang der Seite und muss die gemeinte Stelle suchen.',
		fix: 'Nennen Sie die Sprungmarke einer Überschrift. Mit `## Drucken {#drucken}` bleibt sie, wenn sich der Wortlaut der Überschrift ändert.',
	},
	run: ({ output, deadLinks }) =>
		deadLinks
			.filter(({ kind }) => kind === 'anchor')
			.map((link) => {
				const page = pageAt(output, link.path);
				const isOwn = page?.path === link.from;
				const known = (page?.sections ?? []).flatMap(({ id }) => (id === '' ? [] : [id]));
				const there = isOwn ? 'auf der Seite' : 'dort';
				return {
					file: link.file,
					line: link.line,
					message: `${linkName(link)} führt zu ${isOwn ? '' : link.path}#${link.fragment}; diese Sprungmarke gibt es ${there} nicht.`,
					hint: anchorHint(link.fragment, known),
				};
			}),
} satisfies PageRule;

function anchorHint(fragment: string, known: readonly string[]): string {
	const close = nearest(fragment, known);
	if (close) return `Meinten Sie #${close}?`;
	if (known.length === 0) return 'Verweisen Sie auf die Seite selbst.';
	const listed = known.slice(0, MOST_LISTED).map((id) => `#${id}`);
	return `Vorhanden sind: ${listed.join(', ')}.`;
}
