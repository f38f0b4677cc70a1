import { expect, test } from 'vitest';
import { isBuiltIn } from './plan-text-plugins.ts';

test.each([
	'remark-math',
	'remarkMath$1',
	'rehype-mathjax/svg',
	'@docusaurus/remark-plugin-npm2yarn',
	'npm2yarn',
	'remarkNpm2yarn',
	'@theguild/remark-mermaid',
	'rehypeKatex',
])('%s is built in', (name) => expect(isBuiltIn(name)).toBe(true));

test.each(['remark-directive-rehype', 'rehype-slug-custom-id', 'my-remark-math', 'remarkMathNotes', 'remark-comments', ''])('%s runs', (name) =>
	expect(isBuiltIn(name)).toBe(false),
);
