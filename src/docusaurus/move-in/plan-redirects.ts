import { z } from 'zod';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import type { TakeNote } from './note.ts';
import { packageCalled, packageName } from './package-name.ts';
import { slashed } from './plan-content.ts';
import { toTarget } from './plan-navigation.ts';

const endings = z.array(z.string()).default([]).catch([]);

/** Options of `@docusaurus/plugin-client-redirects`, as they are evaluated: `createRedirects` is a function. */
const redirectOptionsSchema = z.looseObject({
	redirects: z
		.array(z.looseObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() }))
		.default([])
		.catch([]),
	fromExtensions: endings,
	toExtensions: endings,
	createRedirects: z.unknown().optional(),
});

export type RedirectPlugin = z.output<typeof redirectOptionsSchema>;

/** The options of the plugins of a site that make redirects. */
export const redirectOptions = ({ plugins }: Pick<DocusaurusConfigFile, 'plugins'>): RedirectPlugin[] =>
	plugins.filter(({ name }) => packageCalled('plugin-client-redirects').test(packageName(name))).map(({ options }) => redirectOptionsSchema.parse(options));

/** The redirects that the configuration names, and whether it makes more of the addresses of pages, which are known to a build (`create-redirects.ts`). */
export function planRedirects(file: DocusaurusConfigFile, note: TakeNote): { redirects: NonNullable<SiteConfigInput['redirects']>; createsRedirects: boolean } {
	const options = redirectOptions(file);
	const redirects = options.flatMap((each) => each.redirects.flatMap(({ from, to }) => [from].flat().map((old) => ({ from: old, to: toTarget(to) }))));
	const createsRedirects = options.some(
		({ fromExtensions, toExtensions, createRedirects }) => fromExtensions.length > 0 || toExtensions.length > 0 || createRedirects !== undefined,
	);
	if (options.length > 0) note('taken', 'plugins', moveIn.redirects(redirects.length, createsRedirects));
	return { redirects, createsRedirects };
}

/** The redirects with those from former addresses of APIs, by which texts name them; `moved` has their addresses here. */
export function withMoved(redirects: readonly Redirection[], moved: ReadonlyMap<string, string>): Redirection[] {
	const taken = new Set(redirects.map(({ from }) => slashed(from)));
	return [
		...redirects.map(({ from, to }) => ({ from, to: (to.startsWith('/') && moved.get(slashed(to))) || to })),
		...[...moved].filter(([from, to]) => from !== to && !taken.has(from)).map(([from, to]) => ({ from, to })),
	];
}

type Redirection = ReturnType<typeof planRedirects>['redirects'][number];
