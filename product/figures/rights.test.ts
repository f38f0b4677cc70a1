import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

test('texts are compared with the same rights (RULES.md R-7.1)', () => {
	const listed: { roles: string[]; rights: { does: string[]; from: string; with?: string }[] } = parse(readFileSync('checks/rights.yml', 'utf8'));
	expect(listed.roles).toEqual(ROLES.map((role) => role.replaceAll('\u00ad', '')));
	const compared = RIGHTS.flatMap(({ action, from, beforeWithRelease }) =>
		listed.rights
			.filter(({ does }) => does.some((phrase) => action.includes(phrase)))
			.map((right) => ({ action, from: listed.roles.indexOf(right.from), is: beforeWithRelease ? from - 1 : from })),
	);
	expect(compared.length).toBeGreaterThan(5);
	expect(compared.filter(({ from, is }) => from !== is)).toEqual([]);
});
