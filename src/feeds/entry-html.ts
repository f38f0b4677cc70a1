import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtml } from '#text/escape-html.ts';
import { withSourceAddresses } from '#text/source-set.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements that mean nothing outside of the page: parts that need scripts, controls, scripts, heading anchors, ornament, definitions for cards. */
const REMOVED = new Set(['astro-island', 'button', 'link', 'meta', 'noscript', 'script', 'style', 'template']);
/** Attributes that only the page's own styles and scripts understand. */
const PAGE_ONLY = /^(?:aria-describedby|class|hidden|role|style|tabindex|data-.*|on.*)$/;
const ADDRESS_ATTRIBUTES = ['action', 'cite', 'data', 'formaction', 'href', 'longdesc', 'poster', 'src', 'xlink:href'];
/** Elements whose `href` leads somewhere; others take something from there. */
const ELEMENTS_THAT_LEAD = ['a', 'area'];

/**
 * Makes an article fit for a feed reader.
 * @param html inner HTML of the article as it stands on its page.
 * @param address full address of the page; all addresses are made absolute against it.
 */
export function feedHtml(html: string, address: string): string {
	const root = parseDocument(html);
	for (const element of DomUtils.getElementsByTagName('*', root)) {
		if (isRemoved(element)) {
			DomUtils.removeElement(element);
			continue;
		}
		if (isStyledDrawing(element)) {
			replaceDrawing(element, address);
			continue;
		}
		// Without the page's styles a box would run into the text around it.
		if (element.attribs['role'] === 'note') element.name = 'blockquote';
		if (element.name === 'docs-tabs' || element.name === 'moved-part') element.name = 'div';
		rewriteAttributes(element, address);
		if (element.name === 'span' && Object.keys(element.attribs).length === 0) unwrap(element);
	}
	return DomUtils.getInnerHTML(root, { encodeEntities: 'utf8', emptyAttrs: true }).trim();
}

function isRemoved({ name, attribs }: Element): boolean {
	const classes = attribs['class']?.split(/\s+/) ?? [];
	return REMOVED.has(name) || classes.includes('anchor') || classes.includes('terms') || (name === 'svg' && attribs['aria-hidden'] === 'true');
}

/** Whether something is one picture only by the style sheet of the page: without that, it would be black, or its words would run together. */
const isStyledDrawing = ({ name, attribs, children }: Element) =>
	attribs['role'] === 'img' && (name !== 'svg' || DomUtils.existsOne((node) => 'attribs' in node && Object.values(node.attribs).some(isOwnColour), children));

const isOwnColour = (value: string) => value.includes('var(--');

/** Leaves the words that stand for a drawing, which lead to the page that shows it; nothing where its caption says them. */
function replaceDrawing(drawing: Element, address: string): void {
	const label = drawing.attribs['aria-label']?.trim();
	if (!label) DomUtils.removeElement(drawing);
	else {
		drawing.name = 'a';
		drawing.attribs = { href: address };
		drawing.children = parseDocument(escapeHtml(label)).children;
	}
}

function rewriteAttributes({ name: element, attribs }: Element, address: string): void {
	for (const name of Object.keys(attribs)) {
		const value = attribs[name] ?? '';
		if (PAGE_ONLY.test(name)) delete attribs[name];
		// What a drawing takes from itself (`use`, gradients) comes along with it.
		else if (/href$/.test(name) && value.startsWith('#') && !ELEMENTS_THAT_LEAD.includes(element)) continue;
		else if (ADDRESS_ATTRIBUTES.includes(name)) attribs[name] = absoluteAddress(value, address);
		else if (name === 'srcset') attribs[name] = withSourceAddresses(value, (candidate) => absoluteAddress(candidate, address));
	}
}

/** Leaves the content in the place of the element. */
function unwrap(element: Element): void {
	for (const child of [...element.children]) DomUtils.prepend(element, child);
	DomUtils.removeElement(element);
}

const absoluteAddress = (value: string, address: string) => URL.parse(value.trim(), address)?.href ?? value;
