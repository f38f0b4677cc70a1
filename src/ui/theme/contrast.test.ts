import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const TOKENS = new Map(
	[...readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)].map(
		([, name = '', light = '', dark = '']) => [name, { light, dark }],
	),
);

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
	const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(name: string, ground: string, mode: 'light' | 'dark'): number {
	const [a, b] = [name, ground].map((token) => luminance(TOKENS.get(token)?.[mode] ?? ''));
	const [dark = 0, bright = 0] = [a ?? 0, b ?? 0].sort((one, other) => one - other);
	return (bright + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const STATES = ['ok', 'due', 'late', 'stop', 'away', 'gone'];
const PAIRS: readonly [least: number, names: readonly string[], grounds: readonly string[]][] = [
	[7, ['ink', 'ink-soft'], GROUNDS],
	[4.5, ['ink-faint', 'accent', 'accent-strong', ...STATES], GROUNDS],
	[4.5, ['on-accent'], ['accent']],
	[4.5, ['on-stop'], ['stop']],
	[4.5, ['ink', 'accent-strong'], ['accent-soft']],
	[3, ['control'], ['paper', 'surface']],
];

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
	test.each(PAIRS)('at least %s : 1 lies between %s and %s', (least, names, grounds) => {
		const weak = names.flatMap((name) => grounds.flatMap((ground) => (contrast(name, ground, mode) >= least ? [] : [`${name} on ${ground}`])));
		expect(weak).toEqual([]);
	});
});

test('contrast is measured as the norm says', () => {
	expect(luminance('#fff')).toBe(1);
	expect(luminance('#777777')).toBeCloseTo(0.184, 3);
});
