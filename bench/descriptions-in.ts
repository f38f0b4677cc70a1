import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file itself, or the files below a folder that may hold a description, sorted by path. */
export function descriptionsIn(place: string): string[] {
	if (statSync(place).isFile()) return [place];
	return readdirSync(place, { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.(?:json|ya?ml)$/.test(path) && !/(?:^|\/)(?:node_modules\/|(?:package|tsconfig)\.json$)/.test(path))
		.sort()
		.map((path) => join(place, path));
}
