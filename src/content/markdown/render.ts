import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { codeMarks } from './code-block.ts';
import { features, type MarkdownOptions, markdownPlugins } from './plugins.ts';

export interface RenderedMarkdown {
	html: string;
	/** Headings of all levels in order, with their ids. */
	headings: { depth: number; slug: string; text: string }[];
}

export interface RenderOptions extends MarkdownOptions {
	/** Folder for rendered files; anything that changes what is rendered must change its name (`#site/cache/markdown-cache.ts`). */
	cache: string;
}

/** How code is coloured: classes instead of colours, so that both colour modes and a strict content security policy work. */
export const shikiConfig = { theme: 'css-variables', transformers: [codeMarks] } as const;

const FRONT_MATTER = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Makes a function that renders the Markdown file at a path relative to the site root. Files that have not changed come from the cache.
 * It stands beside the engine's own content layer because that carries every page through its server bundle: on 1,000 pages
 * 5 s and 0.5 GB more (reports/build.md).
 */
export function createRenderer({ cache, ...options }: RenderOptions): (file: string) => Promise<RenderedMarkdown> {
	const processor = createSatteriMarkdownProcessor({
		syntaxHighlight: 'shiki',
		shikiConfig: { ...shikiConfig, transformers: [...shikiConfig.transformers] },
		features,
		...markdownPlugins(options),
	});
	return async (file) => {
		const path = join(options.links.root, file);
		const text = readFileSync(path, 'utf8');
		const cached = join(cache, `${createHash('sha256').update(file).update('\0').update(text).digest('hex').slice(0, 32)}.json`);
		if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as RenderedMarkdown;
		const { code, metadata } = await (await processor).render(text.replace(FRONT_MATTER, ''), { fileURL: pathToFileURL(path) });
		const rendered: RenderedMarkdown = { html: code, headings: metadata.headings };
		mkdirSync(cache, { recursive: true });
		writeFileSync(cached, JSON.stringify(rendered));
		return rendered;
	};
}
