/** Where the site stands: its origin, and the path it was built for. */
export interface SitePlace {
	origin: string;
	base: string;
}

export interface LinkFacts {
	href: string;
	target: string;
	hasAttribute(name: string): boolean;
}

/** Where this site stands. */
export function sitePlace(): SitePlace {
	return { origin: location.origin, base: document.documentElement.dataset.base ?? '/' };
}

/** Whether an address is one of a page of this site, going by the address alone: same origin, below the base, no file with another extension than `.html`. */
export function isPageAddress(address: string, { origin, base }: SitePlace): boolean {
	const url = new URL(address);
	return url.origin === origin && url.pathname.startsWith(base) && !/\.(?!html$)[^./]+$/i.test(url.pathname);
}

/** Whether a link leads to a page of this site in the same window. */
export function isRoutable(link: LinkFacts, site: SitePlace): boolean {
	return /^https?:/.test(link.href) && (link.target === '' || link.target === '_self') && !link.hasAttribute('download') && isPageAddress(link.href, site);
}

/** An address without its fragment. */
export function withoutHash(address: string): string {
	return address.split('#', 1)[0] ?? address;
}
