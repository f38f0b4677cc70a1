import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { SITE_DIALECT } from './dialect.ts';
import { needsCompiler } from './needs-compiler.ts';
import { inOneLanguage } from './one-language.ts';
import { type MarkdownOptions, markdownPlugins } from './plugins.ts';
import { readSource } from './source.ts';

export interface RenderedMarkdown {
	html: string;
	/** Headings of all levels in order, with their ids. */
	headings: { depth: number; slug: string; text: string }[];
}

export interface RenderOptions extends MarkdownOptions {
	/** Folder for rendered files; anything that changes what is rendered must change its name (`#site/cache/cache-keys.ts`). */
	cache: string;
}

/**
 * Makes a function that renders the Markdown file at a path relative to the site root; `undefined` for one that needs the engine's compiler. Files that have not changed come from the cache.
 * It stands beside the engine's own content layer because that carries every page through its server bundle: on 1,000 pages
 * 5 s and 0.5 GB more (reports/build.md).
 */
export function createRenderer({ cache, ...options }: RenderOptions): (file: string) => Promise<RenderedMarkdown | undefined> {
	const processor = createSatteriMarkdownProcessor({ syntaxHighlight: false, features: SITE_DIALECT, ...markdownPlugins(options) });
	return async (file) => {
		const source = readSource(options.links.root, file);
		const cached = join(cache, `${createHash('sha256').update(file).update('\0').update(source.body).digest('hex').slice(0, 32)}.json`);
		if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as RenderedMarkdown;
		if (needsCompiler(source)) return undefined;
		const { code, metadata } = await (await processor).render(inOneLanguage({ body: source.body, format: 'md' }), {
			fileURL: pathToFileURL(join(options.links.root, file)),
		});
		const rendered: RenderedMarkdown = { html: code, headings: metadata.headings };
		mkdirSync(cache, { recursive: true });
		writeFileSync(cached, JSON.stringify(rendered));
		return rendered;
	};
}
