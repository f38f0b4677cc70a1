import { expect, test } from 'vitest';
import { codePageText } from './code-page.ts';

const head = (code: string) => /^---\n([\s\S]*?)---\n/.exec(codePageText('src/pages/a.tsx', code))?.[1];

test.each([
	['<Layout title="A &amp; B" description="C">', 'title: "A &amp; B"\ndescription: "C"\n'],
	["<Layout\n  title={'A'}\n  description={`C`}>", 'title: "A"\ndescription: "C"\n'],
	["<Layout title={translate({ id: 'x', message: 'A' })} wrapperClassName=\"w\">", 'title: "A"\n'],
	['<Layout title={`Hello $' + '{name}`} description={text}>', ''],
	['<div title="A">', ''],
])('%s', (code, expected) => {
	expect(head(code)).toBe(expected);
});

test('the text shows the component', () => {
	expect(codePageText('src/pages/a/index.jsx', '')).toContain("import Page from './index.jsx';\n\n<Page />\n");
});
