import type { EmbedKind } from '#finished-page/embeds.ts';
import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

const BLOCKED: Partial<Record<EmbedKind, (text: string) => string>> = {
	script: pageFaults.foreignScript,
	style: pageFaults.foreignSheet,
	plugin: pageFaults.plugin,
	'inline-script': pageFaults.inlineScript,
};

export const blockedScript = {
	id: 'blocked-script',
	run: (site) =>
		openedPages(site).flatMap(({ path, embeds }) =>
			embeds.flatMap((embed) => {
				const words = BLOCKED[embed.kind];
				if (words === undefined) return [];
				const file = site.blame.fileOf(path, embed.area);
				return {
					...site.blame.placeOf(file, { addresses: [embed.text], text: '' }),
					message: words(embed.text.replace(/\s+/g, ' ')),
					hint: embed.kind === 'plugin' ? pageFaults.pluginHint : pageFaults.scriptHint,
				};
			}),
		),
} satisfies PageRule;
