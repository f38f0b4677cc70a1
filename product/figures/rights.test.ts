import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RIGHTS, ROLES } from './rights.ts';

const page = readFileSync(new URL('../../docs/handbuch/benutzer.mdx', import.meta.url), 'utf8');
const rows = page
	.split('\n')
	.filter((line) => line.startsWith('| '))
	.map((line) => line.slice(2, -2).split(' | '));

test('the roles are the columns of the table', () => {
	expect(rows[0]?.slice(1)).toEqual(ROLES.map((role) => role.replaceAll('\u00ad', '')));
});

test.each(RIGHTS)('$action: allowed as the table of the manual says', ({ action, from, beforeWithRelease }) => {
	const row = rows.find(([first]) => first?.includes(action));
	expect(row?.slice(1)).toEqual(
		ROLES.map((_, index) => (index >= from ? 'ja' : beforeWithRelease && index === from - 1 ? 'mit Zusatzrecht **Freigabe**' : '–')),
	);
});
