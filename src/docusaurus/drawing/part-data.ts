import { NO_PAGE, type PageInfo } from './page-context.ts';

/** The element around a part that hydrates. */
export const MOVED_PART = 'moved-part';
/** The element with the page data for the parts, as JSON. */
export const PAGE_DATA = 'nonius-page-data';

/** Which part of which file. */
export interface PartData {
	file: string;
	part: number;
}

/** The values that parts asked for while they were rendered; links as written, with their resolved addresses. */
export interface PageData {
	values: Partial<Omit<PageInfo, 'linkTo' | 'hrefTo'>>;
	links: Record<string, string>;
	hrefs: Record<string, string>;
}

/** A page context that records which values are asked for. */
export function recordPage(page: PageInfo): { info: PageInfo; data: PageData } {
	const data: PageData = { values: {}, links: {}, hrefs: {} };
	const note = (list: Record<string, string>, url: string, target: string) => {
		list[url] = target;
		return target;
	};
	const methods = {
		linkTo: (url: string) => note(data.links, url, page.linkTo(url)),
		hrefTo: (url: string) => note(data.hrefs, url, page.hrefTo(url)),
	};
	// Plugins may tell much: of each only what was asked for goes along.
	const pluginData = new Proxy(page.pluginData, {
		get(told, plugin: string) {
			if (Object.hasOwn(told, plugin)) data.values.pluginData = { ...data.values.pluginData, [plugin]: told[plugin] ?? {} };
			return told[plugin];
		},
	});
	const info = new Proxy(page, {
		get(_, key: keyof PageInfo) {
			if (key === 'linkTo' || key === 'hrefTo') return methods[key];
			if (key === 'pluginData') return pluginData;
			Object.assign(data.values, { [key]: page[key] });
			return page[key];
		},
	});
	return { info, data };
}

/** The page as its parts know it in the browser. Links that nobody asked for while building keep the address that they are written with. */
export function pageInfoOf({ values, links, hrefs }: PageData): PageInfo {
	return { ...NO_PAGE, ...values, linkTo: addressIn(links), hrefTo: addressIn(hrefs) };
}

/** The address of a link in a list; one that is not there stays as it is, even if every object has something of that name. */
function addressIn(list: Readonly<Record<string, string>>): (url: string) => string {
	const known = new Map(Object.entries(list));
	return (url) => known.get(url) ?? url;
}
