import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { asParserTree, codePrinter } from './parser-tree.ts';

const printed = (tree: object) => `code of ${Reflect.get(tree, 'type')}`;
const text = (value: string) => ({ type: 'text', value });
const program = (expression: object) => ({ type: 'Program', body: [{ type: 'ExpressionStatement', expression }] });

const CASES: readonly [string, object, object][] = [
	[
		'a document in a document',
		{ type: 'root', children: [{ type: 'root', children: [text('a'), { type: 'root', children: [text('b')] }] }] },
		{ type: 'root', children: [text('a'), text('b')] },
	],
	['children that are nothing', { type: 'paragraph', children: [undefined, text('a'), null] }, { type: 'paragraph', children: [text('a')] }],
	['code that is a tree only', { type: 'mdxjsEsm', data: { estree: { type: 'Program' } } }, { type: 'mdxjsEsm', data: {}, value: 'code of Program' }],
	['code with its text', { type: 'mdxjsEsm', value: 'a', data: { estree: { type: 'Program' } } }, { type: 'mdxjsEsm', data: {}, value: 'a' }],
	[
		'an expression',
		{ type: 'mdxTextExpression', data: { estree: program({ type: 'Literal' }) } },
		{ type: 'mdxTextExpression', data: {}, value: 'code of Literal' },
	],
	[
		'attributes',
		{
			type: 'mdxJsxFlowElement',
			attributes: [
				{ type: 'mdxJsxAttribute', name: 'a', value: 3 },
				{ type: 'mdxJsxAttribute', name: 'b', value: { type: 'mdxJsxAttributeValueExpression', data: { estree: program({ type: 'Identifier' }) } } },
				{ type: 'mdxJsxExpressionAttribute', data: { estree: program({ type: 'ObjectExpression', properties: [{ argument: { type: 'Identifier' } }] }) } },
				{ type: 'mdxJsxAttribute', name: 'c', value: null },
			],
		},
		{
			type: 'mdxJsxFlowElement',
			attributes: [
				{ type: 'mdxJsxAttribute', name: 'a', value: '3' },
				{ type: 'mdxJsxAttribute', name: 'b', value: { type: 'mdxJsxAttributeValueExpression', data: {}, value: 'code of Identifier' } },
				{ type: 'mdxJsxExpressionAttribute', data: {}, value: '...code of Identifier' },
				{ type: 'mdxJsxAttribute', name: 'c', value: null },
			],
		},
	],
];

test.each(CASES)('%s', (_, tree, expected) => {
	expect(asParserTree(tree, printed)).toEqual(expected);
});

test('the printer is found where only a package of a package has it', () => {
	const site = mkdtempSync(join(tmpdir(), 'nonius-printer-'));
	const core = 'node_modules/@docusaurus/core';
	const mdx = `${core}/node_modules/@docusaurus/mdx-loader/node_modules/@mdx-js/mdx`;
	const files = {
		[`${core}/package.json`]: '{}',
		[`${core}/node_modules/@docusaurus/mdx-loader/index.js`]: '',
		[`${mdx}/index.js`]: '',
		[`${mdx}/node_modules/estree-util-to-js/index.js`]: 'exports.jsx = {}; exports.toJs = () => ({ value: "printed" });',
	};
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(site, name)), { recursive: true });
		writeFileSync(join(site, name), content);
	}
	expect(codePrinter(site)({ type: 'Program' })).toBe('printed');
});

test('a site without its packages has no printer', () => {
	expect(() => codePrinter(mkdtempSync(join(tmpdir(), 'nonius-printer-')))({ type: 'Program' })).toThrow(/estree-util-to-js/);
});
