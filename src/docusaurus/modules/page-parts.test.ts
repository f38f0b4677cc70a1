import { describe, expect, test } from 'vitest';
import { findParts, onlyParts, wrapParts } from './page-parts.ts';

/** A compiled page whose text draws `body`. */
const page = (body: string, head = '') => `import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "runtime/jsx-runtime";
import Live from "./live";
import Still from "./still";
import * as Both from "./both";
import Tabs from "@theme/Tabs";
import Part from "./_part.mdx";
import { useMDXComponents as _provideComponents } from "runtime";
${head}
function _createMdxContent(props) {
    const _components = Object.assign({ p: "p" }, _provideComponents(), props.components);
    const { Global } = _components;
    return _jsxs(_Fragment, { children: [${body}] });
}
function MDXContent(props = {}) {
    return _createMdxContent(props);
}
export default MDXContent;`;

const NO_NAMES: readonly string[] = [];
const QUESTION = {
	path: '/site/docs/page.mdx',
	needsBrowser: async ({ specifier }: { specifier: string }, name: string) =>
		specifier === './live' || (specifier === './both' && name === 'Live') || name === 'default.Global' || specifier === './_part.mdx',
	isContainer: (specifier: string) => specifier === '@theme/Tabs' || specifier.endsWith('.mdx'),
	also: NO_NAMES,
	never: NO_NAMES,
};

async function partsOf(code: string, question: Partial<typeof QUESTION> = {}): Promise<string[]> {
	const found = await findParts(code, { ...QUESTION, ...question });
	return (found?.parts ?? []).map(({ start, end }) => code.slice(start, end));
}

test('of a page only places in its code are kept, no syntax tree', async () => {
	const code = page('_jsx(Live, {})');
	const start = code.indexOf('_jsx(Live');
	const whole = code.indexOf('return _jsxs(');
	expect(await findParts(code, QUESTION)).toStrictEqual({
		parts: [{ start, end: start + '_jsx(Live, {})'.length }],
		whole: { start: whole, end: code.indexOf(';', whole) + 1 },
		global: false,
	});
});

describe('what hydrates is the outermost component that holds something live', () => {
	test.each([
		['nothing live', '_jsx(Still, {})', []],
		['a component', '_jsx(Live, {})', ['_jsx(Live, {})']],
		['inside a paragraph', '_jsx(_components.p, { children: _jsx(Live, {}) })', ['_jsx(Live, {})']],
		['inside an element', '_jsx("div", { children: [_jsx(Live, {}), _jsx(Still, {})] })', ['_jsx(Live, {})']],
		['inside another component', '_jsx(Still, { children: _jsx(Live, {}) })', ['_jsx(Still, { children: _jsx(Live, {}) })']],
		['inside of ours', '_jsx(Tabs, { children: _jsx(Live, {}) })', ['_jsx(Live, {})']],
		['handed to ours', '_jsx(Tabs, { values: [_jsx(Live, {})] })', ['_jsx(Tabs, { values: [_jsx(Live, {})] })']],
		['one of several of a module', '_jsx(Both.Live, {}), _jsx(Both.Still, {})', ['_jsx(Both.Live, {})']],
		['one that every page has', '_jsx(Global, {})', ['_jsx(Global, {})']],
		['a text that is included has its own', '_jsx(Part, {})', []],
		['an expression', '[1, 2].map((n) => _jsx(Live, { n }, n))', ['[1, 2].map((n) => _jsx(Live, { n }, n))']],
		['an element that listens', '_jsx("button", { onClick: () => alert(1) })', ['_jsx("button", { onClick: () => alert(1) })']],
	])('%s', async (_, body, expected) => {
		expect(await partsOf(page(body))).toEqual(expected);
	});

	test('a component of the page itself: by what it mentions, calls, or listens to', async () => {
		const head = `export const A = () => _jsx(Live, {});
export const B = () => useEffect(() => {});
export function C() { return _jsx("b", { onClick: () => {} }); }
export const D = () => _jsx(Still, {});
export const E = () => _jsx(A, {});`;
		expect(await partsOf(page('_jsx(A, {}), _jsx(B, {}), _jsx(C, {}), _jsx(D, {}), _jsx(E, {})', head))).toEqual(
			['A', 'B', 'C', 'E'].map((name) => `_jsx(${name}, {})`),
		);
	});

	test('names decide where they are given', async () => {
		expect(await partsOf(page('_jsx(Still, {}), _jsx(Live, {})'), { also: ['Still'], never: ['Live'] })).toEqual(['_jsx(Still, {})']);
	});
});

test('the build wraps each part, the browser gets nothing else', async () => {
	const code = page('_jsx(Live, {}), "words", _jsx(Live, { n: 2 })');
	const found = await findParts(code, QUESTION);
	if (found === undefined) throw new Error('No parts were found.');
	const wrapped = wrapParts(code, found, { file: 'docs/page.mdx', runtime: 'runtime' });
	expect(wrapped).toContain('_jsx(_MovedPart, { file: "docs/page.mdx", part: 0, props, children: _jsx(Live, {}) }), "words"');
	expect(wrapped).toContain('part: 1, props, children: _jsx(Live, { n: 2 }) })');
	const only = onlyParts(code, found, 'runtime');
	expect(only).toContain('case 0: return (_jsx(Live, {}));\ncase 1: return (_jsx(Live, { n: 2 }));');
	expect(only).not.toContain('words');
	expect(only).toContain('const _provideComponents = () => ({});');
});
