import { posix } from 'node:path';
import { defineMdastPlugin, type MdastContent, type MdastNode, type PluginFactoryContext } from 'satteri';
import { onceFor } from '#text/once-for.ts';
import { LANGUAGE } from '#words/locale.ts';
import { prose } from '#words/prose.ts';
import { createTermFinder, type FindTerms } from '../terms/find-terms.ts';
import type { Term } from '../terms/term.ts';
import type { LinkContext } from './link-target.ts';
import { sourcePath } from './source-path.ts';
import { type Woven, weaveTerms } from './weave-terms.ts';

/** Terms that a Markdown file (relative to the root) may mention: those of its version. Equal lists are the same object. */
export type TermsFor = (file: string) => readonly Term[];

const finderOf = onceFor((terms: readonly Term[]): FindTerms => createTermFinder(terms));

/**
 * Links the first mention of each term in a section to its page and adds the definitions at the end of the page: cards and the printed page show them, screen
 * readers read them as descriptions. Runs after `links`, so that it knows the targets of the writer's own links.
 */
export function termLinks({ root, base }: LinkContext, termsFor: TermsFor) {
	return ({ fileURL }: PluginFactoryContext) => {
		const file = sourcePath(root, fileURL);
		const known = file === undefined ? [] : termsFor(file);
		if (known.length === 0) return null;
		const find = finderOf(known);
		const address = (term: Term) => posix.join(base, term.path);
		return defineMdastPlugin({
			name: 'terms',
			after(tree, context) {
				const woven = weaveTerms(tree as MdastNode, {
					find: (text) => find(text).filter(({ term }) => term.file !== file),
					leadsTo: (url, term) => (term.path.includes('#') ? url.replace(/\?[^#]*/, '') : url.replace(/[?#].*$/, '')) === address(term),
				});
				for (const { node, mentions } of woven) context.replaceNode(node, split({ node, mentions }, address));
				const used = [...new Set(woven.flatMap(({ mentions }) => mentions.map(({ term }) => term)))];
				if (used.length > 0) context.appendChild(tree, definitions(used));
			},
		});
	};
}

/** An id that no heading gets. */
const descriptionId = ({ id }: Term) => `nonius-term-${id}`;

/** The text in pieces, with a link for each mention. */
function split({ node, mentions }: Woven, address: (term: Term) => string): MdastNode[] {
	const pieces: MdastNode[] = [];
	const write = (value: string) => value !== '' && pieces.push({ type: 'text', value });
	let at = 0;
	for (const { term, start, end } of mentions) {
		write(node.value.slice(at, start));
		const data = { hProperties: { className: ['term'], ariaDescribedBy: descriptionId(term) } };
		pieces.push({ type: 'link', url: address(term), data, children: [{ type: 'text', value: node.value.slice(start, end) }] });
		at = end;
	}
	write(node.value.slice(at));
	return pieces;
}

/** The definitions, in alphabetical order. Not shown on screen, and not part of search and feeds. */
function definitions(used: readonly Term[]): MdastContent {
	const sorted = used.toSorted((a, b) => a.title.localeCompare(b.title, LANGUAGE));
	return blockElement('div', { className: ['terms'], hidden: true, dataSearchSkip: '' }, [
		line('p', {}, prose.terms),
		blockElement(
			'dl',
			{},
			sorted.flatMap((term) => [line('dt', {}, term.title), line('dd', { id: descriptionId(term) }, term.short)]),
		),
	]);
}

function blockElement(hName: string, hProperties: Record<string, unknown>, children: Extract<MdastNode, { type: 'paragraph' | 'blockquote' }>[]) {
	return { type: 'blockquote' as const, data: { hName, hProperties }, children };
}

function line(hName: string, hProperties: Record<string, unknown>, value: string) {
	return { type: 'paragraph' as const, data: { hName, hProperties }, children: [{ type: 'text' as const, value }] };
}
