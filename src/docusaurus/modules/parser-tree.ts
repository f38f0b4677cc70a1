import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A node as plugins of remark and rehype write it. */
interface ForeignNode {
	type: string;
	value?: unknown;
	data?: Readonly<Record<string, unknown>>;
	children?: readonly (ForeignNode | null | undefined)[];
	attributes?: unknown;
}

/** Code of a tree that follows ESTree. */
type PrintCode = (tree: object) => string;

/**
 * A tree that plugins left, in the form that our parser takes: MDX accepts a document inside of a document, children that are nothing, numbers as attributes and
 * code that is a tree only, all of which are common in plugins. `print` is asked where a node has no text of its code.
 */
export function asParserTree<Tree extends object>(tree: Tree, print: PrintCode): Tree {
	return withPlainNodes(tree as unknown as ForeignNode, print) as unknown as Tree;
}

function withPlainNodes(node: ForeignNode, print: PrintCode): ForeignNode {
	const { children, attributes } = node;
	return {
		...withCode(node, print),
		...(Array.isArray(attributes) && { attributes: attributes.map((attribute: ForeignNode) => withPlainValue(attribute, print)) }),
		...(children !== undefined && {
			children: children.flatMap((child) => {
				if (child === null || child === undefined) return [];
				const plain = withPlainNodes(child, print);
				return plain.type === 'root' ? (plain.children ?? []) : [plain];
			}),
		}),
	};
}

function withPlainValue(attribute: ForeignNode, print: PrintCode): ForeignNode {
	const { value } = attribute;
	if (typeof value === 'number' || typeof value === 'boolean') return { ...attribute, value: String(value) };
	return isForeignNode(value) ? { ...attribute, value: withCode(value, print) } : withCode(attribute, print);
}

/** With the text of its code where it has only the tree. */
function withCode(node: ForeignNode, print: PrintCode): ForeignNode {
	const tree = node.data?.estree;
	if (!isForeignNode(tree)) return node;
	const { estree: _, ...data } = node.data ?? {};
	return { ...node, data, value: typeof node.value === 'string' && node.value.trim() !== '' ? node.value : printed(node.type, tree, print) };
}

function printed(type: string, tree: object, print: PrintCode): string {
	if (type === 'mdxjsEsm') return print(tree);
	const expression = valueIn(valueIn(valueIn(tree, 'body'), 0), 'expression');
	if (!isForeignNode(expression)) return '';
	if (type !== 'mdxJsxExpressionAttribute') return print(expression);
	const spread = valueIn(valueIn(valueIn(expression, 'properties'), 0), 'argument');
	return isForeignNode(spread) ? `...${print(spread)}` : '';
}

const valueIn = (value: unknown, key: string | number): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

const isForeignNode = (value: unknown): value is ForeignNode => typeof valueIn(value, 'type') === 'string';

/** Who brings the printer, from the outside inwards: not every manager of packages puts it where the site finds it. */
const BRINGERS = ['@docusaurus/core/package.json', '@docusaurus/mdx-loader', '@mdx-js/mdx'];

interface CodePrinter {
	toJs(tree: object, options: { handlers: object }): { value: string };
	jsx: object;
}

/** The printer that the Docusaurus of the site in `site` (absolute) brings; throws, when it is asked, where its packages are not installed. */
export function codePrinter(site: string): PrintCode {
	let printer: CodePrinter | undefined;
	return (tree) => {
		try {
			printer ??= findPrinter(createRequire(join(site, 'package.json')));
		} catch (cause) {
			throw new Error('It makes code that only estree-util-to-js can print, which is not installed', { cause });
		}
		return printer.toJs(tree, { handlers: printer.jsx }).value;
	};
}

function findPrinter(require: NodeJS.Require, [next, ...rest] = BRINGERS): CodePrinter {
	try {
		return require('estree-util-to-js');
	} catch (error) {
		if (next === undefined) throw error;
		return findPrinter(createRequire(require.resolve(next)), rest);
	}
}
