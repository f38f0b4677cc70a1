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
	/** Whether code of the site's own is in the pages. */
	hasOwnCode: boolean;
	made: MadePages | undefined;
}

/** The build that made the site which stands in a folder, as far as it is known. */
export interface EarlierBuild {
	/** What it found, when this one would make the same site of the same sources. */
	standing: readonly Problem[] | undefined;
	/** Its pages, where nothing but the texts of some decides which are the same. */
	rebuilt: RebuiltSite | undefined;
	/** Notes in its place what was built from these sources. */
	note(outcome: Outcome): void;
}

/** What is known of the build before into `target`; `undefined` where nobody can say what a site is made from. */
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
			// What was changed meanwhile may be in the site or not.
			const now = sourceFiles(home, target);
			if (hasOwnCode || now === undefined || !areAsBefore(sources.files, inputFiles(now, site.config))) return;
			keepStanding({ home, target, key, files: all.files }, { list, problems });
			if (rebuilt !== undefined && made !== undefined) notePages(rebuilt, list, made);
		},
	};
}
