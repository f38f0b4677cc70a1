import { parseSync } from 'rolldown/utils';
import { argumentsOf, isNode, type Node, nodeName, nodesIn } from '#content/syntax-node.ts';
import { type FolderRequire, filesOf, folderRequire } from './folder-requires.ts';
import { BROWSER_ONLY } from './module-ids.ts';

/** Files that `require` may mean when only the beginning and the end of their name are written. */
type FindModules = (beginning: string, end: string) => readonly string[];

/**
 * `require('./a.png').default` as an import, which is what the bundler reads; where a part of the name is known only later, imports of all files that it may be,
 * and so for the files of a folder (`require.context('./a', true, /\.png$/)`). Modules that are written for `require` throughout stay as they are. Code that
 * is asked for inside of `BrowserOnly` may need a window as soon as it begins: its name says so (`BROWSER_ONLY`).
 */
export function requiresAsImports(code: string, findModules: FindModules = () => []): string {
	if (!/\brequire(?:\.context)?\(/.test(code)) return code;
	const { calls, isCommon } = requiresIn(code);
	if (isCommon) return code;
	const names = new Map<string, string>();
	const late = new Set(calls.filter(({ isLate }) => isLate).map(({ argument }) => nodeName(argument)));
	const nameFor = (specifier: string) => {
		const name = names.get(specifier) ?? `__required${names.size}`;
		names.set(specifier, name);
		return name;
	};
	const table = (entries: readonly (readonly [key: string, specifier: string])[]) =>
		`{ ${entries.map(([key, specifier]) => `${JSON.stringify(key)}: ${nameFor(specifier)}`).join(', ')} }`;
	const meant = ({ argument, folder }: RequireCall): string | undefined => {
		if (folder !== undefined) return `__context(${table(filesOf(folder, findModules))})`;
		const pieces = nodesIn(argument['quasis']).map(({ value }) => cookedText(value));
		const whole = argument.type === 'TemplateLiteral' ? (pieces.length === 1 ? pieces[0] : undefined) : nodeName(argument);
		if (whole !== undefined) return nameFor(whole);
		const found = findModules(pieces[0] ?? '', pieces.at(-1) ?? '');
		return found.length === 0 ? undefined : `__pick(${table(found.map((specifier) => [specifier, specifier]))}, ${code.slice(argument.start, argument.end)})`;
	};
	// In their order, so that the first one has the first name.
	const changes = calls.map((call) => ({ ...call, text: meant(call) }));
	const body = changes
		.toReversed()
		.reduce((text, change) => (change.text === undefined ? text : text.slice(0, change.start) + change.text + text.slice(change.end)), code);
	const pick = /__(?:pick|context)\(/.test(body) ? PICK + (body.includes('__context(') ? CONTEXT : '') : '';
	const nameOf = (specifier: string) => JSON.stringify(late.has(specifier) ? specifier + BROWSER_ONLY : specifier);
	return [...names].map(([specifier, name]) => `import * as ${name} from ${nameOf(specifier)};\n`).join('') + pick + body;
}

/** Files that are no code: pictures and the like. */
const ASSET = /\.(?!jsx?$|tsx?$|[cm]js$)[a-z]\w{1,4}$/i;

/** Whether a node draws `<BrowserOnly>`, as written or as compiled. */
const drawsBrowserOnly = (node: Node): boolean =>
	(isNode(node['openingElement']) && nodeName(node['openingElement']['name']) === 'BrowserOnly') ||
	(node.type === 'CallExpression' && nodeName(argumentsOf(node)[0]) === 'BrowserOnly');

/** How code uses the modules that a `require` found. */
const PICK = `function __pick(modules, name) {\n\tif (!Object.hasOwn(modules, name)) throw new Error(\`Cannot find module '\${name}'\`);\n\treturn modules[name];\n}\n`;
const CONTEXT =
	'const __context = (modules) => Object.assign((name) => __pick(modules, name), { keys: () => Object.keys(modules), resolve: (name) => name, id: "context" });\n';

interface RequireCall {
	start: number;
	end: number;
	argument: Node;
	/** Code that only browsers may have. */
	isLate?: boolean;
	/** The files of a folder are asked for. */
	folder?: FolderRequire;
}

const cookedText = (value: unknown) =>
	typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : '';

/** The calls of `require` with a text in a module, which may show others in strings, and whether the module exports as such modules do. */
function requiresIn(code: string): { calls: RequireCall[]; isCommon: boolean } {
	const { program, errors } = parseSync('module.jsx', code, { lang: 'jsx' });
	const calls: RequireCall[] = [];
	let isCommon = errors.length > 0;
	const visit = (value: unknown, inBrowser: boolean): void => {
		if (Array.isArray(value)) for (const item of value) visit(item, inBrowser);
		if (!isNode(value)) return;
		const call = requireCall(value, inBrowser);
		if (call) calls.push(call);
		else for (const part of Object.values(value)) visit(part, inBrowser || drawsBrowserOnly(value));
		if (value.type === 'MemberExpression' && nodeName(value.object) === 'module' && nodeName(value.property) === 'exports') isCommon = true;
	};
	visit(program.body, false);
	return { calls, isCommon };
}

/** The call that a node is, if it asks for a module by a text, or for the files of a folder. */
function requireCall(node: Node, inBrowser: boolean): RequireCall | undefined {
	const { start, end, callee } = node;
	const [argument, ...more] = argumentsOf(node);
	if (argument === undefined) return undefined;
	const folder = folderRequire(node);
	if (folder) return { start, end, argument, folder };
	const isRequire = node.type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && nodeName(callee) === 'require';
	const isText = argument.type === 'TemplateLiteral' || (argument.type === 'Literal' && nodeName(argument) !== undefined);
	return isRequire && isText && more.length === 0 ? { start, end, argument, isLate: inBrowser && !ASSET.test(nodeName(argument) ?? '') } : undefined;
}
