import type { AccessToken, User } from '#product/schema/user.ts';
import type { Call } from '#sandbox/behaviour.ts';
import type { ApparatusRecord, State } from '../state.ts';

/** Who calls and with what. */
export interface Access {
	token: AccessToken;
	user: User;
}

/** Access of a call that was authorised (`./authorise.ts`); its `caller` is the name of the token. */
export function accessOf({ state, caller }: Pick<Call<State>, 'state' | 'caller'>): Access {
	const token = state.accessTokens.find(({ name }) => name === caller);
	const user = state.users.find(({ id }) => id === token?.userId);
	if (token === undefined || user === undefined) throw new Error(`There is no access token „${caller}“.`);
	return { token, user };
}

/** Whether the token of an access was given a scope. The role is not asked: `mayUseScope` in `./permission.ts` is. */
export function hasScope({ token }: Access, scope: string): boolean {
	return token.scopes.includes(scope);
}

/** Whether an access reaches an area: both token and account may be restricted, Administration never is (RULES.md ). */
export function reachesArea({ token, user }: Access, areaId: number): boolean {
	const accountReaches = user.role === 'admin' || user.areaIds.length === 0 || user.areaIds.includes(areaId);
	return accountReaches && (token.areaIds.length === 0 || token.areaIds.includes(areaId));
}

/** Apparatuses that exist for an access, by the order of the store. */
export function visibleApparatuses(state: State, access: Access): ApparatusRecord[] {
	return state.apparatuses.filter(({ area }) => reachesArea(access, area.id));
}
