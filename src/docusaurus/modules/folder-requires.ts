import { argumentsOf, isNode, type Node, nodeName } from '#content/syntax-node.ts';

/** `require.context(folder, deep, pattern)` of webpack. */
export interface FolderRequire {
	folder: string;
	deep: boolean;
	pattern: RegExp;
}

/**
 * The files that are asked for, sorted, by the names they have in the folder.
 * @param findModules the files whose names have this beginning and end, as they would be imported.
 */
export function filesOf(
	{ folder, deep, pattern }: FolderRequire,
	findModules: (beginning: string, end: string) => readonly string[],
): [key: string, specifier: string][] {
	const beginning = `${folder.replace(/\/$/, '')}/`;
	return findModules(beginning, '')
		.map((specifier): [string, string] => [`./${specifier.slice(beginning.length)}`, specifier])
		.filter(([key]) => pattern.test(key) && (deep || !key.slice(2).includes('/')))
		.sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What a call of `require.context` asks for, where it says so in plain values; nothing for every other node. */
export function folderRequire(call: Node): FolderRequire | undefined {
	const { callee } = call;
	if (call.type !== 'CallExpression' || !isNode(callee) || nodeName(callee['object']) !== 'require' || nodeName(callee['property']) !== 'context')
		return undefined;
	const [folder, deep, pattern] = argumentsOf(call);
	const name = folder?.type === 'Literal' ? nodeName(folder) : undefined;
	return name === undefined ? undefined : { folder: name, deep: deep?.['value'] !== false, pattern: patternOf(pattern) };
}

/** A pattern as it is written, but for `g` and `y`, which would make it remember where it was. */
function patternOf(node: Node | undefined): RegExp {
	const written = node?.['regex'];
	if (typeof written !== 'object' || written === null || !('pattern' in written && 'flags' in written)) return /^/;
	return new RegExp(String(written.pattern), String(written.flags).replace(/[gy]/g, ''));
}
