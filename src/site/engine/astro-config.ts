import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroInlineConfig } from 'astro';
import { passthroughImageService } from 'astro/config';
import { features, markdownPlugins } from '#content/markdown/plugins.ts';
import { shikiConfig } from '#content/markdown/render.ts';
import { isListed, linkContext, routeIndex } from '#navigation/routes.ts';
import { siteTerms } from '#navigation/site-terms.ts';
import { PROGRAM } from '#site/program.ts';
import type { Site } from '#site/site.ts';
import { islandsOnAction } from './island-directive.ts';
import { lightPreload } from './light-preload.ts';
import { serveAttachments } from './serve-attachments.ts';
import { siteModules } from './site-modules.ts';

export interface AstroConfigOptions {
	/** Folder of the site. */
	root: string;
	/** The site as it is now; the preview reads it again after a change. */
	site(): Site;
	outDir?: string;
}

/** The whole configuration of the static engine. Nothing else configures it. */
export function astroConfig({ root, site, outDir }: AstroConfigOptions): AstroInlineConfig {
	const { config } = site();
	const markdown = markdownPlugins({
		statuses: config.statuses,
		links: { ...linkContext(site(), root), pathOf: (file) => linkContext(site(), root).pathOf(file) },
		terms: (file) => siteTerms(site())(file),
	});
	return {
		configFile: false,
		root: PROGRAM,
		publicDir: `${root}/public`,
		...(outDir === undefined ? {} : { outDir }),
		cacheDir: `${PROGRAM}.cache/engine`,
		output: 'static',
		site: config.url,
		base: config.base,
		trailingSlash: 'always',
		build: { format: 'directory', inlineStylesheets: 'always' },
		devToolbar: { enabled: false },
		image: { service: passthroughImageService() },
		integrations: [react(), mdx(), islandsOnAction(), sitemap({ filter: (page) => inSitemap(site(), new URL(page).pathname) })],
		markdown: {
			processor: satteri({ features, ...markdown }),
			syntaxHighlight: 'shiki',
			shikiConfig: { ...shikiConfig, transformers: [...shikiConfig.transformers] },
		},
		vite: { plugins: [siteModules(root, site), serveAttachments(root, config.base), lightPreload()], build: { assetsInlineLimit: 0, modulePreload: false } },
	};
}

/** Pages for the sitemap; `path` carries the base. */
function inSitemap(site: Site, path: string): boolean {
	const route = routeIndex(site).byPath.get(`/${path.slice(site.config.base.length)}`);
	return route !== undefined && isListed(route);
}
