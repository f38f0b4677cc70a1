import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { VOID_ELEMENTS } from '#text/html-elements.ts';

const SELF_CLOSING = new RegExp(
	String.raw`<(?!(?:${[...VOID_ELEMENTS].join('|')})(?![\w-]))([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${'`'}]+?))?)*)\s*/>`,
	'gi',
);

const rawHtmlPlugin = defineMdastPlugin({
	name: 'raw-html',
	html(node, context) {
		if (!node.value.includes('/>') || /<(?:script|style|textarea)\b/i.test(node.value)) return;
		const ended = node.value.replace(SELF_CLOSING, '<$1$2></$1>');
		if (ended !== node.value) context.setProperty(node, 'value', ended);
	},
});

/** Closes elements written as `<iframe … />`: HTML ignores the slash, and the rest of the page would become their content. */
export const rawHtml = ({ source }: PluginFactoryContext) => source.includes('/>') && rawHtmlPlugin;
