import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import type { Problem } from '#schema/problem.ts';
import type { SourceFiles } from './build-inputs.ts';
import { isWhole } from './hash-list.ts';
import { type BuiltPlace, noteSite, siteNote } from './site-note.ts';

/** A built site, and the key of what it was made from (`build-inputs.ts`). */
export interface Built extends BuiltPlace {
	key: string;
	/** All files in the folder of its sources at that time, including those it was not made from. */
	files: SourceFiles;
}

/** What is noted about a build. */
interface KeptBuild {
	key: string;
	/** Hash of the names and hashes of all files of the folder. */
	files: string;
	/** Hash of the list of hashes, which covers every file. */
	list: string;
	problems: readonly Problem[];
}

/** The problems that the last build found, if the site in `target` was made from the same sources and is unchanged; otherwise `undefined`. */
export function standingSite({ home, target, key }: Omit<Built, 'files'>): readonly Problem[] | undefined {
	const kept = keptBuild({ home, target });
	return kept?.key === key && kept.list === hashOfList(target) && isWhole(target) ? kept.problems : undefined;
}

/** Whether the files allow the site in `target` to stand. Known before any of them is read. */
export const mayStand = ({ files, ...place }: Omit<Built, 'key'>): boolean => keptBuild(place)?.files === sourcesHash(files);

/** Notes what the site in `target` was made from, and the problems found. `list` is the hash of its list of hashes: another build may have replaced the site since. */
export function keepStanding({ home, target, key, files }: Built, { list, problems }: Pick<KeptBuild, 'list' | 'problems'>): void {
	const kept: KeptBuild = { key, files: sourcesHash(files), list, problems };
	noteSite({ home, target }, 'standing', JSON.stringify(kept));
}

function keptBuild(place: BuiltPlace): KeptBuild | undefined {
	const text = siteNote(place, 'standing');
	return text === undefined ? undefined : (JSON.parse(text) as KeptBuild);
}

const sourcesHash = (files: SourceFiles) => contentHash(JSON.stringify([...files]));
const hashOfList = (target: string) => (existsSync(join(target, HASH_LIST)) ? contentHash(readFileSync(join(target, HASH_LIST))) : '');
