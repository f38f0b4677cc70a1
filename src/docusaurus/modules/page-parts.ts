import { argumentsOf, isNode, type Node, nodeName, nodesIn, propertiesOf } from '#content/syntax-node.ts';
import { codeFacts, hasHandler, isDrawing } from './code-facts.ts';
import { type ModuleFacts, moduleFacts } from './module-facts.ts';
import type { NeedsBrowser } from './needs-browser.ts';

/** A range in the code of a page. */
interface CodeRange {
	start: number;
	end: number;
}

/** The parts of a compiled page (`compile-page.ts`) that hydrate: each the outermost component that holds something with state, effects or events. */
export interface PageParts {
	parts: CodeRange[];
	/** What the page returns. */
	whole: CodeRange;
	/** Whether a part names a component that it does not import. */
	global: boolean;
}

interface Question {
	/** The file of the page, absolute. */
	path: string;
	needsBrowser: NeedsBrowser;
	/** Whether a component draws the same with and without a browser, whatever stands inside: those of ours. */
	isContainer(specifier: string): boolean;
	/** Names of components that hydrate although nothing shows it, and of some that do not. */
	also: readonly string[];
	never: readonly string[];
}

/** The function that draws a compiled page. */
const DRAW = '_createMdxContent';

/** The parts of a page that hydrate; `undefined` for code that is no compiled page. */
export async function findParts(code: string, question: Question): Promise<PageParts | undefined> {
	const facts = moduleFacts(code);
	const draw = facts?.body.find((node) => node.type === 'FunctionDeclaration' && nodeName(node['id']) === DRAW);
	const whole = isNode(draw?.['body']) ? nodesIn(draw['body']['body']).find(({ type }) => type === 'ReturnStatement') : undefined;
	if (facts === undefined || draw === undefined || whole === undefined || !isNode(whole['argument'])) return undefined;
	const globals = globalNames(draw, facts);
	const live = await liveNames(facts, { ...question, globals });
	const containers = new Set([...facts.imports].flatMap(([name, { from }]) => (question.isContainer(from) ? [name] : [])));
	const isLive = (node: Node) => {
		const found = codeFacts(node, facts.imports);
		return found.live || [...found.uses].some((name) => live.has(name));
	};
	const parts: Node[] = [];
	const descend = (node: Node): void => {
		if (node.type === 'ArrayExpression') {
			nodesIn(node['elements']).forEach(descend);
			return;
		}
		if (!isLive(node)) return;
		const [type, props] = argumentsOf(node);
		const isOpen = isDrawing(node) && type !== undefined && !hasHandler(node) && (isOwnElement(type) || containers.has(nodeName(type) ?? ''));
		const rest = propertiesOf(props).filter(({ key }) => nodeName(key) !== 'children');
		if (!isOpen || rest.some(isLive)) parts.push(node);
		else for (const { key, value } of propertiesOf(props)) if (nodeName(key) === 'children' && isNode(value)) descend(value);
	};
	descend(whole['argument']);
	const global = parts.some((node) => [...codeFacts(node, facts.imports).uses].some((name) => globals.has(name)));
	// Pages are remembered until the end of a build: of a node only its place, not the tree below it.
	return { parts: parts.map(rangeOf), whole: rangeOf(whole), global };
}

const rangeOf = ({ start, end }: Node): CodeRange => ({ start, end });

/** Elements of HTML and fragments: what the page itself writes. */
const isOwnElement = (type: Node): boolean =>
	type.type === 'Literal' || nodeName(type) === '_Fragment' || (type.type === 'MemberExpression' && /^[a-z]/.test(nodeName(type['property']) ?? ''));

/** Components that the page takes from those that every page has. */
function globalNames(draw: Node, { imports }: ModuleFacts): Set<string> {
	const statements = isNode(draw['body']) ? nodesIn(draw['body']['body']) : [];
	const taken = statements
		.filter(({ type }) => type === 'VariableDeclaration')
		.flatMap(({ declarations }) => nodesIn(declarations))
		.filter(({ init }) => nodeName(init) === '_components');
	return new Set(taken.flatMap(({ id }) => (isNode(id) ? [...codeFacts(id, imports).uses] : [])));
}

/** The names in a page that stand for something that needs a browser. */
async function liveNames(
	{ imports, bindings }: ModuleFacts,
	{ path, needsBrowser, globals, also, never }: Question & { globals: ReadonlySet<string> },
): Promise<Set<string>> {
	const uses = [...new Set([...bindings.values()].flatMap((binding) => [...binding.uses]))];
	const asked = [
		...[...imports].flatMap(([name, imported]) =>
			imported.name === '*'
				? membersOf(name, uses).map(({ use, member }) => ({ name: use, from: imported.from, exported: member }))
				: [{ name, from: imported.from, exported: imported.name }],
		),
		...[...globals].map((name) => ({ name, from: '@site/src/theme/MDXComponents', exported: `default.${name}` })),
	];
	const live = new Set(also);
	for (const { name, from, exported } of asked) if (await needsBrowser({ specifier: from, importer: path }, exported)) live.add(name);
	for (const name of never) live.delete(name);
	spread(live, new Map([...bindings].filter(([name]) => name !== DRAW && name !== 'MDXContent' && !never.includes(name))));
	return live;
}

/** The exports that are used of a module imported as a whole (`import * as`). */
const membersOf = (name: string, uses: readonly string[]): { use: string; member: string }[] =>
	uses.flatMap((use) => {
		const [object, member = ''] = use.split('.');
		return object === name ? [{ use, member }] : [];
	});

/** Enters the names that a page itself makes: each is as live as what it mentions. */
function spread(live: Set<string>, bindings: ModuleFacts['bindings']): void {
	for (let before = -1; before !== live.size; ) {
		before = live.size;
		for (const [name, binding] of bindings) if (binding.live || [...binding.uses].some((use) => live.has(use))) live.add(name);
	}
}

/** The page for the build: its parts are drawn so that the browser can take them over. */
export function wrapParts(code: string, { parts }: PageParts, { file, runtime }: { file: string; runtime: string }): string {
	const wrapped = parts.toReversed().reduce((text, { start, end }, index) => {
		const part = parts.length - 1 - index;
		const open = `_jsx(_MovedPart, { file: ${JSON.stringify(file)}, part: ${part}, props, children: `;
		return `${text.slice(0, start)}${open}${text.slice(start, end)} })${text.slice(end)}`;
	}, code);
	return `import { MovedPart as _MovedPart } from '${runtime}/part';\n${wrapped}`;
}

/** The page for the browser: it draws one part, and nothing else of it is there. */
export function onlyParts(code: string, { parts, whole, global }: PageParts, runtime: string): string {
	const cases = parts.map(({ start, end }, part) => `case ${part}: return (${code.slice(start, end)});`);
	const text = `${code.slice(0, whole.start)}switch (props.movedPart) {\n${cases.join('\n')}\n}${code.slice(whole.end)}\nexport { ${DRAW} as Part };\nimport { framed as _framed } from '${runtime}/frame';`;
	// The components that every page has come only where one is named.
	const own = global
		? `import { settled as _settled } from '${runtime}';\nexport const settled = Promise.all([_settled, _framed]);`
		: 'export const settled = _framed;';
	return `${global ? text : withoutGlobals(text)}\n${own}`;
}

const withoutGlobals = (text: string) =>
	text.replace(/^import \{ useMDXComponents as _provideComponents \} from .*$/m, 'const _provideComponents = () => ({});');
