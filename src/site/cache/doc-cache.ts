import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Doc, DocMemory } from '#content/doc.ts';
import { keepBytes, keptBytes } from '#content/files/kept-text.ts';
import type { Source } from '#content/markdown/source.ts';
import { docsKey } from './cache-keys.ts';
import { keepNewest } from './keep-newest.ts';
import { siteCache } from './site-cache.ts';

/** Folders of docs in a site whose docs are kept: one for each version of a manual. */
const KEPT_FOLDERS = 50;

/**
 * The docs of one folder of the site in `root`, as an earlier build has read them. Each is found by its whole text, so there is no stale one.
 * @param inputs all that decides what the docs of the folder become, besides their texts.
 */
export function keptDocs(root: string, inputs: object): DocMemory {
	const key = docsKey(inputs);
	const folder = join(siteCache(root), 'docs');
	const file = join(folder, `${key}.bin`);
	const bytes = keptBytes(file, key);
	const known: ReadonlyMap<string, Doc> = bytes === undefined ? new Map() : (deserialize(bytes) as Map<string, Doc>);
	const asked = new Map<string, Doc>();
	return {
		recall(source) {
			const name = nameOfText(source);
			const doc = known.get(name);
			if (doc !== undefined) asked.set(name, doc);
			return doc;
		},
		keep: (source, doc) => void asked.set(nameOfText(source), doc),
		save() {
			if (asked.size !== known.size || [...asked.keys()].some((name) => !known.has(name))) keepBytes(file, key, serialize(asked));
			if (existsSync(folder)) keepNewest(folder, KEPT_FOLDERS);
		},
	};
}

const nameOfText = ({ file, format, yaml, body }: Source): string => hash('sha256', JSON.stringify([file, format, yaml.length]) + yaml + body);
