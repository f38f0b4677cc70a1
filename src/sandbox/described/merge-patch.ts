import { isObject } from '#openapi/json/json.ts';

/** JSON Merge Patch (RFC 7396): missing stays, `null` deletes, lists are replaced. */
export function mergePatch(target: unknown, patch: unknown): unknown {
	if (!isObject(patch)) return patch;
	const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
	for (const [name, value] of Object.entries(patch)) {
		if (value === null) delete merged[name];
		else merged[name] = mergePatch(merged[name], value);
	}
	return merged;
}
