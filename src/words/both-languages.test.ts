import { describe, expect, test } from 'vitest';
import listed from './same-exports.ts?raw';

type Module = Record<string, unknown>;
const GERMAN = import.meta.glob<Module>(
	[
		'./de/**/*.ts',
		'!./de/*.test.ts',
		'!./de/*.fixture.ts',
		'!./de/{change-facts,change-places,changes,constraint,schema-type,security,byte-size,moved-site}.ts',
	],
	{ eager: true },
);
/** Functions that take facts have tests of their own. */
const ENGLISH = import.meta.glob<Module>(['./en/**/*.ts', '!./en/*.test.ts'], { eager: true });

/** Texts that are the same in both: names, keys, and words that one language has from the other. */
const SAME = new Set([
	...['2025-01-02 – API', 'API', 'Blog', 'CDATA', 'Callback', 'Callbacks', 'Cookies', 'Format', 'In XML', 'JSON', 'Markdown', 'Schemas', 'Schemas:', 'Scope'],
	...['Status', 'Swagger 2025-01-02', 'Token', 'Version 2025-01-02', 'Version: 2025-01-02', 'Webhooks', 'Website', 'false', 'null', 'offline', 'true'],
]);

/** Every text below a value by its name; functions get a day as their arguments. */
function textsOf(value: unknown, name: string): [string, string][] {
	if (typeof value === 'string') return [[name, value]];
	if (typeof value === 'function') {
		const text: unknown = value('2025-01-02', '2025-01-02', '2025-01-02');
		return typeof text === 'string' ? [[name, text]] : [];
	}
	if (value instanceof Map || value instanceof Set) return [];
	return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${name}.${key}`)) : [];
}

describe.each(Object.keys(GERMAN))('%s', (file) => {
	const german = new Map(Object.entries(GERMAN[file] ?? {}).flatMap(([name, value]) => textsOf(value, name)));
	const english = new Map(Object.entries(ENGLISH[file.replace('./de/', './en/')] ?? {}).flatMap(([name, value]) => textsOf(value, name)));

	test('English says neither more nor less', () => expect([...english.keys()].sort()).toEqual([...german.keys()].sort()));

	test('what reads the same is meant to', () => {
		const letters = (text: string) => /\p{L}{2,}/u.test(text.replaceAll('2025-01-02', ''));
		expect(
			[...german].filter(([name, text]) => english.get(name) === text && letters(text) && !SAME.has(text)).map(([name, text]) => `${name}: ${text}`),
		).toEqual([]);
	});
});

test('the compiler compares every file of words', () => {
	const files = Object.keys(import.meta.glob(['./de/*.ts', '!./de/*.test.ts', '!./de/*.fixture.ts']));
	expect(files.filter((file) => !listed.includes(`'${file}'`))).toEqual([]);
});
