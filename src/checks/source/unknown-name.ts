import { versionNamesFile } from '#navigation/version.ts';
import type { DocsConfig } from '#schema/docs-config.ts';
import type { Finding } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { siteFaults as words } from '#words/site-faults.ts';
import type { SiteSources, SourceRule } from './site-sources.ts';

export const unknownName = {
	id: 'unknown-name',
	run: (sources) => [...frontMatterNames(sources), ...versionNames(sources)],
} satisfies SourceRule;

/** A name, with the key that holds it and what it may be. */
interface NameInUse {
	key: string;
	name: string | null | undefined;
	known: readonly string[];
	/** What is named, as a message says it. */
	thing: string;
	hint: string;
}

function frontMatterNames({ site, unread, lineOfKey }: SiteSources): Finding[] {
	return site.versions.flatMap(({ docs, sidebars, sidebarsFile, draftIds }) => {
		const sidebar = { known: Object.keys(sidebars), thing: words.things.sidebar, hint: words.sidebarsHint };
		const page = { known: [...docs.map(({ id }) => id), ...draftIds], thing: words.things.page, hint: words.pagesHint };
		return docs.flatMap(({ file, frontMatter }) =>
			[
				{ key: 'displayed_sidebar', name: unread?.has(sidebarsFile) ? undefined : frontMatter.displayed_sidebar, ...sidebar },
				{ key: 'pagination_prev', name: frontMatter.pagination_prev, ...page },
				{ key: 'pagination_next', name: frontMatter.pagination_next, ...page },
			].flatMap((use) => unknown(use, { file }).map((finding) => ({ ...finding, line: lineOfKey(file, [use.key]) ?? 1 }))),
		);
	});
}

function versionNames({ site: { config, versions }, lineOf }: SiteSources): Finding[] {
	const manuals = [{ manual: config.docs, place: ['docs'] }, ...config.otherDocs.map((manual, index) => ({ manual, place: ['otherDocs', index] }))];
	return manuals.flatMap(({ manual, place }) => {
		const { id = '', folder }: DocsConfig = manual;
		const known = versions.filter((version) => version.manual === id).map(({ name }) => nameInManual(name, id));
		const version = { known, thing: words.things.version, hint: words.versionsHint(versionNamesFile(manual), folder) };
		const at = (name: string | undefined, ...path: string[]) =>
			unknown({ key: [...place, ...path].join('.'), name, ...version }, { file: 'site.config.ts', line: lineOf([...place, ...path]) });
		return [...at(manual.lastVersion, 'lastVersion'), ...Object.keys(manual.versions).flatMap((name) => at(name, 'versions', name))];
	});
}

/** The name of a version in its manual: that of another manual than the first begins with its id. */
const nameInManual = (name: string, id: string): string => (id === '' ? name : name.slice(`${id}-`.length));

function unknown({ key, name, known, thing, hint }: NameInUse, place: Pick<Finding, 'file' | 'line'>): Finding[] {
	if (name === null || name === undefined || known.includes(name)) return [];
	const close = nearest(name, known);
	return [{ ...place, message: words.unknownName(key, thing, name), hint: close ? issues.didYouMean(close) : hint }];
}
