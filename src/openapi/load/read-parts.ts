import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Problem } from '#schema/problem.ts';
import { type BundleSources, bundleReferences } from './bundle-references.ts';
import { neutralise } from './neutralise.ts';
import { parseDescription } from './parse-description.ts';

/** Files that a description may refer to, directly or through others. Vendors keep each example and each field of a schema in a file of its own. */
const MOST = 20_000;

/** Whether a description may refer to other documents; most do not, and are not looked through. */
export const mayHaveParts = (text: string): boolean => /\$ref["']?\s*:\s*["']?[^"'\s#]/.test(text);

/**
 * Reads the files that a description refers to: JSON and YAML in the site's folder that it lies in and below, links out of it not followed. Nothing else on the
 * machine can get into a page by a reference. Files that cannot be parsed give problems; what is not read stays a reference, which the check reports.
 * @param text the description. @param file its path, relative to `root` or absolute.
 */
export function readParts(text: string, root: string, file: string): { parts: BundleSources | undefined; problems: Problem[] } {
	const parsed = parseDescription(text, file);
	if (!('value' in parsed)) return { parts: undefined, problems: [] };
	const path = resolve(root, file);
	const folder = folderOf(realpathSync(dirname(path)), realpathSync(root));
	const documents = new Map<string, unknown>();
	const parts = { address: pathToFileURL(path).href, documents };
	const problems: Problem[] = [];
	const tried = new Set<string>();
	const { value } = neutralise(parsed.value);
	for (;;) {
		const next = bundleReferences(value, parts).wanted.filter((address) => !tried.has(address));
		if (next.length === 0) return { parts, problems };
		for (const address of next) {
			tried.add(address);
			const found = tried.size > MOST ? undefined : pathInside(folder, address);
			if (found === undefined) continue;
			const part = parseDescription(readFileSync(found, 'utf8'), relative(root, found));
			if ('value' in part) documents.set(address, neutralise(part.value).value);
			else problems.push(...part.problems);
		}
	}
}

/** The first folder below the root on the way to a description, so that `api/paths/main.yaml` may refer to `api/schemas/`; elsewhere its own folder. */
function folderOf(folder: string, root: string): string {
	const inside = folder.startsWith(root + sep) ? relative(root, folder) : '';
	return inside === '' ? folder : join(root, inside.split(sep)[0] ?? '');
}

/** The file of an address when it lies in the folder, links resolved, and holds a description. */
function pathInside(folder: string, address: string): string | undefined {
	if (!/^file:.*\.(?:json|ya?ml)$/i.test(address)) return undefined;
	try {
		const path = realpathSync(fileURLToPath(address));
		return path.startsWith(folder + sep) ? path : undefined;
	} catch {
		return undefined;
	}
}
