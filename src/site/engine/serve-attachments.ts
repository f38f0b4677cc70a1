import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ATTACHMENTS, fileOnDisk, isAttachment } from '#content/markdown/attachment.ts';
import { contentTypeOfFile } from '#publish/content-types.ts';

/** Gives the preview the files that lie beside Markdown files; a build copies them (`copy-attachments.ts`). */
export function serveAttachments(root: string, { base, folders }: { base: string; folders: readonly string[] }): Plugin {
	// The server may have taken the base off the address before.
	const prefixes = [base + ATTACHMENTS.slice(1), ATTACHMENTS];
	return {
		name: 'nonius-attachments',
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				const path = decodeURI(request.url?.replace(/[?#].*$/, '') ?? '');
				const prefix = prefixes.find((start) => path.startsWith(start));
				const file = prefix === undefined ? '' : path.slice(prefix.length);
				const source = isAttachment(file, folders) ? fileOnDisk(root, file) : undefined;
				if (source === undefined) return next();
				response.setHeader('Content-Type', contentTypeOfFile(source));
				createReadStream(join(root, source)).pipe(response);
			});
		},
	};
}
