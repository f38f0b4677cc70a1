import { expect, test } from 'vitest';
import { closedFormulas } from './closed-formulas.ts';
import { parseMarkdown } from './parse.ts';
import { walkTree } from './walk-tree.ts';

/** What the formulas of a text hold. */
function formulasOf(body: string) {
	const values: string[] = [];
	walkTree(parseMarkdown({ body, format: 'mdx' }, { formulas: true }), (node) => {
		if (node.type === 'math') values.push(node.value.trim());
	});
	return values;
}

test.each([
	['below a tag', '<div>\n    $$\n    a\n    $$\n</div>\n\nEnd.\n'],
	['with tabs', '<div>\n\t$$\n\ta\n\t$$\n</div>\n\nEnd.\n'],
	['far within a point', '- x\n\n      $$\n      a\n      $$\n\nEnd.\n'],
	['at once as a point', '- $$\n      a\n      $$\n\nEnd.\n'],
	['beside a list that is indented', '    - x:\n    $$\n    a\n    $$\n\nEnd.\n'],
	['far to the right at its end', '$$\na\n      $$\n\nEnd.\n'],
])('a formula %s ends where it ends', (_, body) => {
	expect(formulasOf(body)).toEqual(['a']);
});

test.each([
	['- x\n\n  - y\n\n        $$\n        - a\n        $$\n\n    z\n', '- x\n\n  - y\n\n    $$\n        - a\n    $$\n\n    z\n'],
	['1. x\n   $$\n   a\n   $$\n', '1. x\n   $$\n   a\n   $$\n'],
	['- ```\n      $$\n  ```\n', '- ```\n      $$\n  ```\n'],
])('it stays in its list, and code stays as it is: %j', (body, expected) => {
	expect(closedFormulas(body)).toBe(expected);
});
