import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedMarkdown } from '#content/markdown/render.ts';
import { scriptJson } from '#text/script-json.ts';
import { PageContext, type PageInfo } from './page-context.ts';
import { PartsContext } from './page-part.tsx';
import { MOVED_PART, PAGE_DATA, recordPage } from './part-data.ts';
import { withoutPreloads } from './without-preloads.ts';

/** A compiled page (`compile-page.ts`). */
export interface PageModule {
	default: ComponentType<Record<string, unknown>>;
	/** What the site puts around all its pages. */
	Frame: ComponentType<{ children?: ReactNode }>;
	frontMatter: Record<string, unknown>;
	toc: readonly unknown[];
}

/** Draws a compiled page as static HTML. Its headings are those of the texts, included ones too. */
export function renderPage({ default: Content, Frame, frontMatter, toc }: PageModule, info: PageInfo): RenderedMarkdown {
	const page = { ...info, frontMatter };
	const recorded = recordPage(page);
	let count = 0;
	const nextId = () => `part-${++count}-`;
	const html = renderToStaticMarkup(
		<PageContext value={page}>
			<PartsContext value={{ info: recorded.info, Frame, nextId }}>
				<Frame>
					<Content frontMatter={frontMatter} toc={toc} />
				</Frame>
			</PartsContext>
		</PageContext>,
	);
	const text = withoutPreloads(html);
	const data = text.includes(`<${MOVED_PART} `) ? `<script type="application/json" id="${PAGE_DATA}">${scriptJson(recorded.data)}</script>` : '';
	return { html: text + data, headings: linkedHeadings(text) };
}

/** Headings that the texts hold: each has its link to itself; those of components have none. */
function linkedHeadings(html: string): RenderedMarkdown['headings'] {
	return [...html.matchAll(/<h([2-6])(?=[^>]*\sid="([^"]*)")[^>]*>((?:(?!<\/h\1>)[\s\S])*?)<a class="anchor"/g)].map(([, depth, slug = '', inner = '']) => ({
		depth: Number(depth),
		slug: decodeEntities(slug),
		text: decodeEntities(inner.replace(/<[^>]+>/g, '')).trim(),
	}));
}

const REACT_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What React writes for the characters of HTML. */
const decodeEntities = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => REACT_ENTITIES[name] ?? all);
