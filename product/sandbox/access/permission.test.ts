import { expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import type { UserRole } from '#product/schema/user.ts';
import { type Access, reachesArea } from './access.ts';
import { mayCorrect, mayPublish, mayRelease, mayUseScope } from './permission.ts';

const [user] = SAMPLE.users;
const [token] = SAMPLE.accessTokens;
if (user === undefined || token === undefined) throw new Error('The sample data has no user.');

/** A token with all scopes. */
const access = (role: UserRole, canRelease = false): Access => ({ user: { ...user, role, canRelease, areaIds: [3] }, token: { ...token, areaIds: [] } });

test.each<[UserRole, write: boolean, define: boolean, release: boolean, publish: boolean]>([
	['reader', false, false, false, false],
	['inspector', true, false, false, false],
	['manager', true, false, true, true],
	['admin', true, true, true, true],
	['service', true, true, true, true],
])('%s with all scopes (RULES.md R-7)', (role, write, define, release, publish) => {
	expect(mayUseScope(access(role), 'apparatuses:read')).toBe(true);
	expect(mayUseScope(access(role), 'inspections:write')).toBe(write);
	expect(mayUseScope(access(role), 'files:write')).toBe(write);
	expect(mayUseScope(access(role), 'custom-fields:write')).toBe(define);
	expect(mayRelease(access(role))).toBe(release);
	expect(mayPublish(access(role))).toBe(publish);
});

test('the right to release makes an inspector release; without the scope only a person corrects', () => {
	const withoutScope = (role: UserRole): Access => ({ ...access(role, true), token: { ...token, scopes: ['inspections:write'] } });
	expect(mayRelease(access('inspector', true))).toBe(true);
	expect(mayRelease(withoutScope('inspector'))).toBe(false);
	expect(mayCorrect(withoutScope('inspector'))).toBe(true);
	expect(mayCorrect(withoutScope('service'))).toBe(false);
});

test('areas of account and token limit each other, Administration has no limit of its own', () => {
	expect(reachesArea(access('manager'), 3)).toBe(true);
	expect(reachesArea(access('manager'), 1)).toBe(false);
	expect(reachesArea(access('admin'), 1)).toBe(true);
	expect(reachesArea({ ...access('admin'), token: { ...token, areaIds: [2] } }, 1)).toBe(false);
});
