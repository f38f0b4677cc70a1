import { defineMdastPlugin } from 'satteri';
import { TRUNCATE } from '../blog.ts';
import { problemMark } from './problem-mark.ts';

const FIX = 'Nennen Sie die Datei in .mdx um, oder verwenden Sie eine Schreibweise von Markdown (siehe CONTRIBUTING.md).';

/** Finds syntax in a `.md` file that only `.mdx` understands: components, imports, exports, expressions as comments. */
export const mdxOnly = defineMdastPlugin({
	name: 'mdx-only',
	options: { position: true },
	html(node, context) {
		const component = /^<\/?([A-Z][\w.]*)/.exec(node.value)?.[1];
		if (component === undefined || context.sourceFormat === 'mdx') return;
		const finding = { rule: 'mdx-only' as const, message: `Die Komponente <${component}> versteht nur eine .mdx-Datei.`, hint: FIX };
		context.replaceNode(node, problemMark(finding, node, context));
	},
	paragraph(node, context) {
		const first = node.children[0];
		if (context.sourceFormat === 'mdx' || first?.type !== 'text' || TRUNCATE.test(first.value)) return;
		const statement = /^(import\s.+\sfrom\s['"]|import\s['"]|export\s(const|default|function)\s|\{\/\*)/.exec(first.value);
		if (statement === null) return;
		const word = statement[0].startsWith('{') ? '{/* … */}' : statement[0].split(/\s/)[0];
		const finding = { rule: 'mdx-only' as const, message: `„${word}“ versteht nur eine .mdx-Datei.`, hint: FIX };
		context.replaceNode(node, problemMark(finding, node, context));
	},
});
