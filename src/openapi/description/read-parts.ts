import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { segmentsOf } from '#openapi/json/pointer.ts';
import { type BundleSources, bundleReferences, isPartFile } from '#openapi/load/bundle-references.ts';
import { toProblems } from '#openapi/load/findings.ts';
import { neutralise } from '#openapi/load/neutralise.ts';
import { parseDescription } from '#openapi/load/parse-description.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { apiFaults } from '#words/api-faults.ts';
import { readDescriptionText } from './read-description-text.ts';
import { tooLarge } from './too-large.ts';

/** Maximum number of files that a description may reference, directly or through others. Some vendors keep each example and each schema field in its own file. */
const MOST_PART_FILES = 20_000;

/** Whether a description may reference other documents; most do not, and are not searched. */
export const mayHaveParts = (text: string): boolean => /\$ref["']?\s*:\s*["']?[^"'\s#]/.test(text);

/**
 * Reads the files that a description refers to: JSON, YAML, and plain text in place of a text. They may lie in its folder and below, and in the folder above if that is
 * still part of the site; not in `node_modules` or folders that begin with a dot, nor behind links that lead out. Nothing else on the machine can get into a page by a reference.
 * Files that cannot be read or parsed give problems; what is not read stays a reference, which the check reports.
 * @param text the description. @param file its path, relative to `root` or absolute.
 */
export function readParts(text: string, root: string, file: string): { parts: BundleSources | undefined; problems: Problem[] } {
	const parsed = parseDescription(text, file);
	if (!('value' in parsed)) return { parts: undefined, problems: [] };
	const path = resolve(root, file);
	const address = pathToFileURL(path).href;
	const realRoot = realpathSync(root);
	const folder = partsFolder(realpathSync(dirname(path)), realRoot);
	const documents = new Map<string, unknown>();
	const absent = new Map<string, string | undefined>();
	const tried = new Set<string>();
	let files = 0;
	const problems: Problem[] = [];
	const read = (part: string): void => {
		tried.add(part);
		const found = pathInside(folder, part);
		if (found === undefined && isAbsentIn(folder, part)) absent.set(part, otherCapitals(part));
		if (found === undefined) return;
		if (++files > MOST_PART_FILES) {
			if (files === MOST_PART_FILES + 1) problems.push(tooMany(file));
			return;
		}
		const { value, problems: inPart } = readPart(realRoot, relative(realRoot, found));
		problems.push(...inPart);
		if (value !== undefined) documents.set(part, value);
	};
	const has = (part: string) => {
		if (!tried.has(part)) read(part);
		return documents.has(part);
	};
	// All are read in one go, as references are met.
	bundleReferences(neutralise(parsed.value).value, { address, documents: { has, get: (part) => documents.get(part) } });
	return { parts: { address, documents, absent }, problems };
}

function readPart(root: string, file: string): { value: unknown; problems: Problem[] } {
	const { text, problems } = readDescriptionText(root, file);
	if (text === undefined || !isPartFile(file)) return { value: text, problems };
	const part = parseDescription(text, file);
	if (!('value' in part)) return { value: undefined, problems: [...problems, ...part.problems] };
	const { value, cuts } = neutralise(part.value);
	const inValues = toProblems(cuts.map(tooLarge), file, (pointer) => part.lineOf(segmentsOf(pointer)));
	return { value, problems: [...problems, ...part.problems, ...inValues] };
}

function tooMany(file: string): Problem {
	return problemOf('api-oversized', { file, line: 1, message: apiFaults.manyFiles(MOST_PART_FILES), hint: apiFaults.joinFiles });
}

/** The folder above a description, so that `api/paths/main.yaml` may refer to `api/schemas/`; its own where the one above is the site's or no folder of writers. */
function partsFolder(folder: string, root: string): string {
	const above = dirname(folder);
	return above.startsWith(root + sep) && isWritersPath(relative(root, above)) ? above : folder;
}

/** Whether a path leads through folders of writers alone. */
const isWritersPath = (path: string) => path.split(sep).every((name) => name !== 'node_modules' && !name.startsWith('.'));

/** The file of an address when it lies in the folder, links resolved. */
function pathInside(folder: string, address: string): string | undefined {
	if (!address.startsWith('file:')) return undefined;
	try {
		const path = realpathSync(fileURLToPath(address));
		// A pipe would never end.
		return path.startsWith(folder + sep) && isWritersPath(relative(folder, path)) && statSync(path).isFile() ? path : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a file of the folder would be read if it existed. */
function isAbsentIn(folder: string, address: string): boolean {
	const path = filePathOf(address);
	return path?.startsWith(folder + sep) === true && isWritersPath(relative(folder, path)) && !existsSync(path);
}

/** A file beside a missing one whose name differs from it in capitals alone, which some systems take for the same. */
function otherCapitals(address: string): string | undefined {
	const path = filePathOf(address) ?? '';
	const names = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
	return names.find((name) => name.toLowerCase() === basename(path).toLowerCase());
}

function filePathOf(address: string): string | undefined {
	try {
		return address.startsWith('file:') ? fileURLToPath(address) : undefined;
	} catch {
		return undefined;
	}
}
