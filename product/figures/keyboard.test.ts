import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOTKEYS, KEYBOARDS } from './keyboard.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const [, hotkeys = ''] = /R-14\.3 Hotkeys\.\*\*(.*?)<a id="r-14\.4"/s.exec(rules) ?? [];
const FACES: Readonly<Record<string, string>> = { Eingabe: '↵', Umschalt: '⇧' };
const faceOf = (key: string) => FACES[key] ?? key;

test('the keys that are marked are those of the rule (RULES.md R-14.3)', () => {
	const [, sequence = ''] = /<kbd>G<\/kbd> dann\s+(.*?) zu /s.exec(hotkeys) ?? [];
	const keysOf = (text: string) => [...text.matchAll(/<kbd>([^<]+)<\/kbd>/g)].map(([, key = '']) => faceOf(key));
	const combined = [...hotkeys.replace(sequence, '').matchAll(/<kbd>[^<]+<\/kbd>(?:\+<kbd>[^<]+<\/kbd>)+/g)].map(([text]) => text);
	const single = combined.reduce((text, combination) => text.replace(combination, ''), hotkeys.replace(sequence, ''));
	const sorted = (keys: readonly string[]) => [...new Set(keys)].sort();
	expect(sorted(HOTKEYS.after)).toEqual(sorted(keysOf(sequence)));
	expect(sorted(HOTKEYS.alone)).toEqual(sorted(keysOf(single)));
	expect(sorted(HOTKEYS.with)).toEqual(sorted(combined.map((text) => keysOf(text).at(-1) ?? '')));
	expect(sorted(HOTKEYS.held)).toEqual(sorted(combined.flatMap((text) => keysOf(text).slice(0, -1))));
});

test('every row of the whole keyboard is as wide as the others, and no key of a half lies outside it', () => {
	for (const { name, width, keys } of KEYBOARDS) {
		for (const row of new Set(keys.map((key) => key.row))) {
			const own = keys.filter((key) => key.row === row);
			for (const [index, { x }] of own.slice(1).entries()) expect(x).toBe((own[index]?.x ?? 0) + (own[index]?.quarters ?? 0));
			const last = own.at(-1);
			if (name === 'whole' && row > 0) expect((last?.x ?? 0) + (last?.quarters ?? 0)).toBe(width);
			expect(Math.min(...own.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
			expect((last?.x ?? 0) + (last?.quarters ?? 0)).toBeLessThanOrEqual(width);
		}
	}
	const [whole, ...halves] = KEYBOARDS.map(({ keys }) => keys.map(({ face, quarters }) => `${face} ${quarters}`).sort());
	expect(halves.flat().sort()).toEqual(whole);
});
