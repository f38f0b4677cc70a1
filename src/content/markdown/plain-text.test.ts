import { describe, expect, test } from 'vitest';
import { MARKED } from '#text/marked-text.fixture.ts';
import { parseMarkdown } from './parse.ts';
import { plainText } from './plain-text.ts';

describe('plain text of', () => {
	test.each<readonly [string, string, string]>([
		...MARKED,
		['a link by reference', 'Siehe [Prüfmittel][p]\n\n[p]: /p/', 'Siehe Prüfmittel'],
		['a heading with an id', '## Anlegen {#anlegen}', 'Anlegen'],
		['blocks', '- eins\n- zwei\n\n| a | b |\n|---|---|\n| 1 | 2 |', 'eins zwei a b 1 2'],
		['a line break in HTML', 'Hallo<br>Welt', 'Hallo Welt'],
		['marks in HTML', 'Hal<b>lo</b>', 'Hallo'],
		['a block of HTML', '<div class="a > b">\n<p>eins</p><p>zwei</p>\n<style>p{}</style><script>x</script></div>', 'eins zwei'],
		['a fold in HTML', '<details><summary>Kurz</summary>\n\nlang\n\n</details>', 'Kurz lang'],
		['a comment', 'Text<!-- nein --> hier', 'Text hier'],
		['a footnote', 'So steht es da[^1].\n\n[^1]: Fuß.', 'So steht es da. Fuß.'],
	])('%s', (_, markdown, text) => {
		expect(plainText(parseMarkdown({ body: markdown, format: 'md' }))).toBe(text);
	});
});
