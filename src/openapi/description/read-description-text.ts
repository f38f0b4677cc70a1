import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFileFault } from '#content/files/file-fault.ts';
import { lineOfFault } from '#content/files/read-text.ts';
import { decodeText } from '#openapi/load/decode-text.ts';
import { type Problem, problemOf } from '#schema/problem.ts';

/**
 * Reads the text of a description or of a part of it. `undefined` with a problem of the rule `api-file` when there is none; what is not written in UTF-8 is told.
 * @param file relative to `root`, or absolute; named in the problems.
 */
export function readDescriptionText(root: string, file: string): { text: string | undefined; problems: Problem[] } {
	let bytes: Buffer;
	try {
		bytes = readFileSync(resolve(root, file));
	} catch (error) {
		const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		const fault = missing ? undefined : describeFileFault(error, file);
		if (fault !== undefined) return { text: undefined, problems: [problemOf('api-file', { file, ...fault })] };
		const message = missing ? `Die API-Beschreibung „${file}“ gibt es nicht.` : `Die API-Beschreibung „${file}“ lässt sich nicht lesen.`;
		const hint = 'Der Pfad steht in site.config.ts unter „api.description“ und gilt ab dem Ordner der Website.';
		return { text: undefined, problems: [problemOf('api-file', { file, message, hint })] };
	}
	const decoded = decodeText(bytes);
	if (decoded === undefined) return { text: undefined, problems: [noText(file)] };
	const { text, encoding } = decoded;
	if (encoding !== 'utf-8') return { text, problems: [otherEncoding(file, encoding)] };
	return { text, problems: isUtf8(bytes) ? [] : [unknownEncoding(file, lineOfFault(bytes))] };
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
