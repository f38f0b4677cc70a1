import type { Site } from '#navigation/site.ts';
import type { HelpList } from '#schema/help-ids.ts';
import type { Origin } from '#schema/parse/parse.ts';
import type { Rule } from '../rule.ts';

/** What a site is made from, with the way back to its lines. */
export interface SiteSources {
	site: Site;
	/** 1-based line of the value at a path in `site.config.ts`. */
	lineOf: Origin['lineOf'];
	/** 1-based number of the line in a file that begins with `text`. */
	lineOfText(file: string, text: string): number | undefined;
	/** 1-based line of a key in the front matter of a file. */
	lineOfKey(file: string, path: readonly string[]): number | undefined;
	/** Files of sidebars that cannot be read: nobody knows what they name. */
	unread?: ReadonlySet<string>;
	/** The published file (relative to the site root) that lies where the file of an address, or a folder around it, would be written. */
	publishedAt?(path: string): string | undefined;
	/** All help ids ever published and the file that lists them, relative to the site root; `undefined` when it cannot be read. */
	help: (HelpList & Pick<Origin, 'file' | 'lineOf'>) | undefined;
}

export type SourceRule = Rule<SiteSources>;
