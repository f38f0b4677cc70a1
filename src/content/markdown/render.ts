import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { asWritten } from './as-written.ts';
import { type Conventions, hasTextPlugins } from './conventions.ts';
import { dialectOf } from './dialect.ts';
import { needsCompiler } from './needs-compiler.ts';
import { type MarkdownOptions, markdownPlugins } from './plugins.ts';
import { readSource } from './source.ts';
import { withoutComponents } from './without-components.ts';

export interface RenderedMarkdown {
	html: string;
	/** Headings of all levels in order, with their ids. */
	headings: { depth: number; slug: string; text: string }[];
}

interface RenderOptions extends MarkdownOptions {
	/** Cache folder for rendered files. Its name must change with anything that changes the output (`#site/cache/cache-keys.ts`). */
	cache: string;
}

/** Renders the Markdown file at a path relative to the site root; `undefined` if it needs a compiler. */
interface Renderer {
	(file: string): Promise<RenderedMarkdown | undefined>;
	/** Renders such a file without its components, keeping their children. */
	withoutComponents(file: string): Promise<RenderedMarkdown>;
}

/**
 * Creates a function that renders the Markdown file at a path relative to the site root; it returns `undefined` for a file that needs the engine's compiler. Files that have
 * not changed come from the cache.
 * It replaces the engine's own content layer, which carries every page through its server bundle: for 1,000 pages
 * 5 s and 0.5 GB more (reports/build.md).
 */
export function createRenderer({ cache, ...options }: RenderOptions): Renderer {
	const { conventions } = options.links;
	const processor = createSatteriMarkdownProcessor({ syntaxHighlight: false, features: dialectOf(conventions), ...markdownPlugins(options) });
	const print = async (file: string, body: string): Promise<RenderedMarkdown> => {
		const text = await asWritten({ body, format: 'md' }, conventions);
		const { code, metadata } = await (await processor).render(text, {
			fileURL: pathToFileURL(join(options.links.root, file)),
		});
		return { html: code, headings: metadata.headings };
	};
	const render = async (file: string) => {
		const source = readSource(options.links.root, file, conventions);
		const name = createHash('sha256').update(file).update('\0').update(source.body).digest('hex').slice(0, 32);
		const cached = join(cache, `${name}.json`);
		const kept = keptText(cached, name);
		if (kept !== undefined) return JSON.parse(kept) as RenderedMarkdown;
		if (hasTextPlugins(file, conventions) || needsCompiler(source, conventions)) return undefined;
		const rendered = await print(file, source.body);
		keepText(cached, name, JSON.stringify(rendered));
		return rendered;
	};
	return Object.assign(render, {
		withoutComponents(file: string) {
			const { body } = readSource(options.links.root, file, { texts: conventions.texts });
			return print(file, readableText(body, conventions));
		},
	});
}

/** Components are dropped; a text that is not valid MDX is kept as it is. */
function readableText(body: string, conventions: Conventions): string {
	try {
		return withoutComponents(body, conventions);
	} catch {
		return body;
	}
}
