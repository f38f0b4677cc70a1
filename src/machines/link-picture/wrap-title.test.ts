import { expect, test } from 'vitest';
import { fitLine, wrapTitle } from './wrap-title.ts';

/** Every letter is half as wide as it is high. */
const width = (text: string, size: number) => text.length * size * 0.5;
const wrap = (title: string) => wrapTitle(title, 1040, width);

test('a title stands as large as it can', () => {
	expect(wrap('Suche')).toEqual({ size: 84, lines: ['Suche'] });
	expect(wrap('Prüfmittel anlegen und sperren')).toEqual({ size: 84, lines: ['Prüfmittel anlegen und', 'sperren'] });
	expect(wrap(`${'Wort '.repeat(20)}`).size).toBe(64);
});

test('a word that is too wide makes it smaller before it is cut', () => {
	expect(wrap('Kalibrierscheinaufbewahrungsfrist')).toEqual({ size: 54, lines: ['Kalibrierscheinaufbewahrungsfrist'] });
	const { lines } = wrap('x'.repeat(50));
	expect(lines).toEqual([`${'x'.repeat(37)}-`, 'x'.repeat(13)]);
});

test('what does not fit ends with dots, inside of the room', () => {
	const { size, lines } = wrap('Wort '.repeat(80));
	expect(lines).toHaveLength(4);
	expect(lines.at(-1)).toMatch(/Wort …$/);
	expect(lines.filter((line) => width(line, size) > 1040)).toEqual([]);
	expect(wrap('x'.repeat(200)).lines.at(-1)).toBe(`${'x'.repeat(37)}…`);
});

test('a line that is too long ends behind a word, or within the only one', () => {
	const fits = (text: string) => text.length <= 12;
	expect(fitLine('genau zwölf.', fits)).toBe('genau zwölf.');
	expect(fitLine('Prüfmittel im Griff', fits)).toBe('Prüfmittel …');
	expect(fitLine('Kalibrierscheine und mehr', fits)).toBe('Kalibriersc…');
});

test('a title without end is not measured without end', () => {
	let measured = 0;
	const { lines } = wrapTitle('x'.repeat(100_000), 1040, (text, size) => {
		measured += text.length;
		return width(text, size);
	});
	expect(lines).toEqual(wrap('x'.repeat(200)).lines);
	expect(measured).toBeLessThan(100_000);
});
