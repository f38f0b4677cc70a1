import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import type { AstroInlineConfig } from 'astro';
import { passthroughImageService } from 'astro/config';
import { dialectOf } from '#content/markdown/dialect.ts';
import { type MarkdownOptions, markdownPlugins } from '#content/markdown/plugins.ts';
import { pageModules } from '#docusaurus/modules/page-modules.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';
import type { Site } from '#navigation/site.ts';
import { directionOf } from '#schema/locale.ts';
import type { Problem } from '#schema/problem.ts';
import { explainPage } from '#site/explain-page.ts';
import { PROGRAM } from '#site/program.ts';
import { checkCode } from './check-code.ts';
import type { Current } from './hand-over.ts';
import { islandsOnAction } from './island-directive.ts';
import { lightPreload } from './light-preload.ts';
import { mediaNames } from './media-names.ts';
import { mirroredStyles } from './mirrored-styles.ts';
import { noticeOwnFiles } from './notice-own-files.ts';
import { ownCopies } from './own-copies.ts';
import { type PageBundle, pagePrinter } from './page-bundle.ts';
import { serveAttachments } from './serve-attachments.ts';
import { siteModules } from './site-modules.ts';
import { siteRoutes } from './site-routes.ts';
import { spokenWords } from './spoken-words.ts';

export interface AstroConfigOptions extends Current {
	outDir?: string;
	/** Called with problems in pages and components of moved sites. */
	report?(problem: Problem): void;
	/** Called with each file of the site's own that goes into the code of its pages, by its path. */
	onOwnFile?(path: string): void;
	/** Prints the pages by the bundle that the engine has made of them. */
	print?(bundle: PageBundle): Promise<void>;
}

/** The whole configuration of the static engine. Nothing else configures it. */
export function astroConfig({ outDir, report = () => {}, onOwnFile = () => {}, print = async () => {}, ...current }: AstroConfigOptions): AstroInlineConfig {
	const { root, site } = current;
	const { config } = site();
	const options = followSite(root, site);
	const markdown = markdownPlugins(options);
	return {
		configFile: false,
		root: PROGRAM,
		// A page gives way to a file of this folder, which no site has: of one address the page stays (`build/copy-files.ts`).
		publicDir: `${root}/.none`,
		...(outDir === undefined ? {} : { outDir }),
		cacheDir: `${PROGRAM}.cache/engine`,
		// The engine's own cache of pages is keyed by path only, so it could return a page of another site.
		force: true,
		output: 'static',
		base: config.base,
		trailingSlash: 'always',
		build: { format: 'directory', inlineStylesheets: 'always' },
		devToolbar: { enabled: false },
		image: { service: passthroughImageService() },
		integrations: [react(), mdx(), siteRoutes(site), islandsOnAction(), pagePrinter(print)],
		// The plugins colour code themselves, in `.md` and `.mdx` alike.
		markdown: { processor: satteri({ features: dialectOf(options.links.conventions), ...markdown }), syntaxHighlight: false },
		vite: {
			publicDir: `${root}/${config.files[0]}`,
			plugins: [
				spokenWords(),
				pageModules({ root, config: () => site().config, markdown: options, explain: explainPage, report }),
				siteModules(current),
				noticeOwnFiles(onOwnFile),
				checkCode(root),
				serveAttachments(root, { base: config.base, folders: options.links.conventions.folders }),
				lightPreload(),
				ownCopies(),
			],
			define: { 'import.meta.env.OFFLINE': `${config.offline.enabled && outDir !== undefined}` },
			// Nor does Docusaurus read them; one of a site may name packages that are not installed.
			resolve: { tsconfigPaths: false },
			css: {
				// A rule that browsers would pass over stops nothing in a site that moves in, as there.
				lightningcss: { errorRecovery: options.links.conventions.open },
				postcss: { plugins: [mediaNames(), ...(directionOf(config) === 'rtl' ? [mirroredStyles()] : [])] },
			},
			build: { assetsInlineLimit: 0, modulePreload: false, rolldownOptions: { shimMissingExports: true } },
		},
	};
}

/** The site's data for Markdown, read whenever a page is compiled: links and terms change while the preview runs. */
function followSite(root: string, site: () => Site): MarkdownOptions {
	let shown: Site | undefined;
	let options = markdownOptions(root, markdownSite(site()));
	const current = () => {
		if (site() !== shown) {
			shown = site();
			options = markdownOptions(root, markdownSite(shown));
		}
		return options;
	};
	return {
		statuses: options.statuses,
		links: {
			...options.links,
			pathOf: (file) => current().links.pathOf(file),
			hasPage: (path) => current().links.hasPage(path),
			fields: () => current().links.fields?.() ?? new Map(),
		},
		terms: (file) => current().terms(file),
	};
}
