import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { markdownToHtml } from 'satteri';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildOwnSite } from './build-fixture.ts';

/** Content that a page and its twin share, read from each by a parser that is used for making neither. */
interface Content {
	headings: string[];
	links: string[];
	/** Code blocks, without white space. */
	code: string[];
	/** All letters and digits in order: white space between words is for the eye of the page to say. */
	text: string;
}

let site: BuiltSite;
beforeAll(async () => {
	site = await buildOwnSite();
});

test('every page that may be found stands as Markdown beside it and says the same', () => {
	const faults: string[] = [];
	for (const [path, html] of site.pages) {
		const root = fromHtml(html);
		const kind = String(find(root, ({ properties }) => properties['id'] === 'nonius-page')?.properties['dataKind']);
		const twin = find(root, ({ tagName, properties }) => tagName === 'link' && properties['type'] === 'text/markdown')?.properties['href'];
		if (find(root, ({ properties }) => String(properties['content']).includes('noindex')) || html.includes('http-equiv="refresh"')) {
			if (twin !== undefined) faults.push(`${path} has a twin`);
			continue;
		}
		if (typeof twin !== 'string' || !site.files.includes(twin)) {
			faults.push(`${path} has no twin`);
			continue;
		}
		// Operations are printed from the description, and compared fact by fact elsewhere.
		if (kind === 'api-operation') continue;
		const main = find(root, ({ tagName }) => tagName === 'main');
		const page = contentOf(main ? [main] : [], `https://docs.example.com${path}`);
		// The line with the address is the twin's own.
		const markdown = site.text(twin).replace(/^<.*>$/m, '');
		const said = contentOf(fromHtml(markdownToHtml(markdown).html, { fragment: true }).children as ElementContent[], 'https://docs.example.com/');
		if (said.text !== page.text) faults.push(`${path} ${difference(page.text, said.text)}`);
		if (said.headings.join('\n') !== page.headings.join('\n')) faults.push(`${path} has other headings`);
		if (said.code.join('\n') !== page.code.join('\n')) faults.push(`${path} has other code`);
		const missing = page.links.filter((link) => !said.links.includes(link));
		if (missing.length > 0) faults.push(`${path} loses links to ${missing.slice(0, 4).join(', ')}`);
	}
	expect(faults).toEqual([]);
});

test('llms.txt lists every page of the newest version once, and each of its links leads to a file', () => {
	const links = [...site.text('/llms.txt').matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address.replace('https://docs.example.com', ''));
	expect(links.filter((link) => !site.files.includes(link))).toEqual([]);
	expect(new Set(links).size).toBe(links.length);
	expect(links).toEqual(expect.arrayContaining(site.files.filter((file) => /^\/docs\/.*\.md$/.test(file))));
	expect(site.text('/llms-full.txt').length).toBeGreaterThan(100_000);
});

const HIDDEN = new Set(['button', 'form', 'input', 'nav', 'noscript', 'script', 'select', 'style', 'svg', 'template', 'textarea']);

function contentOf(nodes: readonly ElementContent[], address: string): Content {
	const content: Content = { headings: [], links: [], code: [], text: '' };
	const read = (node: ElementContent | Root['children'][number]) => {
		if (node.type === 'text') content.text += letters(node.value);
		if (node.type !== 'element') return;
		const { tagName, properties } = node;
		const classes = Array.isArray(properties['className']) ? properties['className'] : [];
		if ((HIDDEN.has(tagName) && properties['role'] !== 'img') || properties['ariaHidden'] === 'true') return;
		if ('dataSearchSkip' in properties || classes.includes('anchor')) return;
		if (/^h[1-6]$/.test(tagName)) content.headings.push(textOf(node));
		if (tagName === 'pre') content.code.push(textOf(node).replace(/\s+/g, ''));
		// The kind of a box with a title of its own.
		if (properties['role'] === 'note' && typeof properties['ariaLabel'] === 'string') content.text += letters(properties['ariaLabel']);
		if (tagName === 'a' && typeof properties['href'] === 'string' && textOf(node) !== '')
			content.links.push(URL.parse(properties['href'], address)?.href ?? '');
		if (properties['role'] === 'img') content.text += letters(labelOf(node, nodes));
		else for (const child of node.children) read(child);
	};
	for (const node of nodes) read(node);
	return content;
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Text alternative of a picture; empty if its caption names it, which is read anyway. */
function labelOf({ properties, children }: Element, nodes: readonly ElementContent[]): string {
	if (typeof properties['ariaLabel'] === 'string') return properties['ariaLabel'];
	const ids = Array.isArray(properties['ariaLabelledBy']) ? properties['ariaLabelledBy'] : [];
	const all: Root = { type: 'root', children: [...nodes] };
	const isCaption = (id: string) => find(all, (element) => element.tagName === 'figcaption' && holds(element, id)) !== undefined;
	const named = ids.map((id) => (isCaption(id) ? undefined : find(all, (element) => element.properties['id'] === id)));
	return named.length > 0 ? named.map((element) => (element ? textOf(element) : '')).join('') : titleOf(children);
}

const holds = (element: Element, id: string) => element.properties['id'] === id || find(element, ({ properties }) => properties['id'] === id) !== undefined;

const titleOf = (children: readonly ElementContent[]) =>
	children.map((child) => (child.type === 'element' && child.tagName === 'title' ? textOf(child) : '')).join('');

/** The place where two texts begin to differ. */
function difference(page: string, twin: string): string {
	let at = 0;
	while (at < page.length && page[at] === twin[at]) at++;
	return `says „${page.slice(at - 20, at + 40)}“, its twin „${twin.slice(at - 20, at + 40)}“`;
}

function textOf(node: Element): string {
	const parts = (inner: Element): string =>
		inner.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' && !HIDDEN.has(child.tagName) ? parts(child) : '')).join('');
	return parts(node).replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

function find(root: Root | Element, matches: (element: Element) => boolean): Element | undefined {
	for (const child of root.children) {
		if (child.type !== 'element') continue;
		const found = matches(child) ? child : find(child, matches);
		if (found) return found;
	}
	return undefined;
}
