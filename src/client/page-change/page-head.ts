import { ID } from '#chrome/contract.ts';
import { LOAD_TIMEOUT } from '#client/load-timeout.ts';
import { STYLE_ELEMENTS } from './shown-page.ts';

/** Elements of the head that belong to the whole visit and not to one page: `theme-color` follows the colour mode, and a second policy would narrow the first. */
const KEPT_IN_HEAD = `${STYLE_ELEMENTS}, link[rel=modulepreload], script:not([type$=json]), meta[name=theme-color], meta[http-equiv]`;

/** A script in a page that is neither a module nor data. */
const LOOSE_SCRIPT = 'script:not([type=module][src], [type$=json])';

interface PageStyle {
	/** Settles when the sheet has loaded, failed or timed out; missing if it is already there. */
	come?: Promise<unknown>;
	takeAway(): void;
}

/** The styles of the page on display and of the page that is loading, by their text or address. Other styles were loaded by scripts, and stay. */
let pageStyles = new Map<string, PageStyle>();

/** The texts and addresses of the styles of the page on display. */
let shownStyles: { has(text: string): boolean };

/** Takes note of the styles of the first page: those without class and id, with which extensions of the browser mark theirs, such as other letters or colours. */
export function notePageStyles(styles: Element[]): void {
	const own = styles.filter((style) => !style.matches('[class],[id]'));
	pageStyles = new Map(own.map((style) => [saying(style), { takeAway: () => takeAway(style) }]));
	shownStyles = new Set(pageStyles.keys());
}

/**
 * Whether `next` can replace the page on display: it must be a page of this program, have no script that is not already here, and none that only a parser runs. A page of a
 * newer build has other scripts.
 */
export function canSwap(next: Document): boolean {
	return next.getElementById(ID.page)?.querySelector(LOOSE_SCRIPT) === null && outerScripts(next).every((source) => outerScripts(document).includes(source));
}

function outerScripts(from: Document): (string | null)[] {
	return [...from.querySelectorAll('script[src]')].filter((script) => !script.closest(`#${ID.page}`)).map((script) => script.getAttribute('src'));
}

/** Adds the styles that `next` needs and waits for them. Returns a function that makes them those of the page on display. */
export async function addStyles(next: Document): Promise<() => void> {
	const wanted = new Map([...next.head.querySelectorAll('script[type="text/css"], link[rel=stylesheet]')].map((style) => [saying(style), style]));
	for (const [text, style] of wanted) if (!pageStyles.has(text)) pageStyles.set(text, addStyle(style));
	await Promise.all([...wanted.keys()].map((text) => pageStyles.get(text)?.come));
	return () => {
		shownStyles = wanted;
		dropStyles();
	};
}

/** Removes styles that the page on display does not have: those of the previous page, or of one whose loading was given up. */
export function dropStyles(): void {
	for (const [text, style] of pageStyles) {
		if (shownStyles.has(text)) continue;
		style.takeAway();
		pageStyles.delete(text);
	}
}

const saying = (style: Element) => style.getAttribute('href') ?? style.textContent;

function addStyle(style: Element): PageStyle {
	if (style.matches('link')) {
		const copy = document.importNode(style, true);
		document.head.append(copy);
		// A style sheet that does not load must not hold back the page.
		const come = new Promise((resolve) => {
			for (const type of ['load', 'error']) copy.addEventListener(type, resolve);
			setTimeout(resolve, LOAD_TIMEOUT);
		});
		return { come, takeAway: () => copy.remove() };
	}
	// A constructed sheet, because the policy of the first page would reject a style element with this text.
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(style.textContent);
	document.adoptedStyleSheets.push(sheet);
	return {
		takeAway() {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
		},
	};
}

/** Removes a style. A style element of the first page keeps its first rule, which declares the order of the cascade layers: it has to come before every style sheet that a script loads. */
function takeAway(style: Element): void {
	if (!(style instanceof HTMLStyleElement)) {
		style.remove();
		return;
	}
	const { sheet } = style;
	while (sheet && sheet.cssRules.length > 1) sheet.deleteRule(sheet.cssRules.length - 1);
}

/** Makes title, description, canonical address, alternates, structured data and the like those of `next`. */
export function syncHead(next: Document): void {
	const [here, wanted] = [document, next].map(({ head }) => [...head.children].filter((element) => !element.matches(KEPT_IN_HEAD)));
	for (const element of withoutEqual(here, wanted)) element.remove();
	document.head.append(...withoutEqual(wanted, here));
	const [root, other] = [document.documentElement, next.documentElement];
	root.lang = other.lang;
	// A page without an address of its own has no `data-path`.
	if (other.dataset['path'] === undefined) delete root.dataset['path'];
	else root.dataset['path'] = other.dataset['path'];
}

/** The elements that have no equal among `others`. */
function withoutEqual(elements: Element[] = [], others: Element[] = []): Element[] {
	return elements.filter((element) => !others.some((other) => other.isEqualNode(element)));
}
