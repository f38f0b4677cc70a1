import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as engine from 'astro/jsx-runtime';
import { renderJSX } from 'astro/runtime/server/index.js';
import { evaluate } from 'satteri';
import { afterAll } from 'vitest';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { OWN_CONVENTIONS } from './conventions.ts';
import { SITE_DIALECT } from './dialect.ts';
import type { LinkContext } from './link-target.ts';
import { inOneLanguage } from './one-language.ts';
import { type MarkdownOptions, markdownPlugins } from './plugins.ts';
import { createRenderer, type RenderedMarkdown } from './render.ts';
import { splitSource } from './source.ts';

/** A rendered page with the findings that stand in it. */
export interface RenderedPage extends RenderedMarkdown {
	/** Each as `rule:line message → hint`, without its place in the HTML. */
	findings: string[];
}

export interface MarkdownFixture {
	/** Renders `docs/seite.md`; two lines of front matter and its closing line stand above the text. Line ends between tags are left out. */
	render(markdown: string): Promise<RenderedPage>;
	/** Renders `docs/seite.mdx` as the engine does. */
	renderMdx(mdx: string): Promise<RenderedPage>;
}

/** Terms and fields of the atlas that texts may name, and how the texts are written. */
type WovenFixture = Pick<MarkdownOptions, 'terms'> & Pick<LinkContext, 'fields'> & Partial<Pick<LinkContext, 'conventions'>>;

/** The engine's own runtime, so that HTML is printed as in a build. Components of a test are plain functions. */
const jsx = (type: unknown, props: unknown) => (typeof type === 'function' ? type(props) : engine.jsx(type, props as Record<string, unknown>));
const RUNTIME = { Fragment: engine.Fragment, jsx, jsxs: jsx, elementAttributeNameCase: 'html' } as const;

/** What components of the engine need to know of the page. It takes custom elements for such: no renderer claims them, so they stay as they are. */
const NO_COMPONENTS = { renderers: [], clientDirectives: new Map() } as unknown as Parameters<typeof renderJSX>[0];

const FRONT_MATTER = '---\ntitle: Seite\n---\n';

/** A site below `/hilfe/` with the files given and the status marks „im Umlauf“ and „gesperrt“, for the tests of one file. Its pages are found by their file. */
export function markdownFixture(files: Record<string, string> = {}, { terms, fields, conventions = OWN_CONVENTIONS }: WovenFixture = {}): MarkdownFixture {
	const root = mkdtempSync(join(tmpdir(), 'markdown-'));
	afterAll(() => rmSync(root, { recursive: true, force: true }));
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
	for (const [file, text] of Object.entries(files)) write(file, text);
	const options: MarkdownOptions = {
		statuses: [
			{ label: 'im Umlauf', sign: 'check', tone: 'ok', meaning: 'verwendbar' },
			{ label: 'gesperrt', sign: 'prohibited', tone: 'stop', meaning: 'Einsatzverbot' },
		],
		links: {
			root,
			base: '/hilfe/',
			conventions,
			hasPage: () => false,
			pathOf: (file) => (file in files && /\.mdx?$/.test(file) ? `/${file.replace(/\.mdx?$/, '')}/` : undefined),
			...(fields && { fields }),
		},
		...(terms && { terms }),
	};
	const renderFile = createRenderer({ ...options, cache: join(root, 'cache') });
	return {
		async render(markdown) {
			write('docs/seite.md', FRONT_MATTER + markdown);
			return withFindings((await renderFile('docs/seite.md')) ?? { html: '', headings: [] });
		},
		async renderMdx(mdx) {
			write('docs/seite.mdx', FRONT_MATTER + mdx);
			const source = inOneLanguage(splitSource('docs/seite.mdx', FRONT_MATTER + mdx));
			const fileURL = pathToFileURL(join(root, 'docs/seite.mdx'));
			const module = await evaluate(source, { ...RUNTIME, ...markdownPlugins(options), features: SITE_DIALECT, fileURL });
			return withFindings({ html: String(await renderJSX(NO_COMPONENTS, jsx(module['default'], {}))), headings: [] });
		},
	};
}

const MARK = /<span class="problem"[^>]*>[\s\S]*?<\/span>/g;

function withFindings({ html, headings }: RenderedMarkdown): RenderedPage {
	const findings = readPageFacts(html, '/').marks.map(({ rule, line, message, hint }) => `${rule}:${line} ${message} → ${hint}`);
	return { html: html.replaceAll(MARK, '').replace(/>\n+</g, '><').trim(), headings, findings };
}
