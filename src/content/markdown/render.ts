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
	/** Folder for rendered files; anything that changes what is rendered must change its name (`#site/cache/cache-keys.ts`). */
	cache: string;
}

/** Renders the Markdown file at a path relative to the site root; `undefined` for one that needs a compiler. */
interface Renderer {
	(file: string): Promise<RenderedMarkdown | undefined>;
	/** Renders such a file without its components; what stands between their tags stays. */
	withoutComponents(file: string): Promise<RenderedMarkdown>;
}

/**
 * Makes a function that renders the Markdown file at a path relative to the site root; `undefined` for one that needs the engine's compiler. Files that have
 * not changed come from the cache.
 * It stands beside the engine's own content layer because that carries every page through its server bundle: on 1,000 pages
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
		if (hasTextPlugins(file, conventions) || needsCompiler(source)) return undefined;
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

/** Components as nothing; a text that is no valid MDX as it stands. */
function readableText(body: string, conventions: Conventions): string {
	try {
		return withoutComponents(body, conventions);
	} catch {
		return body;
	}
}
