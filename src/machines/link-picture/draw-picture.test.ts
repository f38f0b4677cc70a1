import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS, drawPicture } from './draw-picture.ts';
import { PICTURE_SIZE } from './link-picture.ts';

test('the colours are those of the pages', () => {
	const tokens = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8');
	const light = new Map([...tokens.matchAll(/--([\w-]+): light-dark\((#[\da-f]+),/g)].map(([, name, colour]) => [name, colour]));
	expect(COLOURS).toEqual({
		paper: light.get('paper'),
		ink: light.get('ink'),
		faint: light.get('ink-faint'),
		accent: light.get('accent'),
		line: light.get('line-strong'),
	});
});

const lettersOf = (title: string) => drawPicture({ title, section: title, site: `${title} ` });

test.each([
	['a soft hyphen', 'Prüf\u00admittel', 'Prüfmittel'],
	['a thin space', 'z.\u2009B.', 'z. B.'],
	['a narrow no-break space', '25\u202fmm', '25 mm'],
	['a space without a width', 'Prüf\u200bmittel', 'Prüfmittel'],
	['a byte order mark', '\ufeffPrüfen', 'Prüfen'],
	['a decomposed umlaut', 'Pru\u0308fen', 'Prüfen'],
	['an emoji', '🚀 Start 🎉', 'Start'],
	['letters of a script that is not there', 'Tabelle 漢字 2', 'Tabelle 2'],
])('%s leaves neither a fault nor a gap', (_, title, plain) => {
	expect(lettersOf(title)).toBe(lettersOf(plain));
});

test('no text runs out of the picture', () => {
	const long = 'Prüfmittel verwalten und überwachen '.repeat(6);
	const svg = drawPicture({ title: long, section: long, site: 'x'.repeat(200) });
	const places = [...svg.matchAll(/translate\(([\d.]+) /g)].map(([, x]) => Number(x));
	expect(places.length).toBeGreaterThan(100);
	expect(Math.max(...places)).toBeLessThan(PICTURE_SIZE.width - 80);
});
