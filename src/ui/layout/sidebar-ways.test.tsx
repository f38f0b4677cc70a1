import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { categoryId } from '#chrome/contract.ts';
import type { SidebarCategory, SidebarItem } from '#navigation/sidebar/sidebar.ts';
import { countLinks, WHOLE_UP_TO, windowSidebar } from '#navigation/sidebar/window-sidebar.ts';
import { categoryOf, linkTo } from '#navigation/site.fixture.ts';
import { fragmentPath, Sidebar } from './Sidebar.tsx';
import { sidebarFragment } from './SidebarFragment.tsx';

const FRAGMENT = fragmentPath('current/docs');
const pages = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => linkTo(`/${prefix}/${index}/`));

const looks: Partial<SidebarCategory>[] = [true, false].flatMap((collapsible) => [true, false].map((collapsed) => ({ collapsible, collapsed })));
const ownPages = (name: string): Partial<SidebarCategory>[] => [{}, { href: `/${name}/` }, { href: `/${name}/`, unlisted: true }];

/** Categories in categories, each level of every look and with every kind of own page. */
function nested(name: string, depth: number, count: number): SidebarItem[] {
	if (depth === 0) return pages(name, count);
	return looks.flatMap((look, place) =>
		ownPages(`${name}-${place}`).map((own, kind) => {
			const label = `${name}-${place}-${kind}`;
			return categoryOf(label, [...pages(`${label}-page`, 1), ...nested(label, depth - 1, count)], { ...look, ...own });
		}),
	);
}

const elements = (node: Root | Element): Element[] => node.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []));
const hrefOf = ({ properties }: Element) => String(properties['href'] ?? '');

/** All addresses that a reader finds who opens everything: by script what stands in categories, without one what the links to the lists lead to. */
function found(items: readonly SidebarItem[], path: string, scripted: boolean): Set<string> {
	const lists = new Map(
		elements(fromHtml(sidebarFragment(items, { base: '/', fragment: FRAGMENT })))
			.filter(({ properties }) => properties['id'] !== undefined)
			.map((list) => [String(list.properties['id']), list]),
	);
	const addresses = new Set<string>();
	const open: (Root | Element)[] = [fromHtml(renderToStaticMarkup(<Sidebar id="current/docs" base="/" path={path} items={windowSidebar(items, path)} />))];
	const seen = new Set<string>();
	const follow = (id: string) => {
		const list = lists.get(id);
		if (list === undefined || seen.has(id)) return;
		seen.add(id);
		open.push(list);
	};
	for (let part = open.pop(); part !== undefined; part = open.pop()) {
		for (const element of elements(part)) {
			if (element.tagName === 'a' && !hrefOf(element).startsWith(FRAGMENT)) addresses.add(hrefOf(element));
			if (element.tagName === 'a' && !scripted) follow(hrefOf(element).slice(FRAGMENT.length + 1));
			const isEmpty = element.tagName === 'details' && !elements(element).some(({ tagName }) => tagName === 'ul');
			if (isEmpty && scripted) follow(categoryId(String(element.properties['dataKey'])));
		}
	}
	return addresses;
}

/** All addresses of a sidebar that readers are to find. */
const listed = (items: readonly SidebarItem[]): string[] =>
	items.flatMap((item) => {
		if (item.type === 'html') return [];
		const own = item.href === undefined || item.unlisted ? [] : [item.href];
		return item.type === 'category' ? [...own, ...listed(item.items)] : own;
	});

const deep = nested('k', 2, 2);
const long = nested('l', 1, 40);
const cases: [string, SidebarItem[], string][] = [
	['nested', deep, '/k-0-0-page/0/'],
	['nested, in the middle', deep, '/k-2-1-3-2/1/'],
	['nested, outside', deep, '/fehlt/'],
	['long lists', long, '/l-0-0/20/'],
	['long lists, in one that is always open', long, '/l-3-1/39/'],
	['long lists, the page of a category', long, '/l-2/'],
];

test.each(cases)('every page of a large sidebar is found, with and without script: %s', (_, items, path) => {
	expect(countLinks(items)).toBeGreaterThan(WHOLE_UP_TO);
	for (const scripted of [true, false]) {
		const addresses = found(items, path, scripted);
		expect(listed(items).filter((href) => !addresses.has(href))).toEqual([]);
	}
});
