import { cpSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ATTACHMENTS, fileOnDisk, isAttachment } from '#content/markdown/attachment.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { Site } from '#navigation/site.ts';
import { percentDecoded } from '#text/percent-decoded.ts';

/** Copies the files beside Markdown files that the pages show or link to. Returns their paths in the site, without the base. */
export function copyAttachments({ pages, root, folder, site }: { pages: Iterable<PageFacts>; root: string; folder: string; site: Site }): string[] {
	const prefix = site.config.base + ATTACHMENTS.slice(1);
	const { folders } = conventionsOf(site.config);
	const wanted = new Set<string>();
	for (const { links, images, media } of pages) {
		for (const address of [...links.map(({ href }) => href), ...images.map(({ src }) => src), ...media]) {
			// Pictures for links from other sites have full addresses.
			const path = URL.parse(address)?.pathname ?? address;
			if (path.startsWith(prefix)) wanted.add(percentDecoded(path.slice(prefix.length).replace(/[?#].*$/, '')));
		}
	}
	return [...wanted].flatMap((file) => {
		const source = isAttachment(file, folders) ? fileOnDisk(root, file) : undefined;
		if (source === undefined) return [];
		// The target of a symbolic link is copied: a published link would lead nowhere.
		cpSync(realpathSync(join(root, source)), join(folder, ATTACHMENTS, file));
		return [ATTACHMENTS + file];
	});
}
