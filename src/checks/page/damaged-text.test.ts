import { expect, test } from 'vitest';
import { surroundedIn } from './damaged-text.ts';

test.each([
	['Die Pr\ufffdfung ist fertig.', 'Die Pr\ufffdfung ist'],
	['\ufffd', '\ufffd'],
	['Die Prüfung.', undefined],
])('%j', (text, found) => expect(surroundedIn(text)).toBe(found));

test('a long text without spaces', () => {
	expect(surroundedIn('a'.repeat(200_000) + '„'.repeat(2))).toBe(undefined);
	expect(surroundedIn(`${'a'.repeat(200_000)}\ufffd${'b'.repeat(200_000)}`)).toMatch(/^a{40}\ufffdb{39}$/);
});
