import type { Call } from '#sandbox/behaviour.ts';
import { accessOf } from '../access/access.ts';
import { forbidden, mayUseScope } from '../access/permission.ts';
import type { IncludedPart } from '../records/apparatus-view.ts';
import type { State } from '../state.ts';

const SCOPES: Readonly<Record<IncludedPart, string>> = { inspections: 'inspections:read', files: 'files:read' };

/** Parts that `include` asks for. Throws 403 where the scope for one is missing. */
export function checkIncluded(call: Call<State>): readonly IncludedPart[] {
	const included = (call.query['include'] ?? []) as readonly IncludedPart[];
	for (const part of included) if (!mayUseScope(accessOf(call), SCOPES[part])) throw forbidden(call, SCOPES[part]);
	return included;
}
