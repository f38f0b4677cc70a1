import { parseStyles, type StyleNode, withoutChoices } from '#finished-page/style-sheet.ts';
import { cssClasses, cssCode } from '#text/css-code.ts';
import { selectorList } from './scope-selector.ts';

/** What puts a picture or signs on an element. */
const DRAWS = /^(?:(?:background(?:-image)?|(?:-webkit-)?mask(?:-image)?)\s*:[\s\S]*(?:url|gradient)\(|content\s*:\s*(?:url\(|["'][^"']))/;

/** A white sign was drawn for a dark bar; on a light one its words are better. */
const WHITE_FILL = /\bfill=(?:["']|%2[27])(?:%23|#)?(?:fff|ffffff|white)(?:["']|%2[27])/i;
const DARK_MODE = /\[data-theme=["']?dark/;

/** Classes whose elements a style sheet draws by itself, such as the sign of a link that has no words. */
export const drawnClasses = (css: string): Set<string> => new Set(drawnIn(parseStyles(css)));

/** @param around selectors of the rule that these stand in, which `&` means. */
const drawnIn = (nodes: readonly StyleNode[], around: readonly string[] = []): string[] =>
	nodes.flatMap((node) => {
		if ('text' in node) return [];
		if (node.needs === undefined) return drawnIn(node.children, around);
		const selectors = selectorList(node.prelude).flatMap((selector) =>
			selector.startsWith('&') ? around.map((outer) => outer + selector.slice(1)) : [selector],
		);
		const isDrawn = node.children.some((child) => 'text' in child && DRAWS.test(child.text) && (!WHITE_FILL.test(child.text) || DARK_MODE.test(node.prelude)));
		return [...(isDrawn ? selectors.flatMap(subjectClasses) : []), ...drawnIn(node.children, selectors)];
	});

/** The classes of the element that a selector means. */
const subjectClasses = (selector: string): string[] => {
	const [subject = ''] = withoutChoices(cssCode(selector))
		.split(/[\s>+~]+/)
		.slice(-1);
	return cssClasses(subject);
};
