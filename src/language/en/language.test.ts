import { expect, test } from 'vitest';
import { analysis } from './analysis.ts';
import { hyphenate } from './hyphenate.ts';
import { inflect } from './inflect.ts';
import { mendTypography } from './typography.ts';

test.each([
	['A "gauge" isn\'t one', 'A “gauge” isn’t one'],
	['("so \'inner\' it is")', '(“so ‘inner’ it is”)'],
	["the workshops' list of the '90s", 'the workshops’ list of the ’90s'],
	['25 mm, 25mm, 100 x 70 mm, 3-5 mm', '25\u00a0mm, 25\u00a0mm, 100\u00a0×\u00a070\u00a0mm, 3–5\u00a0mm'],
	['25\nmm, 3 \u03bcSv, No.\n6, 10 A', '25\u00a0mm, 3\u00a0\u03bcSv, No.\u00a06, 10\u00a0A'],
	['2025 at the 5 as of 0x5A', '2025 at the 5 as of 0x5A'],
	['at -5 °C, 25% of it', 'at −5\u00a0°C, 25% of it'],
	['"-5 °C", \'-5 °C\'', '“−5\u00a0°C”, ‘−5\u00a0°C’'],
	['k = 2, U = -0.40 N·m, u = U / k', 'k\u00a0=\u00a02, U\u00a0=\u00a0−0.40\u00a0N·m, u = U / k'],
	['ISO 9001, z.B. a', 'ISO\u00a09001, z.B. a'],
])('%s', (text, mended) => expect(mendTypography(text)).toBe(mended));

test.each([
	['gauge', ['gauge', 'gauges', 'Gauge', 'Gauges']],
	['Test policy', ['Test policy', 'Test policies', 'test policies']],
	['API', ['API', 'APIs']],
	['box', ['boxes']],
	['key', ['keys']],
])('%s is linked in its forms', (word, forms) => expect(inflect(word)).toEqual(expect.arrayContaining(forms)));

test('a name keeps its capitals', () => expect(inflect('API')).not.toContain('aPI'));

test.each([
	['configure', 'configures', 'configured', 'configuring', 'configuration', 'configurations'],
	['run', 'runs', 'running'],
	['policy', 'policies'],
	['gauge', 'gauges'],
])('%s and its forms share a stem', (...words) => expect(new Set(words.map(analysis.stem)).size).toBe(1));

test('what only looks inflected stays', () => expect(['status', 'basis', 'class', 'v2s'].map(analysis.stem)).toEqual(['status', 'basis', 'class', 'v2s']));

test('words are divided as English ones', () => expect(hyphenate('internationalization').flat()).toEqual(['in', 'ter', 'na', 'tion', 'al', 'iza', 'tion']));
