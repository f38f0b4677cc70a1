import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedMarkdown } from '#content/markdown/render.ts';
import { PageContext, type PageInfo } from './page-context.ts';

/** A compiled page (`compile-page.ts`). */
export interface PageModule {
	default: ComponentType<Record<string, unknown>>;
	/** What the site puts around all its pages. */
	Frame: ComponentType<{ children: ReactNode }>;
	frontMatter: Record<string, unknown>;
	toc: readonly unknown[];
}

/** Draws a compiled page as static HTML. Its headings are those of the texts, included ones too. */
export function renderPage({ default: Content, Frame, frontMatter, toc }: PageModule, info: PageInfo): RenderedMarkdown {
	const html = renderToStaticMarkup(
		<PageContext value={{ ...info, frontMatter }}>
			<Frame>
				<Content frontMatter={frontMatter} toc={toc} />
			</Frame>
		</PageContext>,
	);
	// React asks for pictures ahead; they stand further down the same page.
	const text = html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
	return { html: text, headings: headingsIn(text) };
}

/** Headings that the texts hold: each has its link to itself; those of components have none. */
function headingsIn(html: string): RenderedMarkdown['headings'] {
	return [...html.matchAll(/<h([2-6])(?=[^>]*\sid="([^"]*)")[^>]*>((?:(?!<\/h\1>)[\s\S])*?)<a class="anchor"/g)].map(([, depth, slug = '', inner = '']) => ({
		depth: Number(depth),
		slug: decode(slug),
		text: decode(inner.replace(/<[^>]+>/g, '')).trim(),
	}));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What React writes for the characters of HTML. */
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => ENTITIES[name] ?? all);
