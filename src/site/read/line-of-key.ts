import type { ESTree } from 'rolldown/utils';
import { parseScript } from '#content/parse-script.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';

/** 1-based line of the first syntax error in a JavaScript or TypeScript file; `undefined` if there is none. */
export function lineOfSlip(source: string): number | undefined {
	const [error] = parseScript('config.ts', source).errors;
	return error && lineOfOffset(source, error.labels[0]?.start ?? 0);
}

/**
 * 1-based line of the value at `path` in the object that a JavaScript or TypeScript file exports. Where a part is missing or not written down as a
 * literal (what another file exports, a call), the line of the part before it, at first that of the export itself.
 */
export function lineOfKey(source: string, path: readonly PropertyKey[]): number | undefined {
	const { body } = parseScript('config.ts', source).program;
	const exported = body.find((node) => node.type === 'ExportDefaultDeclaration');
	if (exported === undefined) return undefined;
	let found = exported.start;
	let value: ConfigNode | undefined = literalBehind(exported.declaration, body);
	for (const key of path) {
		const entry = entryAt(value, key);
		if (entry === undefined) break;
		found = entry.start;
		value = literalBehind(entry.value, body);
	}
	return lineOfOffset(source, found);
}

type ConfigNode = ESTree.ExportDefaultDeclaration['declaration'];

/** The object or list of an expression: the argument of a call such as `defineSite({ … })`, the value of a variable in the same file. */
function literalBehind(node: ConfigNode, body: ESTree.Program['body']): ConfigNode | undefined {
	switch (node.type) {
		case 'CallExpression': {
			const [first] = node.arguments;
			return first === undefined || first.type === 'SpreadElement' ? undefined : literalBehind(first, body);
		}
		case 'ParenthesizedExpression':
		case 'TSSatisfiesExpression':
		case 'TSAsExpression':
			return literalBehind(node.expression, body);
		case 'Identifier': {
			const declared = body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []));
			const init = declared.find(({ id }) => id.type === 'Identifier' && id.name === node.name)?.init;
			return init ? literalBehind(init, body) : undefined;
		}
		default:
			return node;
	}
}

/** Where an entry of an object or list begins, and its value. */
function entryAt(node: ConfigNode | undefined, key: PropertyKey): { start: number; value: ConfigNode } | undefined {
	if (node?.type === 'ArrayExpression') {
		const element = node.elements[Number(key)];
		return element && element.type !== 'SpreadElement' ? { start: element.start, value: element } : undefined;
	}
	if (node?.type !== 'ObjectExpression') return undefined;
	// A list with one entry may be written as the entry alone.
	if (typeof key === 'number') return { start: node.start, value: node };
	const property = node.properties.find((candidate) => candidate.type === 'Property' && nameOf(candidate.key) === String(key));
	return property?.type === 'Property' ? { start: property.start, value: property.value } : undefined;
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
	if (key.type === 'Identifier') return key.name;
	return key.type === 'Literal' ? String(key.value) : undefined;
}
