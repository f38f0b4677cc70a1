import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentOf, accentRule, contrastOf, faintAccents, lightAccent, MODES } from './accent-colours.ts';
import { parseColour } from './parse-colour.ts';

const tokens = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8');

test.each(['light', 'dark'] as const)('grounds of the %s mode are those of the tokens', (mode) => {
	const token = (name: string) => {
		const [, light, dark] = new RegExp(`--${name}: light-dark\\((\\S+), (\\S+)\\)`).exec(tokens) ?? [];
		return parseColour(mode === 'light' ? light : dark);
	};
	const { ground, paper, accent, on, pole } = MODES[mode];
	expect([paper, accent]).toEqual([token('paper'), token('accent')]);
	const contrasts = ['sunken', 'paper', 'surface'].map((name) => contrastOf(pole, token(name) ?? pole));
	expect(contrastOf(pole, ground), 'the ground that is nearest to what colours go towards').toBeCloseTo(Math.min(...contrasts), 5);
	expect(contrastOf(on, accent)).toBeGreaterThan(4.5);
});

const COLOURS = [
	'#25c2a0',
	'#ff0',
	'#fff',
	'#000',
	'#2e8555',
	'rgb(33, 175, 144)',
	'rgb(10% 20% 30% / 50%)',
	'hsl(280deg 100% 80%)',
	'hsla(0, 100%, 50%, 0.5)',
	'#ffa50080',
	'tomato',
	'oklch(60% 0.2 30)',
	'rgb(300 0 -20)',
];

test.each(COLOURS)('whatever colour a site has can be read: %s', (colour) => {
	const rule = accentRule({ light: colour }) ?? '';
	for (const [index, mode] of (['light', 'dark'] as const).entries()) {
		const token = (name: string) => parseColour(new RegExp(`--${name}:light-dark\\(([^,]+),([^)]+)\\)`).exec(rule)?.[index + 1]) ?? MODES[mode].pole;
		const { ground, on } = MODES[mode];
		expect(contrastOf(token('accent'), ground)).toBeGreaterThanOrEqual(4.5);
		expect(contrastOf(token('accent'), on)).toBeGreaterThanOrEqual(4.5);
		expect(contrastOf(token('accent-strong'), token('accent-soft'))).toBeGreaterThanOrEqual(4.5);
	}
});

test('a colour that can be read stays as it is', () => {
	expect(accentRule({ light: '#0a4f70', dark: '#9be0e6' })).toContain('--accent:light-dark(#0a4f70,#9be0e6)');
});

test('a colour of one mode alone', () => {
	expect(accentRule({ light: '#25c2a0' })).toMatch(/--accent:light-dark\(#\w+,#25c2a0\)/);
	expect(accentRule({ dark: '#25c2a0' })).toContain('--accent:light-dark(#0a6570,#25c2a0)');
});

test.each(['var(--brand)', 'color-mix(in srgb, red, blue)', '', '#12', 'rgb(1)'])('%s is none that can be read', (colour) => {
	expect(accentRule({ light: colour })).toBeUndefined();
});

test('what is said of a colour that cannot be read is what its rule has', () => {
	const [faint, ...more] = faintAccents(accentOf('#25c2a0'));
	expect(more).toEqual([]);
	expect(faint?.contrast).toBeCloseTo(2.03, 1);
	expect(faint?.usedContrast).toBeGreaterThanOrEqual(4.5);
	expect(accentRule({ light: '#25c2a0' })).toContain(`--accent:light-dark(${faint?.used},`);
	expect(lightAccent({ light: '#25c2a0' })).toBe(faint?.used);
});
