import { expect, test } from 'vitest';
import { readComponent } from './read-component.ts';
import { lineAt } from './source-page.ts';

const texts = (code: string) => readComponent(code).map((passage) => `${lineAt(passage, 0)} ${passage.text.replaceAll('\ufffc', '_').replaceAll('\n', '⏎')}`);

test('texts between tags, with a mask for what is put in', () => {
	const code = `import x from 'ein Modul';
export const Bild = ({ n }: { n: 'ein Typ' }) => (
	<p className="gross Rot klein" title="Ein Titel hier">
		Die Zahl „{n}“ ist
		<b>sehr groß</b>.
	</p>
);`;
	expect(texts(code)).toEqual(['3 ⏎Die Zahl „_“ ist⏎_.⏎', '3 Ein Titel hier', '5 sehr groß']);
});

test('strings and templates of more than one word, but no names of classes, types or errors', () => {
	const code = `const a = 'Ein Text' as string;
const b = \`Bis zum \${a} gültig\`;
const c = ['im-umlauf gross', 'Wort', 'M0 0h10 V20'];
if (a) throw new Error('The data is wrong');`;
	expect(texts(code)).toEqual(['1 Ein Text', '2 Bis zum _ gültig', '3 Wort']);
});

test('a single word is text where readers see it, but no code, name or key', () => {
	const code = `const NAMES = ['Geräte', 'geraete', 'GET', 'Prüf-Nr', 'PascalCase'];
export const Bild = () => (
	<g>
		<text x="1" label="prüfbar" art="klein">fällig</text>
		<code>usable</code><kbd>Strg</kbd>
		<dt>customFields</dt>
	</g>
);`;
	expect(texts(code)).toEqual(['1 Geräte', '1 Prüf-Nr', '4 fällig', '4 prüfbar']);
});
