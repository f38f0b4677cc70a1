import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { HTML_ELEMENTS, VOID_ELEMENTS } from '#text/html-elements.ts';

const SELF_CLOSING = new RegExp(
	String.raw`<(?!(?:${[...VOID_ELEMENTS].join('|')})(?![\w-]))([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${'`'}]+?))?)*)\s*/>`,
	'gi',
);

/** Where something may look like a tag without being one: within elements whose content is text. */
const TEXT_ELEMENT = /<(?:script|style|textarea)\b/i;
/** The tags of a piece of HTML, with comments, and with the content of such elements behind their first tag. */
const WRITTEN_TAG =
	/<!--[\s\S]*?-->|(?<tag><\/?(?<name>[a-z][a-z\d]*)(?![\w.:-])(?:"[^"]*"|'[^']*'|[^>"'])*>)(?<text>(?<=<(?:script|style|textarea)\b[^>]*>)[\s\S]*?(?=<\/\k<name>[\s>]))?/gi;
/** Values of attributes, which stay, or a name in capitals. */
const LOUD_ATTRIBUTE = /"[^"]*"|'[^']*'|=\s*[^\s"'>]+|(?<=\s)[A-Z][A-Z-]*(?=[\s=/>])/g;

const rawHtmlPlugin = defineMdastPlugin({
	name: 'raw-html',
	html(node, context) {
		const small = inSmallLetters(node.value);
		const ended = small.includes('/>') && !TEXT_ELEMENT.test(small) ? small.replace(SELF_CLOSING, '<$1$2></$1>') : small;
		if (ended !== node.value) context.setProperty(node, 'value', ended);
	},
});

/**
 * Elements and attributes in capitals, as old pages have them, in small letters: what reads the page later does not ask for both. A name that only begins with a
 * capital may be that of a component, unless it stands within HTML.
 */
const inSmallLetters = (html: string): string =>
	/<\/?[a-z]*[A-Z]|\s[A-Z-]+\s*=/.test(html)
		? html.replace(WRITTEN_TAG, (all, ...rest) => {
				const { tag, name = '', text = '' } = rest.at(-1) as Partial<Record<string, string>>;
				const isElement = HTML_ELEMENTS.has(name.toLowerCase()) && (name === name.toUpperCase() || Number(rest.at(-3)) > 0 || /^[a-z]/.test(name));
				return tag === undefined || !isElement ? all : tag.replace(LOUD_ATTRIBUTE, lowerName).replace(name, name.toLowerCase()) + text;
			})
		: html;

const lowerName = (piece: string): string => (/^[A-Z]/.test(piece) ? piece.toLowerCase() : piece);

/** Writes elements and attributes in small letters, and closes elements written as `<iframe … />`: HTML ignores the slash, and the rest of the page would become their content. */
export const rawHtml = ({ source }: PluginFactoryContext) => /\/>|<\/?[a-z]*[A-Z]|\s[A-Z-]+\s*=/.test(source) && rawHtmlPlugin;
