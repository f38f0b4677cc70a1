import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Plugin } from 'vite';
import { ATTACHMENTS, fileOnDisk, isAttachment } from '#content/markdown/attachment.ts';
import { contentTypeOfFile } from '#publish/content-types.ts';
import { percentDecoded } from '#text/percent-decoded.ts';

/** Gives the preview the files that lie beside Markdown files; a build copies them (`copy-attachments.ts`). */
export function serveAttachments(root: string, { base, folders }: { base: string; folders: readonly string[] }): Plugin {
	// The server may have taken the base off the address before.
	const prefixes = [base + ATTACHMENTS.slice(1), ATTACHMENTS];
	return {
		name: 'nonius-attachments',
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				const path = percentDecoded(request.url?.replace(/[?#].*$/, '') ?? '');
				const prefix = prefixes.find((start) => path.startsWith(start));
				const file = prefix === undefined ? '' : path.slice(prefix.length);
				const source = isAttachment(file, folders) ? fileOnDisk(root, file) : undefined;
				if (source === undefined) return next();
				// For one that cannot be opened the engine answers, with the error.
				const content = createReadStream(join(root, source)).once('error', next);
				content.once('open', () => {
					content.off('error', next);
					response.setHeader('Content-Type', contentTypeOfFile(source));
					// Either end may break off: the browser has no use for the picture any more, or the disk fails. Then both are closed, and nobody is left to be told.
					pipeline(content, response, () => {});
				});
			});
		},
	};
}
