import type { Problem } from '#schema/problem.ts';
import { areAsBefore, type BuildSources, buildInputs, inputFiles, sourceFiles } from './build-inputs.ts';
import { type MadePages, notePages, type RebuiltSite } from './kept-pages.ts';
import { pageKeys } from './page-keys.ts';
import { keepStanding, standingSite } from './standing-site.ts';

/** The outcome of a build. */
interface Outcome {
	/** Hash of the list of hashes of the site. */
	list: string;
	problems: readonly Problem[];
	/** Whether the pages contain the site's own code. */
	hasOwnCode: boolean;
	made: MadePages | undefined;
}

/** The build that made the standing site, as far as it is known. */
export interface EarlierBuild {
	/** The problems it found, if this build would make the same site from the same sources. */
	standing: readonly Problem[] | undefined;
	/** Its pages, if only their texts decide which of them are still the same. */
	rebuilt: RebuiltSite | undefined;
	/** Replaces the note about it with one about this build. */
	note(outcome: Outcome): void;
}

/** What is known of the previous build into `target`; `undefined` if it cannot be known what the site is made from. */
export function earlierBuild(all: BuildSources, target: string): EarlierBuild | undefined {
	const { home, site } = all;
	const sources = { ...all, files: inputFiles(all.files, site.config) };
	const key = buildInputs(sources);
	if (key === undefined) return undefined;
	const standing = standingSite({ home, target, key });
	const keys = standing === undefined ? pageKeys(sources) : undefined;
	const rebuilt = keys && { home, target, keys };
	return {
		standing,
		rebuilt,
		note({ list, problems, hasOwnCode, made }) {
			// It is unknown whether a change during the build is in the site.
			const now = sourceFiles(home, target);
			if (hasOwnCode || now === undefined || !areAsBefore(sources.files, inputFiles(now, site.config))) return;
			keepStanding({ home, target, key, files: all.files }, { list, problems });
			if (rebuilt !== undefined && made !== undefined) notePages(rebuilt, list, made);
		},
	};
}
