import type { UserRole } from '#product/schema/user.ts';
import { Refusal } from '#sandbox/behaviour.ts';
import { type AskedBy, codedProblem } from '../problems/problem.ts';
import type { InspectionRecord } from '../state.ts';
import { type Access, hasScope } from './access.ts';

/** Least role a personal token needs for a scope; scopes without entry suit every role (RULES.md ). */
const LEAST_ROLE: Readonly<Record<string, UserRole>> = {
	'custom-fields:write': 'admin',
	'files:write': 'inspector',
	'inspections:write': 'inspector',
};

const RANK: Readonly<Record<UserRole, number>> = { reader: 0, inspector: 1, manager: 2, admin: 3, service: 0 };

/** Whether scope and role together allow what a scope stands for. A service account needs the scope alone. */
export function mayUseScope(access: Access, scope: string): boolean {
	return hasScope(access, scope) && isAtLeast(access, LEAST_ROLE[scope] ?? 'reader');
}

/** Releasing: the scope, and for a person the right to release. */
export function mayRelease(access: Access): boolean {
	return hasScope(access, 'inspections:release') && hasRightToRelease(access);
}

/** Creating a correction: for a person the right to release, for a service account the scope. */
export function mayCorrect(access: Access): boolean {
	return access.user.role === 'service' ? hasScope(access, 'inspections:release') : hasRightToRelease(access);
}

/** Changing a draft: everyone their own, from Prüfmittelverwaltung on also those of others. */
export function mayChangeDraft(access: Access, draft: InspectionRecord): boolean {
	return draft.createdBy.id === access.user.id || isAtLeast(access, 'manager');
}

/** Creating public links: for persons from Prüfmittelverwaltung on (RULES.md ). */
export function mayPublish(access: Access): boolean {
	return isAtLeast(access, 'manager');
}

/** 403; the header names the scope (RFC 6750, section 3.1). */
export function forbidden(call: AskedBy, scope: string): Refusal {
	return new Refusal(
		codedProblem('insufficient-scope', call, { message: 'KB-903', headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` } }),
	);
}

function hasRightToRelease(access: Access): boolean {
	return access.user.canRelease || isAtLeast(access, 'manager');
}

function isAtLeast({ user }: Access, role: UserRole): boolean {
	return user.role === 'service' || RANK[user.role] >= RANK[role];
}
