import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Elements that are only navigation, or the head of a table whose rows repeat it. */
const LEADS = new Set(['nav', 'button', 'th']);
const LEADING_CLASSES = new Set(['page-twin', 'error-examples', 'code-switches', 'in-brief']);
const INLINE = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'sub', 'sup', 'wbr']);
/** Elements whose children are each something of their own. */
const PIECEWISE = new Set(['badges', 'variant-head']);
/** Lines that end with a type. */
const TYPED = new Set(['schema-head', 'known-headers']);
/** How much there is to open; the list itself says it. */
const COUNT = /^\d+ (?:Felder|Feld|Varianten?|Werte|Header|Möglichkeiten)$/;
const NO_NAME = new Set(['Objekt', 'Einzelheiten', 'Mehr zu dieser Operation', 'Anfrage', 'Header und Antworten']);
/** Words that say nothing beside what follows them. */
const LABELS = new Set(['Basisadresse', 'Beispiel']);
/** Of long examples they head what is to be opened. */
const EXAMPLE_LABEL = /^(?:\d+ )?Beispiele? /;

type Node = RootContent | ElementContent;

/**
 * Everything that a piece of HTML says, as phrases behind the names of the fields around them: `name/first: höchstens 9 Zeichen`. What order it stands in,
 * and whether commas, lines or elements keep it apart, makes no difference.
 */
export function factsSaid(html: string): Set<string> {
	const said = new Set<string>();
	/** Names above folded fields: of interest only where the type does not tell them. */
	const announced: { path: string; phrase: string }[] = [];

	const tell = (path: string, text: string, isFold = false) => {
		for (const part of text.split(/ – | · |, |: ?(?=\s|$)|\s?\(|\)/)) {
			const phrase = part
				.replace(/\s+/g, ' ')
				.replace(/^[\s,]+|[\s.,:]+$/g, '')
				.replace(EXAMPLE_LABEL, '');
			if (phrase === '' || COUNT.test(phrase) || LABELS.has(phrase)) continue;
			if (!isFold) said.add(`${path}: ${phrase}`);
			else if (!NO_NAME.has(phrase)) announced.push({ path, phrase });
		}
	};

	/** The page has the base address in front of the path, the twin in a line of its own. */
	const tellEndpoint = (path: string, node: Element) => {
		const base = smallIn(node);
		tell(
			path,
			textOf(node)
				.replace(base, '')
				.replace(/^([A-Z]+)/, '$1 '),
		);
		tell(path, base);
	};

	const walk = (nodes: readonly Node[], { path, isFold }: { path: string; isFold: boolean }, around: Element | undefined) => {
		let line = '';
		const flush = () => {
			tell(path, line, isFold);
			line = '';
		};
		for (const node of nodes) {
			if (node.type === 'text') line += node.value;
			if (node.type !== 'element') continue;
			if (LEADS.has(node.tagName) || classesOf(node).some((name) => LEADING_CLASSES.has(name))) continue;
			if (INLINE.has(node.tagName) && !isApart(node, around)) {
				line += textOf(node);
				continue;
			}
			flush();
			enter(node, path, around);
		}
		flush();
	};

	const enter = (node: Element, path: string, around: Element | undefined) => {
		if (classesOf(node).includes('endpoint')) return tellEndpoint(path, node);
		if (node.tagName === 'pre') return void said.add(`${path}: ${textOf(node).trimEnd()}`);
		const name = nameOf(node, around);
		const inner = name === undefined ? path : `${path}/${name.replace(/\s+/g, ' ').trim()}`;
		if (name !== undefined) tell(inner, name);
		const isTitle = node.tagName === 'summary' && around !== undefined && classesOf(around).length === 0;
		walk(node.children, { path: inner, isFold: isTitle }, node);
	};

	walk(fromHtml(html, { fragment: true }).children, { path: '', isFold: false }, undefined);
	for (const { path, phrase } of announced)
		if (![...said].some((fact) => fact.startsWith(`${path}: `) && fact.includes(phrase))) said.add(`${path}: ${phrase}`);
	return said;
}

const classesOf = ({ properties: { className } }: Element) => (Array.isArray(className) ? className : []);

const textOf = (node: Node): string => {
	if (node.type === 'text') return node.value;
	return node.type === 'element' && node.tagName !== 'button' ? node.children.map(textOf).join('') : '';
};

/** What stands in small letters. */
const smallIn = (node: Node): string => (node.type !== 'element' ? '' : node.tagName === 'small' ? textOf(node) : node.children.map(smallIn).join(''));

/** Whether an inline element says something that is not part of the sentence around it. */
function isApart(node: Element, around: Element | undefined): boolean {
	if (around === undefined) return false;
	const classes = classesOf(around);
	if (node.tagName === 'i' && classes.some((name) => TYPED.has(String(name)))) return true;
	return classes.some((name) => PIECEWISE.has(String(name))) || ['header', 'summary'].includes(around.tagName) || classesOf(node).includes('http-status');
}

/** The name of what an element is about: a field, an alternative, a value. */
function nameOf(node: Element, around: Element | undefined): string | undefined {
	if (node.tagName === 'li') return leadingName(node);
	if (node.tagName === 'div' && around?.tagName === 'dl') return textOf(node.children.find((child) => child.type === 'element') ?? node);
	const isOption = around !== undefined && (node.tagName === 'details' ? classesOf(around).includes('choices') : classesOf(around).includes('variants'));
	return isOption ? leadingName(node) : undefined;
}

/** A name in a special script at the very beginning. */
function leadingName(node: Element): string | undefined {
	const first = node.children.find((child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''));
	if (first?.type !== 'element') return undefined;
	if (['p', 'summary', 'header'].includes(first.tagName)) return leadingName(first);
	const isName = ['code', 'strong', 'em'].includes(first.tagName) || (first.tagName === 'a' && node.tagName === 'header');
	return isName ? textOf(first) : undefined;
}
