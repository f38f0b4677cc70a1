import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFileFault } from '#content/files/file-fault.ts';
import { lineOfFault } from '#content/files/read-text.ts';
import { decodeText } from '#openapi/load/decode-text.ts';
import { mayHaveParts, readParts } from '#openapi/load/read-parts.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { type LoadedDescription, type LoadOptions, loadDescription } from './load-description.ts';

/**
 * Reads the description in `file` (relative to `root`, or absolute), and files in its folder that it refers to. A missing or unreadable file gives a problem of the rule `api-file`.
 * See `loadDescription` for everything else.
 */
export function readDescription(root: string, options: LoadOptions): LoadedDescription {
	const { file } = options;
	let bytes: Buffer;
	try {
		bytes = readFileSync(resolve(root, file));
	} catch (error) {
		const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		const fault = missing ? undefined : describeFileFault(error, file);
		if (fault !== undefined) return { model: undefined, problems: [problemOf('api-file', { file, ...fault })] };
		const message = missing ? `Die API-Beschreibung „${file}“ gibt es nicht.` : `Die API-Beschreibung „${file}“ lässt sich nicht lesen.`;
		const hint = 'Der Pfad steht in site.config.ts unter „api.description“ und gilt ab dem Ordner der Website.';
		return { model: undefined, problems: [problemOf('api-file', { file, message, hint })] };
	}
	const decoded = decodeText(bytes);
	if (decoded === undefined) return { model: undefined, problems: [noText(file)] };
	const { text } = decoded;
	const read = mayHaveParts(text) ? readParts(text, root, file) : undefined;
	const loaded = loadDescription(text, { ...options, parts: read?.parts });
	const inBytes = decoded.encoding !== 'utf-8' ? [otherEncoding(file, decoded.encoding)] : isUtf8(bytes) ? [] : [unknownEncoding(file, lineOfFault(bytes))];
	return { ...loaded, problems: [...inBytes, ...(read?.problems ?? []), ...loaded.problems] };
}

function noText(file: string): Problem {
	const hint = 'Erwartet wird Text in JSON oder YAML. Packen Sie ein Archiv aus, und prüfen Sie, ob die Datei vollständig ist.';
	return problemOf('api-file', { file, message: `„${file}“ ist keine Textdatei.`, hint });
}

function unknownEncoding(file: string, line: number): Problem {
	const message = 'Die API-Beschreibung ist ab dieser Zeile nicht in UTF-8 kodiert; auf den Seiten steht „�“ statt Umlauten und anderen Zeichen.';
	return problemOf('api-reading', {
		file,
		line,
		message,
		hint: 'Speichern Sie die Datei in UTF-8. Der Editor nennt die Kodierung unten am Rand oder unter „Speichern unter“.',
	});
}

function otherEncoding(file: string, encoding: string): Problem {
	const message = `Die API-Beschreibung ist in ${encoding.toUpperCase()} kodiert; gelesen wird sie trotzdem.`;
	return problemOf('api-reading', { file, line: 1, message, hint: 'Speichern Sie die Datei in UTF-8: Andere Programme erwarten das.' });
}
