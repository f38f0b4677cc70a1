import type { z } from 'zod';
import { blogOptionsSchema, type DocusaurusConfigFile, docsOptionsSchema, pagesOptionsSchema } from './docusaurus-config.ts';

export const CLASSIC = /preset-classic|^classic$/;

export interface ContentOptions {
	manuals: z.output<typeof docsOptionsSchema>[];
	blogs: z.output<typeof blogOptionsSchema>[];
	pages: z.output<typeof pagesOptionsSchema> | undefined;
}

/** Manuals, blogs and free pages of a site, from its preset and its plugins; the one that has no id of its own comes first. */
export function contentOptions(file: Pick<DocusaurusConfigFile, 'presets' | 'plugins'>): ContentOptions {
	const [preset] = file.presets.filter(({ name }) => CLASSIC.test(name));
	const given = (key: string) =>
		[
			...(preset === undefined || preset.options[key] === false ? [] : [preset.options[key] ?? {}]),
			...file.plugins.filter(({ name }) => new RegExp(`plugin-content-${key}(?:/|$)`).test(name)).map(({ options }) => options),
		].sort((one, other) => Number(hasId(one)) - Number(hasId(other)));
	return {
		manuals: given('docs').flatMap((options) => docsOptionsSchema.safeParse(options).data ?? []),
		blogs: given('blog').flatMap((options) => blogOptionsSchema.safeParse(options).data ?? []),
		pages: given('pages').flatMap((options) => pagesOptionsSchema.safeParse(options).data ?? [])[0],
	};
}

const hasId = (options: unknown) => typeof options === 'object' && options !== null && 'id' in options && options.id !== 'default';

/** All of them alike, each with the folders of its texts, relative to the site. */
export const contents = ({ manuals, blogs, pages }: ContentOptions): { options: Record<string, unknown>; folders: string[] }[] => [
	...manuals.map((options) => ({ options, folders: [options.path, `${options.id === 'default' ? '' : `${options.id}_`}versioned_docs`] })),
	...[...blogs, ...(pages ? [pages] : [])].map((options) => ({ options, folders: [options.path] })),
];
