const STYLES = 'style, link[rel=stylesheet]';
/** What belongs to the whole visit and not to one page: styles are exchanged on their own, the colour of the browser's frame follows the colour mode. */
const KEPT = `${STYLES}, script:not([type="application/ld+json"]), meta[charset], meta[name=theme-color], meta[http-equiv]`;

/** Whether `next` can be put in place of the page on display: it has a page, and no script that is not already here. A page of a newer build fails this. */
export function canSwap(next: Document): boolean {
	const here = new Set(outerScripts(document));
	return next.getElementById('page') !== null && outerScripts(next).every((source) => here.has(source));
}

function outerScripts(from: Document): (string | null)[] {
	return [...from.querySelectorAll('script[src]')].filter((script) => script.closest('#page') === null).map((script) => script.getAttribute('src'));
}

/** Adds the styles that `next` needs and waits for them. Returns a function that removes those it does not have. */
export async function addStyles(next: Document): Promise<() => void> {
	const wanted = [...next.head.querySelectorAll(STYLES)];
	const here = [...document.head.querySelectorAll(STYLES)];
	const missing = wanted.filter((style) => !here.some((other) => other.isEqualNode(style)));
	await Promise.all(missing.map(addStyle));
	return () => {
		for (const style of here) if (!wanted.some((other) => other.isEqualNode(style))) style.remove();
	};
}

function addStyle(style: Element): Promise<unknown> | undefined {
	const copy = document.importNode(style, true);
	document.head.append(copy);
	if (copy.matches('style')) return undefined;
	// A style sheet that does not come must not keep the page away.
	return new Promise((resolve) => {
		copy.addEventListener('load', resolve);
		copy.addEventListener('error', resolve);
	});
}

/** Makes title, description, canonical address, alternates, structured data and the like those of `next`. */
export function syncHead(next: Document): void {
	const wanted = perPage(next);
	const here = perPage(document);
	for (const element of here) if (!wanted.some((other) => other.isEqualNode(element))) element.remove();
	for (const element of wanted) if (!here.some((other) => other.isEqualNode(element))) document.head.append(document.importNode(element, true));
	document.documentElement.lang = next.documentElement.lang;
}

function perPage(from: Document): Element[] {
	return [...from.head.children].filter((element) => !element.matches(KEPT));
}
