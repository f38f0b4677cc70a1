import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();

const FIX = 'Benennen Sie die Datei in .mdx um, oder verwenden Sie eine Schreibweise von Markdown (siehe GUIDE.md).';

describe('what only .mdx understands is found in .md, with its line counted from the top of the file', () => {
	test.each<[string, string, string[]]>([
		['a component between blocks', 'Text.\n\n<Tabs>\n\nText.\n\n</Tabs>', ['6 Die Komponente <Tabs>', '10 Die Komponente <Tabs>']],
		['a component in a line', 'Text <Kbd /> Text', ['4 Die Komponente <Kbd>']],
		['a component with attributes', '<Figure id="a" />', ['4 Die Komponente <Figure>']],
		['an import', "import Tabs from '@theme/Tabs';", ['4 „import“']],
		['an import for its effect', "import './a.css';", ['4 „import“']],
		['an export', 'Text.\n\nexport const a = 1;', ['6 „export“']],
		['an attribute in braces', "Text.\n\n<div style={{ color: 'red' }}>rot</div>", ['6 Geschweifte Klammern im Element <div>']],
		['an attribute in braces in a line', "Text <span style={{ color: 'red' }}>rot</span>", ['4 Geschweifte Klammern im Element <span>']],
		['a component with an attribute in braces', 'Text <Box wide={true} />', ['4 Die Komponente <Box>']],
	])('%s', async (_, markdown, places) => {
		const expected = places.map((place) => `mdx-only:${place} versteht nur eine .mdx-Datei. → ${FIX}`);
		expect((await render(markdown)).findings).toEqual(expected);
	});
});

describe('what looks like it is left alone', () => {
	test.each([
		['`<Tabs>` ist eine Komponente'],
		['```jsx\nimport A from "a";\n<Tabs />\n```'],
		['<details><summary>Mehr</summary>\n\nText.\n\n</details>'],
		['<kbd>Strg</kbd>'],
		['import ist ein englisches Wort'],
		['export von Daten'],
		['Ein {Platzhalter} im Text'],
		['x < Y und Y > z'],
		['<!-- Kommentar -->'],
		['{/* Kommentar */}'],
		['a < b und x={1}'],
	])('%s', async (markdown) => {
		expect((await render(markdown)).findings).toEqual([]);
	});
});

test('in .mdx all of it is at home', async () => {
	const page = await renderMdx('export const Box = ({ children }) => <b>{children}</b>;\n\n{/* Kommentar */}\n\n<Box>Text</Box>');
	expect(page).toMatchObject({ findings: [], html: '<b>Text</b>' });
});
