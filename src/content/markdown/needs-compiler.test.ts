import { describe, expect, test } from 'vitest';
import { needsCompiler } from './needs-compiler.ts';

const mdx = (body: string) => needsCompiler({ body, format: 'mdx' }, { formulas: false });

describe('the compiler is needed for', () => {
	test.each([
		["import A from './a.tsx';\n\nText"],
		['export const a = 1;\n\nText'],
		['<Tabs>\n\nText\n\n</Tabs>'],
		['Text <Kbd /> Text'],
		['Text <a.b /> Text'],
		['Text <></> Text'],
		['{frontmatter.title}'],
		['Text {1 + 1}'],
		['Text <span style={{ color: "red" }}>x</span>'],
		['Text <span {...props}>x</span>'],
		['<details>\n<summary>a</summary>\nText **b**\n</details>'],
		['    eingerückt'],
		['Text {'],
	])('%s', (body) => {
		expect(mdx(body)).toBe(true);
	});
});

describe('a page is rendered without it when it holds only', () => {
	test.each([
		['# Titel {#t}\n\nText mit `{Code}` und <kbd>Strg</kbd><br />\n\n- eins\n    - zwei'],
		['{/* Notiz */} Text {/* truncate */}\n\n<!-- Notiz -->\n\nMehr <!-- Notiz -->.'],
		['```jsx\nimport A from "a";\n<Tabs />\n```'],
		[':::note[Titel]\nText \\{x\\} um 08:30.\n:::'],
		['Siehe <https://example.com/> und [x](./y.mdx).'],
	])('%s', (body) => {
		expect(mdx(body)).toBe(false);
	});
});

test('a .md file never needs it', () => {
	expect(needsCompiler({ body: '<Tabs />', format: 'md' }, { formulas: false })).toBe(false);
});

test('braces in formulas are no expressions', () => {
	expect(mdx('$x^{2}$')).toBe(true);
	expect(needsCompiler({ body: '$x^{2}$\n\n$$\n\\frac{a}{b}\n$$\n', format: 'mdx' }, { formulas: true })).toBe(false);
});
