import type { z } from 'zod';
import { blogOptionsSchema, type DocusaurusConfigFile, docsOptionsSchema, pagesOptionsSchema } from './docusaurus-config.ts';
import { packageCalled, packageName } from './package-name.ts';

export const CLASSIC = packageCalled('classic');

/** Whether a preset is the usual one, or one of somebody else around it, which takes the same options. */
export const isClassic = ({ name, options }: DocusaurusConfigFile['presets'][number]): boolean =>
	CLASSIC.test(packageName(name)) || ['docs', 'blog', 'theme'].some((key) => typeof options[key] === 'object');

export interface ContentPlugins {
	manuals: z.output<typeof docsOptionsSchema>[];
	blogs: z.output<typeof blogOptionsSchema>[];
	pages: z.output<typeof pagesOptionsSchema> | undefined;
	/** Options whose values make no sense, such as a path that is a function; they are as if they were not there. */
	unfit: UnfitOption[];
}

interface UnfitOption {
	/** `docs.routeBasePath`; `docs` alone where all of its options are none. */
	place: string;
	/** What holds instead of the option. */
	fallback?: unknown;
}

/** Manuals, blogs and free pages of a site, from its preset and its plugins; the one that has no id of its own comes first. */
export function findContentPlugins(file: Pick<DocusaurusConfigFile, 'presets' | 'plugins'>): ContentPlugins {
	const [preset] = file.presets.filter(isClassic);
	const find = <S extends z.ZodType<object>>(key: string, schema: S) =>
		[
			...(preset === undefined || preset.options[key] === false ? [] : [preset.options[key] ?? {}]),
			...file.plugins.filter(({ name }) => packageCalled(`plugin-content-${key}`).test(packageName(name))).map(({ options }) => options),
		]
			.sort((one, other) => Number(hasId(one)) - Number(hasId(other)))
			.map((written) => fittingOptions(key, schema, written));
	const docs = find('docs', docsOptionsSchema);
	const blog = find('blog', blogOptionsSchema);
	const pages = find('pages', pagesOptionsSchema);
	return {
		manuals: docs.map(({ options }) => options),
		blogs: blog.map(({ options }) => options),
		pages: pages[0]?.options,
		unfit: [...docs, ...blog, ...pages].flatMap(({ unfit }) => unfit),
	};
}

const hasId = (options: unknown) => typeof options === 'object' && options !== null && 'id' in options && options.id !== 'default';

/** The options that fit a schema, in which every option has a default, and those that do not. */
function fittingOptions<S extends z.ZodType<object>>(key: string, schema: S, written: unknown): { options: z.output<S>; unfit: UnfitOption[] } {
	const { success, data, error } = schema.safeParse(written);
	if (success) return { options: data, unfit: [] };
	const names = new Set(error.issues.map(({ path }) => path[0]));
	if (names.has(undefined)) return { options: schema.parse({}), unfit: [{ place: key }] };
	const options = schema.parse(Object.fromEntries(Object.entries(Object(written)).filter(([name]) => !names.has(name))));
	const defaults = new Map<unknown, unknown>(Object.entries(options));
	return { options, unfit: [...names].map((name) => ({ place: `${key}.${String(name)}`, fallback: defaults.get(name) })) };
}

/** All of them alike, each with the folders of its texts, relative to the site. */
export const contents = ({ manuals, blogs, pages }: ContentPlugins): { options: Record<string, unknown>; folders: string[] }[] => [
	...manuals.map((options) => ({ options, folders: [options.path, `${options.id === 'default' ? '' : `${options.id}_`}versioned_docs`] })),
	...[...blogs, ...(pages ? [pages] : [])].map((options) => ({ options, folders: [options.path] })),
];
