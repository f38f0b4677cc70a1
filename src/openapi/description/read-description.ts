import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mayHaveParts, readParts } from '#openapi/load/read-parts.ts';
import { problemOf } from '#schema/problem.ts';
import { type LoadedDescription, type LoadOptions, loadDescription } from './load-description.ts';

/**
 * Reads the description in `file` (relative to `root`, or absolute), and files in its folder that it refers to. A missing or unreadable file gives a problem of the rule `api-file`.
 * See `loadDescription` for everything else.
 */
export function readDescription(root: string, options: LoadOptions): LoadedDescription {
	const { file } = options;
	let text: string;
	try {
		text = readFileSync(resolve(root, file), 'utf8');
	} catch (error) {
		const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		const message = missing ? `Die API-Beschreibung „${file}“ gibt es nicht.` : `Die API-Beschreibung „${file}“ lässt sich nicht lesen.`;
		const hint = 'Der Pfad steht in site.config.ts unter „api.description“ und gilt ab dem Ordner der Website.';
		return { model: undefined, problems: [problemOf('api-file', { file, message, hint })] };
	}
	const read = mayHaveParts(text) ? readParts(text, root, file) : undefined;
	const { model, problems } = loadDescription(text, { ...options, parts: read?.parts });
	return { model, problems: [...(read?.problems ?? []), ...problems] };
}
