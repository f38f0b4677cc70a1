import './sidebar.css';
import { categoryId, ID, mark } from '#chrome/contract.ts';
import type { WindowCategory, WindowItem } from '#navigation/sidebar/window-sidebar.ts';
import { api } from '#words/api.ts';
import { navigation } from '#words/navigation.ts';
import { isExternal, withBase } from '../href.ts';
import { BreakableName } from './BreakableName.tsx';
import { Method } from './Method.tsx';
import { SmartLink } from './SmartLink.tsx';

export interface SidebarContext {
	base: string;
	/** Path of the page without the base. */
	path: string;
	/** The entry that is marked: the first of those that lead to the page. */
	current?: WindowItem | undefined;
	/** Address of the fragment that fills closed categories of a large sidebar: each from the element with its `categoryId`. */
	fragment: string;
}

interface SidebarProps extends Omit<SidebarContext, 'fragment' | 'current'> {
	/** `version/sidebar`; a route change inside the same sidebar keeps the element. */
	id: string;
	items: readonly WindowItem[];
}

/** Path of the fragment of a sidebar (`version/sidebar`). */
export const fragmentPath = (id: string): string => `/sidebars/${id}.html`;

/** The navigation of one part of the documentation. */
export function Sidebar({ id, items, base, path }: SidebarProps) {
	const context = { base, path, current: firstTo(items, path), fragment: withBase(base, fragmentPath(id)) };
	return (
		<nav className="sidebar screen-only" id={ID.menu} aria-label={navigation.sidebar}>
			<docs-sidebar {...mark('sidebar', id)} {...(hasGaps(items) ? mark('fill', context.fragment) : {})}>
				<SidebarList items={items} context={context} />
			</docs-sidebar>
		</nav>
	);
}

/** The entries of one level. */
export function SidebarList({ items, context }: { items: readonly WindowItem[]; context: SidebarContext }) {
	return (
		<ul>
			{items.map((item, index) => (
				<SidebarEntry key={`${index}-${item.type}`} item={item} context={context} />
			))}
		</ul>
	);
}

function SidebarEntry({ item, context }: { item: WindowItem; context: SidebarContext }) {
	switch (item.type) {
		case 'html':
			return item.defaultStyle ? (
				<li className={item.className}>
					<span className="category-label" dangerouslySetInnerHTML={{ __html: item.value }} />
				</li>
			) : (
				<li className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />
			);
		case 'more':
			return (
				<li className="more category">
					<PlainWay label={navigation.allOf(item.count)} list={item.key} context={context} />
					<details {...mark('key', item.key)}>
						<summary>{navigation.allOf(item.count)}</summary>
					</details>
				</li>
			);
		case 'link':
			if (item.unlisted && item.href !== context.path) return null;
			return (
				<li className={item.className}>
					{isExternal(item.href) ? (
						<SmartLink base={context.base} to={item.href}>
							{item.label}
						</SmartLink>
					) : (
						<a href={withBase(context.base, item.href)} aria-current={item === context.current ? 'page' : undefined}>
							{item.method && <Method name={item.method} />}
							{item.deprecated ? (
								<s title={api.deprecated}>
									<BreakableName text={item.label} />
								</s>
							) : (
								<BreakableName text={item.label} />
							)}
						</a>
					)}
				</li>
			);
		case 'category':
			return <SidebarGroup category={item} context={context} />;
	}
}

function SidebarGroup({ category, context }: { category: WindowCategory; context: SidebarContext }) {
	const { label, items } = category;
	const href = category.unlisted && category.href !== context.path ? undefined : category.href;
	const className = ['category', category.className].filter(Boolean).join(' ');
	const link = href && (
		<a href={withBase(context.base, href)} aria-current={category === context.current ? 'page' : undefined}>
			<BreakableName text={label} />
		</a>
	);
	if (!category.collapsible && category.filled) {
		return (
			<li className={className}>
				{link || (
					<span className="category-label">
						<BreakableName text={label} />
					</span>
				)}
				<SidebarList items={items} context={context} />
			</li>
		);
	}
	const open = (!category.collapsed && category.filled) || href === context.path || containsPath(items, context.path);
	return (
		<li className={className}>
			{link}
			{!link && !category.filled && <PlainWay label={label} list={category.key} context={context} />}
			<details open={open} {...mark('key', category.key)}>
				<summary aria-label={link && navigation.openCategory(label)}>{!link && <BreakableName text={label} />}</summary>
				{category.filled && <SidebarList items={items} context={context} />}
			</details>
			{link && !category.filled && <PlainWay label={navigation.openCategory(label)} list={category.key} context={context} />}
		</li>
	);
}

/** Where no script can fill a list that was left out, a link leads to it: the category's own page may name none of its pages. */
function PlainWay({ label, list, context }: { label: string; list: string; context: SidebarContext }) {
	return (
		<noscript>
			<a href={`${context.fragment}#${categoryId(list)}`}>{label}</a>
		</noscript>
	);
}

/** Whether a part of the sidebar was left out. */
function hasGaps(items: readonly WindowItem[]): boolean {
	return items.some((item) => item.type === 'more' || (item.type === 'category' && (!item.filled || hasGaps(item.items))));
}

/** The first entry that leads to a path, as they are read. */
function firstTo(items: readonly WindowItem[], path: string): WindowItem | undefined {
	for (const item of items) {
		if ((item.type === 'link' || item.type === 'category') && item.href === path) return item;
		const inside = item.type === 'category' ? firstTo(item.items, path) : undefined;
		if (inside !== undefined) return inside;
	}
	return undefined;
}

function containsPath(items: readonly WindowItem[], path: string): boolean {
	return items.some(
		(item) => (item.type === 'link' && item.href === path) || (item.type === 'category' && (item.href === path || containsPath(item.items, path))),
	);
}
