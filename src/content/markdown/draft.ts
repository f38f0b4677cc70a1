import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { defineHastPlugin, markdownToHtml, mdxToJs } from 'satteri';
import { type Problem, problemOf } from '#schema/problem.ts';
import { asWritten } from './as-written.ts';
import { dialectOf } from './dialect.ts';
import { isHtmlElement } from './jsx-element.ts';
import { type MarkdownOptions, markdownPlugins } from './plugins.ts';
import type { Source } from './source.ts';

/** The content of a page, as far as its Markdown tells. */
export interface Draft {
	/** Ids in document order. */
	ids: string[];
	/** Whether these are all ids: those from components and expressions are known only when the page is drawn. */
	isWhole: boolean;
	/** The findings that the page would contain. */
	marks: Problem[];
}

/** Runs a file through all plugins without printing it. Throws the compiler's error for invalid MDX. */
export async function draftPage(source: Source, options: MarkdownOptions): Promise<Draft> {
	const draft: Draft = { ids: [], isWhole: true, marks: [] };
	const { mdastPlugins, hastPlugins } = markdownPlugins(options);
	const { conventions, root } = options.links;
	const settings = {
		features: dialectOf(conventions),
		mdastPlugins,
		hastPlugins: [...hastPlugins, noteContents(draft)],
		fileURL: pathToFileURL(join(root, source.file)),
	};
	const text = await asWritten(source, conventions);
	await (source.format === 'mdx' ? mdxToJs(text, settings) : markdownToHtml(text, settings));
	// The parser frees its memory outside of the JavaScript heap only between two turns of the event loop.
	await nextTurn();
	return draft;
}

/** The last plugin, which records the results of the others. */
function noteContents(draft: Draft) {
	const noteId = (id: unknown) => typeof id === 'string' && draft.ids.push(id);
	const unknown = () => {
		draft.isWhole = false;
	};
	const jsx = {
		filter: [],
		visit(node: Parameters<typeof isHtmlElement>[0]) {
			if (!isHtmlElement(node)) return unknown();
			for (const attribute of node.attributes)
				if (attribute.type === 'mdxJsxAttribute' && (attribute.name === 'id' || attribute.name === 'name')) noteId(attribute.value);
		},
	};
	return defineHastPlugin({
		name: 'draft',
		element: {
			filter: [],
			visit({ tagName, properties: { id, name, dataProblem } }) {
				noteId(id);
				if (tagName === 'a') noteId(name);
				if (typeof dataProblem === 'string') draft.marks.push(problemOfMark(dataProblem));
			},
		},
		raw({ value }) {
			for (const [, id] of value.matchAll(/\b(?:id|name)\s*=\s*["']([^"']+)["']/g)) noteId(id);
		},
		mdxJsxFlowElement: jsx,
		mdxJsxTextElement: jsx,
		mdxFlowExpression: unknown,
		mdxTextExpression: unknown,
	});
}

function problemOfMark(data: string): Problem {
	const { rule, ...finding } = JSON.parse(data) as Problem;
	return problemOf(rule, finding);
}
