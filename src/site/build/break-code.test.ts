import { expect, test } from 'vitest';
import { breakCode } from './break-code.ts';

const broken = (code: string) => breakCode(code).replaceAll('<wbr>', '¦');

test.each(['KB-304', 'idempotency-in-progress', 'rgb(31, 157, 85, 0.5)', 'Prüfung &#x26; &quot;KB-304&quot;'])('%s stays whole', (code) =>
	expect(broken(code)).toBe(code),
);

test.each([
	['https://app.example.com/anmelden', 'https://¦app.¦example.¦com/¦anmelden'],
	['/docs/nachschlagen/meldungen/#kb-304', '/¦docs/¦nachschlagen/¦meldungen/¦#kb-304'],
	['{bezeichnung}[ {messbereich}]', '{bezeichnung}[ ¦{messbereich}]'],
	['a=1&amp;dueFrom=2025-09-15&amp;dueTo=2025-10-15', 'a=¦1&amp;¦dueFrom=¦2025-09-15&amp;¦dueTo=¦2025-10-15'],
	['Bearer error=&quot;insufficient_scope&quot;', 'Bearer ¦error=¦&quot;insufficient_¦scope&quot;'],
	['&lt;a-very-long-element&gt;&#38;&#x26;&lt;', '&lt;a-very-long-element&gt;&#38;&#x26;¦&lt;'],
	['updatedSince=2025-09-01T00:00:00Z', 'updatedSince=¦2025-09-01T00:00:00Z'],
])('%s breaks between its words, and neither in a date nor in a time', (code, parts) => expect(broken(code)).toBe(parts));

test('a part without words breaks at hyphens, and anywhere only without those', () => {
	expect(broken('2e8f4b17-d06c-4a95-b3e8-91c5f7a20d64')).toBe('2e8f4b17-¦d06c-¦4a95-¦b3e8-¦91c5f7a20d64');
	expect(broken('apparatuses-indentno-view')).toBe('apparatuses-¦indentno-¦view');
	expect(broken('0123456789abcdef0123456789abcdef')).toBe('0123456789ab¦cdef01234567¦89abcdef');
});

test('what a character is called is never split', () => {
	const entities = ['&amp;', '&#38;', '&quot;', '&lt;', '&#x2019;', '&nbsp;'];
	for (const one of entities)
		for (const other of entities)
			for (const text of [`${one}x=${other}`, `x ${one}${other}-y`, `${other}/`])
				expect(breakCode(text.repeat(9)).replaceAll(/&[#\w]+;/g, '')).not.toContain('&');
});
