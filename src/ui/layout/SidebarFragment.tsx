import { renderToStaticMarkup } from 'react-dom/server';
import { categoryId } from '#chrome/contract.ts';
import { type SidebarItem, showsEntry } from '#navigation/sidebar/sidebar.ts';
import { categoriesByKey, WHOLE_KEY, type WindowItem } from '#navigation/sidebar/window-sidebar.ts';
import { LANGUAGE } from '#words/locale.ts';
import { navigation } from '#words/navigation.ts';
import { type SidebarContext, SidebarList } from './Sidebar.tsx';

/** All categories of a large sidebar as HTML, each list with its `categoryId`; categories inside a category are filled from here too. */
export function sidebarFragment(items: readonly SidebarItem[], context: Pick<SidebarContext, 'base' | 'fragment'>): string {
	const whole = { key: WHOLE_KEY, inside: '', list: items };
	const lists = [whole, ...categoriesByKey(items).map(({ key, category }) => ({ key, inside: `${key}-`, list: category.items }))].map(
		({ key, inside, list }) => {
			const inner = list.flatMap((item, index): WindowItem[] => {
				if (item.type !== 'category') return [item];
				return showsEntry(item) ? [{ ...item, key: `${inside}${index}`, filled: false, items: [] }] : [];
			});
			return `<div id="${categoryId(key)}">${renderToStaticMarkup(<SidebarList items={inner} context={{ ...context, path: '' }} />)}</div>`;
		},
	);
	return `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${navigation.sidebarTitle}</title></head><body>${lists.join('')}</body></html>`;
}
