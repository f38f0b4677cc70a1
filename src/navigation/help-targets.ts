import type { Doc } from '#content/doc.ts';
import type { Site } from './site.ts';

/** A place of the manual that the documented application links to. */
export interface HelpTarget {
	/** Help id, e.g. `pruefmittel-anlegen`. */
	id: string;
	/** Path of the page without the base. */
	path: string;
	/** Id of the heading; empty for the page itself. */
	anchor: string;
	/** Source of the page, relative to the site root. */
	file: string;
}

/** The places that docs name in their front matter (`help`), in the order of the docs. */
export function helpTargetsOf(docs: readonly Pick<Doc, 'path' | 'file' | 'draft' | 'frontMatter'>[]): HelpTarget[] {
	return docs.flatMap(({ path, file, draft, frontMatter }) =>
		draft ? [] : Object.entries(frontMatter.help).map(([id, anchor]) => ({ id, path, anchor: anchor.replace(/^#/, ''), file })),
	);
}

/** The help of the version at `/docs/`, to which the current application belongs. */
export function helpTargets({ versions }: Site): HelpTarget[] {
	return helpTargetsOf(versions.find(({ isLast }) => isLast)?.docs ?? []);
}

/** The published list: full path of each help id, ids that others took over included. */
export function helpAddresses(targets: readonly HelpTarget[], redirects: Readonly<Record<string, string>>, base: string): Record<string, string> {
	const addresses = new Map(targets.map(({ id, path, anchor }) => [id, base + path.slice(1) + (anchor && `#${anchor}`)]));
	for (const [old, id] of Object.entries(redirects)) {
		const address = addresses.get(id);
		if (address !== undefined && !addresses.has(old)) addresses.set(old, address);
	}
	return Object.fromEntries([...addresses].sort(([a], [b]) => (a < b ? -1 : 1)));
}
