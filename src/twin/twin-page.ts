import type { AnyNode, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** The data of a page that printing it as Markdown needs. */
export interface TwinPage {
	/** Full address of the target of a link or picture. */
	absolute(address: string): string;
	/** The element with an id. */
	byId(id: string): Element | undefined;
}

/** A page by its HTML and its full address. */
export function twinPage(root: AnyNode | AnyNode[], address: string): TwinPage {
	const ids = new Map<string, Element>();
	for (const element of DomUtils.getElementsByTagName('*', root)) if (element.attribs['id']) ids.set(element.attribs['id'], element);
	return { absolute: (target) => URL.parse(target, address)?.href ?? target, byId: (id) => ids.get(id) };
}

/** Whether a node is an element with a name of its own; scripts and styles are not. */
export const isElement = (node: AnyNode): node is Element => node.type === 'tag';

/** Elements that are useless outside of the page: navigation, controls, data for scripts and styles. */
const LEFT_OUT_ELEMENTS = new Set(['button', 'form', 'input', 'link', 'meta', 'nav', 'noscript', 'script', 'select', 'style', 'template', 'textarea', 'wbr']);

/** Whether an element is decoration, a control or an anchor, or says nothing about the topic (definitions for cards, values of live examples). */
export function isLeftOut({ name, attribs }: Element): boolean {
	const classes = attribs['class']?.split(/\s+/) ?? [];
	return LEFT_OUT_ELEMENTS.has(name) || attribs['aria-hidden'] === 'true' || 'data-search-skip' in attribs || classes.includes('anchor');
}

/** The text alternative of a picture, empty if its caption names it; `undefined` for other elements. */
export function pictureLabel({ name, attribs, children }: Element, page: TwinPage): string | undefined {
	if (attribs['role'] !== 'img' && name !== 'svg') return undefined;
	if (attribs['aria-label'] !== undefined) return attribs['aria-label'];
	const named = (attribs['aria-labelledby'] ?? '').split(/\s+/).flatMap((id) => page.byId(id) ?? []);
	if (named.some(isInCaption)) return '';
	const text = DomUtils.textContent(named.length > 0 ? named : children.filter((child) => isElement(child) && child.name === 'title'));
	return text.replace(/\s+/g, ' ').trim();
}

const isInCaption = (node: AnyNode): boolean =>
	(isElement(node) && node.name === 'figcaption') || (node.parent !== null && isElement(node.parent) && isInCaption(node.parent));
