import { join, resolve } from 'node:path';
import type { ApiConfig } from '#schema/api-config.ts';
import { localeOf } from '#schema/locale.ts';
import type { Origin } from '#schema/parse/parse.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { siteWords } from '#words/commands-output.ts';
import { importSiteConfig } from './import-config.ts';
import { type LocalSite, localise } from './localise.ts';
import { withFrontMatter } from './with-front-matter.ts';

/** The configuration for one reading of a site. */
export interface SettledConfig {
	/** As it was written, in the site's own language. */
	own: SiteConfig;
	/** Line of a key in `site.config.ts`. */
	lineOf: Origin['lineOf'];
	/** Folder of the texts, absolute. */
	root: string;
	/** Folder in which people wrote them, absolute: `root`, unless another language is read. */
	sources: string;
	/** In the language that is read, and with what the site says of the front matter of its files. */
	config: SiteConfig;
	/** The site in another language than its own, when that is read. */
	local: LocalSite | undefined;
	/** Whether a file from elsewhere replaces the description of the first API for this reading. */
	isForeign: boolean;
	problems: readonly Problem[];
}

/** Reads the configuration in `home` and settles in which language and with which description the site is read; only `problems` when it cannot be. */
export async function settleConfig(
	home: string,
	{ apiDescription, locale }: { apiDescription?: string | undefined; locale?: string | undefined },
): Promise<SettledConfig | { problems: Problem[] }> {
	const imported = await importSiteConfig(home);
	if ('problems' in imported) return imported;
	const { lineOf } = imported;
	const own = apiDescription === undefined ? imported.value : withDescription(imported.value, apiDescription);
	const other = locale === undefined || locale === localeOf(own) ? undefined : own.locales.find(({ code }) => code === locale);
	if (locale !== undefined && locale !== localeOf(own) && other?.folder === undefined) return { problems: [unknownLocale(locale)] };
	const sources = resolve(home, own.root);
	const local =
		other?.folder === undefined
			? undefined
			: localise(sources, own, { code: other.code, home: other.folder, folder: join(siteCache(home), 'locales', other.code) });
	const { root, config: written } = local ?? { root: sources, config: own };
	const { config, problems } = await withFrontMatter(root, written);
	return { own, lineOf, root, sources, config, local, isForeign: apiDescription !== undefined, problems };
}

/**
 * The configuration for a build with another description of the first API. What the site says about its own (versions, token, behaviour, seed) does not
 * belong to it, and the site is not strict: its texts name operations that need not be there.
 */
function withDescription(config: SiteConfig, description: string): SiteConfig {
	const swap = (api: ApiConfig): ApiConfig => ({
		...api,
		description,
		source: undefined,
		versions: [],
		tokenVariable: undefined,
		sandbox: { servers: api.sandbox.servers, signIn: api.sandbox.signIn },
	});
	return { ...config, strict: false, api: config.api.map((api, index) => (index === 0 ? swap(api) : api)) };
}

const unknownLocale = (locale: string): Problem =>
	problemOf('environment', { file: 'site.config.ts', message: siteWords.unknownLocale(locale), hint: siteWords.unknownLocaleHint });
