import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { KEPT_STATES, siteCache } from '#site/cache/site-cache.ts';

/** A built site. */
export interface BuiltPlace {
	/** Folder of its sources. */
	home: string;
	/** Folder in which it stands. */
	target: string;
}

/** The subject of a note, which is also its folder in the cache: `forms` how files were compressed, `pages` from what pages were printed, `standing` from what the whole site was made. */
type Subject = 'forms' | 'pages' | 'standing';

/** The note of the last build into `target`; `undefined` if there is none, or it is damaged. */
export const siteNote = ({ home, target }: BuiltPlace, subject: Subject): string | undefined => keptText(noteFile({ home, target }, subject), target);

/** Keeps a note for later builds into `target`. A disk that is full keeps nothing. */
export function noteSite({ home, target }: BuiltPlace, subject: Subject, text: string): void {
	keepText(noteFile({ home, target }, subject), target, text);
	const folder = join(siteCache(home), subject);
	if (existsSync(folder)) keepNewest(folder, KEPT_STATES);
}

const noteFile = ({ home, target }: BuiltPlace, subject: Subject) => join(siteCache(home), subject, `${targetName(target)}.txt`);

/** Stands for an output folder in the name of a file. */
export const targetName = (target: string): string => contentHash(target).slice(0, 32);
