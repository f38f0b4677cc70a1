import { ID } from '#chrome/contract.ts';

const STYLES = 'style, link[rel=stylesheet]';
/** What belongs to the whole visit and not to one page: the colour of the browser's frame follows the colour mode. */
const KEPT = `${STYLES}, link[rel=modulepreload], script:not([type="application/ld+json"]), meta[name=theme-color]`;

/** Styles that came with a page. Others belong to scripts that loaded them for themselves, and stay. */
let pageStyles: Element[] = [];

/** Takes note of the styles of the first page; to be called before anything else brings its own. */
export function notePageStyles(): void {
	pageStyles = [...document.head.querySelectorAll(STYLES)];
}

/** Whether `next` can be put in place of the page on display: it has a page, and no script that is not already here. A page of a newer build fails this. */
export function canSwap(next: Document): boolean {
	return next.getElementById(ID.page) !== null && outerScripts(next).every((source) => outerScripts(document).includes(source));
}

function outerScripts(from: Document): (string | null)[] {
	return [...from.querySelectorAll('script[src]')].filter((script) => !script.closest(`#${ID.page}`)).map((script) => script.getAttribute('src'));
}

/** Adds the styles that `next` needs and waits for them. Returns a function that removes those it does not have. */
export async function addStyles(next: Document): Promise<() => void> {
	const wanted = [...next.head.querySelectorAll(STYLES)];
	const gone = without(pageStyles, wanted);
	await Promise.all(without(wanted, pageStyles).map(addStyle));
	return () => {
		for (const style of gone) style.remove();
		pageStyles = without(pageStyles, gone);
	};
}

async function addStyle(style: Element): Promise<void> {
	const copy = document.importNode(style, true);
	document.head.append(copy);
	pageStyles.push(copy);
	// A style sheet that does not come must not keep the page away.
	if (copy.matches('link')) await new Promise((resolve) => ['load', 'error'].map((type) => copy.addEventListener(type, resolve)));
}

/** Makes title, description, canonical address, alternates, structured data and the like those of `next`. */
export function syncHead(next: Document): void {
	const [here, wanted] = [document, next].map(({ head }) => [...head.children].filter((element) => !element.matches(KEPT)));
	for (const element of without(here, wanted)) element.remove();
	document.head.append(...without(wanted, here));
	const [root, other] = [document.documentElement, next.documentElement];
	root.lang = other.lang;
	// The path of a page without an address of its own is none.
	if (other.dataset['path'] === undefined) delete root.dataset['path'];
	else root.dataset['path'] = other.dataset['path'];
}

/** The elements that have no equal among `others`. */
function without(elements: Element[] = [], others: Element[] = []): Element[] {
	return elements.filter((element) => !others.some((other) => other.isEqualNode(element)));
}
