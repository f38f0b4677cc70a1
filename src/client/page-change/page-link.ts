/** The place of a site: its origin, and the base that it was built for. */
interface SitePlace {
	origin: string;
	base: string;
}

/** The place of this site. */
export function sitePlace(): SitePlace {
	return { origin: location.origin, base: document.documentElement.dataset.base ?? '/' };
}

/** Whether an address is that of a page of this site, going by the address alone: same origin, below the base, no file with another extension than `.html`. */
export function isPageAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>, site: SitePlace): boolean {
	return origin === site.origin && pathname.startsWith(site.base) && !/\.(?!html$)[^./]+$/i.test(pathname);
}

/** Whether a link leads to a page of this site in the same window. */
export function isRoutable(link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'hasAttribute'>, site: SitePlace): boolean {
	return isPageAddress(link, site) && !link.target && !link.hasAttribute('download');
}

/** A path without the `index.html` that some hosts and saved links put at its end. */
export function withoutIndex(pathname: string): string {
	return pathname.replace(/(?<=\/)index\.html$/, '');
}
