import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { mdxToJs } from 'satteri';
import { parse } from 'yaml';
import { asWritten } from '#content/markdown/as-written.ts';
import type { Conventions } from '#content/markdown/conventions.ts';
import { dialectOf } from '#content/markdown/dialect.ts';
import { parseMarkdown } from '#content/markdown/parse.ts';
import { plainText } from '#content/markdown/plain-text.ts';
import { type MarkdownOptions, markdownPlugins } from '#content/markdown/plugins.ts';
import type { Source } from '#content/markdown/source.ts';
import { asParserPlugins, type PluginFaults, type TextPlugins } from './run-text-plugins.ts';

/** What the compiled page imports its runtime and its global components from. */
export const RUNTIME = 'nonius-components';

/**
 * The module of a page with components, for React: its default export draws the text, `frontMatter`, `toc` and `contentTitle` stand beside it, as the text may
 * name them. Throws when the text is no valid MDX.
 */
export async function compilePage(source: Source, options: MarkdownOptions, foreignPlugins?: PluginFaults & { plugins: TextPlugins }): Promise<string> {
	const { conventions, root } = options.links;
	const path = join(root, source.file);
	const text = await asWritten({ body: source.body, format: 'mdx' }, conventions);
	const own = markdownPlugins(options);
	const frontMatter = conventions.frontMatter[source.file] ?? componentFrontMatter(source);
	const foreign = foreignPlugins && asParserPlugins(foreignPlugins.plugins, { ...foreignPlugins, source, path, frontMatter });
	const { code } = await mdxToJs(text, {
		mdastPlugins: [foreign?.mdastPlugins ?? [], own.mdastPlugins],
		hastPlugins: [foreign?.hastPlugins ?? [], own.hastPlugins],
		features: dialectOf(conventions),
		fileURL: pathToFileURL(path),
		jsxImportSource: RUNTIME,
		providerImportSource: RUNTIME,
	});
	const scope = { frontMatter, toc: tocOf(source, conventions), contentTitle: undefined, metadata: {}, assets: {} };
	// A component that nobody has is reported instead of ending the page.
	const lenient = code
		.replace(/function _missingMdxReference\([\s\S]*?\n\}/, `import { reportMissing as _missingMdxReference } from '${RUNTIME}/missing';`)
		.replace(
			/if \(!(\w+)\) _missingMdxReference\([^;]*;/g,
			// One that a function of the page gets by itself (`const Map = require(…)`) is there when it is drawn.
			(check, name: string) => (new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`).test(code) ? '' : check),
		);
	const missing = Object.entries(scope).filter(([name]) => !new RegExp(`^export\\s+(?:const|let|var|function)\\s+${name}\\b`, 'm').test(text));
	return [lenient, `export { Frame } from '${RUNTIME}/frame';`, ...missing.map(([name, value]) => `export const ${name} = ${asCode(value)};`)].join('\n');
}

/** The front matter as components of Docusaurus get it: with all keys, days are dates. */
function componentFrontMatter({ yaml }: Source): unknown {
	try {
		return parse(yaml, { customTags: ['timestamp'] }) ?? {};
	} catch {
		return {};
	}
}

/** How a date looks that came out of another process. */
const ISO_DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A value as code; dates stay dates. */
function asCode(value: unknown): string {
	if (value instanceof Date || (typeof value === 'string' && ISO_DATE_TIME.test(value))) return `new Date(${new Date(value).getTime()})`;
	if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
	return `{ ${Object.entries(value)
		.map(([key, inner]) => `${JSON.stringify(key)}: ${asCode(inner)}`)
		.join(', ')} }`;
}

/** The headings as `<TOCInline toc={toc} />` wants them. */
function tocOf(source: Source, { formulas }: Conventions): { value: string; id: string; level: number }[] {
	const slugger = new GithubSlugger();
	const headings: { value: string; id: string; level: number }[] = [];
	const visit = (node: Nodes) => {
		if (node.type === 'heading') {
			const own = node.data?.hProperties?.id;
			const value = plainText(node);
			const id = typeof own === 'string' ? own : slugger.slug(value);
			if (node.depth > 1) headings.push({ value, id, level: node.depth });
		} else if ('children' in node) node.children.forEach(visit);
	};
	visit(parseMarkdown({ body: source.body, format: 'mdx' }, { position: false, formulas }));
	return headings;
}
