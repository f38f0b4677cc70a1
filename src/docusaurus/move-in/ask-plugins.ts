import { askWorker } from './ask-worker.ts';
import { findConfigFile } from './config-files.ts';

/** What a plugin of content holds. */
export type ContentKind = 'docs' | 'blog' | 'pages';

/** The data of a plugin of the site itself: a file of the site, or a function in its configuration. */
export interface ToldPlugin {
	/** As the configuration names its file; `undefined` for a function. */
	entry: string | undefined;
	/** Its own name. */
	name: string;
	/** Which of several of its kind it is. */
	id: string;
	/** What it tells every component (`setGlobalData`). */
	data?: unknown;
	/** How many pages it adds. */
	pages: number;
	/** Aliases for imports (`configureWebpack`), with absolute paths. */
	aliases?: Record<string, string[]>;
	/** Patterns of the files whose imports are their text (likewise). */
	textFiles?: string[];
	/** The kind of content that it takes over from Docusaurus' own plugin, and its options. */
	content?: { kind: ContentKind; options: Record<string, unknown> };
	/** The error, if it failed. */
	error?: string;
}

/**
 * Runs the plugins that the site in `site` (absolute) brings itself, as far as they load data, in a process without network. Throws when there is no answer.
 * @param content what other plugins loaded, by their names and ids (`#docusaurus/drawing/told-content.ts`).
 */
export async function askPlugins(site: string, content: object = {}): Promise<ToldPlugin[]> {
	const config = findConfigFile(site);
	return config === undefined ? [] : ((await askWorker('plugins-worker.ts', { args: [config], input: JSON.stringify(content) })) as ToldPlugin[]);
}

/** What plugins told, by their names and ids, as `useGlobalData` knows it. */
export function globalDataOf(told: readonly ToldPlugin[]): Record<string, Record<string, unknown>> {
	const all: Record<string, Record<string, unknown>> = {};
	for (const { name, id, data } of told) if (data !== undefined) all[name] = { ...all[name], [id]: data };
	return all;
}
