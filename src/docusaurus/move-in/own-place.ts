import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNode, type Node, nodeName } from '#content/syntax-node.ts';
import { type CodeEdit, editedCode, nodesOfCode } from './edited-code.ts';

/**
 * The code of a file of a bundle, with its own place where it asks for it: `import.meta.url` and the like, `__dirname`, `require.resolve`, which becomes `__find` and the
 * folder. What it says in texts stays. Code that cannot be read stays as well; the bundler tells why.
 */
export function withOwnPlace(written: string, file: string): string {
	// A bundle does not begin with it.
	const code = written.replace(/^#!/, '//');
	const nodes = nodesOfCode(code, { lang: file.endsWith('.tsx') ? 'tsx' : /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx', sourceType: 'unambiguous' });
	if (nodes === undefined) return code;
	const folder = JSON.stringify(dirname(file));
	const path = JSON.stringify(file);
	const metas = new Map([
		['url', JSON.stringify(pathToFileURL(file).href)],
		['dirname', folder],
		['filename', path],
	]);
	const placed = editedCode(
		code,
		nodes.flatMap((node): CodeEdit[] => {
			if (node.type !== 'MemberExpression' || node['computed'] === true || !isNode(node['object'])) return [];
			const { object, property, start, end } = node;
			const name = nodeName(property) ?? '';
			const isFind = object.type === 'Identifier' && nodeName(object) === 'require' && name === 'resolve';
			const text = object.type === 'MetaProperty' ? metas.get(name) : isFind ? `__find.bind(null, ${folder})` : undefined;
			return text === undefined ? [] : [{ start, end, text }];
		}),
	);
	const places = [['__dirname', folder] as const, ['__filename', path] as const].filter(([name]) => usesName(nodes, name));
	if (places.length === 0) return placed;
	return `var ${places.map(([name, value]) => `${name} = ${value}`).join(', ')}; ${placed}`;
}

/** Whether code uses a name that it does not declare itself. */
function usesName(nodes: readonly Node[], name: string): boolean {
	const named = nodes.filter((node) => node.type === 'Identifier' && nodeName(node) === name);
	const declaring = nodes.flatMap(({ type, id, local }) =>
		type === 'VariableDeclarator' && isNode(id) ? id : type.startsWith('Import') && isNode(local) ? local : [],
	);
	return named.length > 0 && !named.some(({ start }) => declaring.some((pattern) => start >= pattern.start && start < pattern.end));
}
