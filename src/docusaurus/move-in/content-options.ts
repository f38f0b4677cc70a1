import type { z } from 'zod';
import { blogOptionsSchema, type DocusaurusConfigFile, docsOptionsSchema, pagesOptionsSchema } from './docusaurus-config.ts';

export const CLASSIC = /preset-classic|^classic$/;

/** Manuals, blogs and free pages of a site, from its preset and its plugins, in this order. */
export function contentOptions(file: Pick<DocusaurusConfigFile, 'presets' | 'plugins'>): {
	manuals: z.output<typeof docsOptionsSchema>[];
	blogs: z.output<typeof blogOptionsSchema>[];
	pages: z.output<typeof pagesOptionsSchema> | undefined;
} {
	const [preset] = file.presets.filter(({ name }) => CLASSIC.test(name));
	const given = (key: string) => [
		...(preset === undefined || preset.options[key] === false ? [] : [preset.options[key] ?? {}]),
		...file.plugins.filter(({ name }) => new RegExp(`plugin-content-${key}$`).test(name)).map(({ options }) => options),
	];
	return {
		manuals: given('docs').flatMap((options) => docsOptionsSchema.safeParse(options).data ?? []),
		blogs: given('blog').flatMap((options) => blogOptionsSchema.safeParse(options).data ?? []),
		pages: given('pages').flatMap((options) => pagesOptionsSchema.safeParse(options).data ?? [])[0],
	};
}
