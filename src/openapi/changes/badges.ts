import type { ParameterPlace } from '#openapi/model/message.ts';
import type { Age } from '#openapi/schema/age.ts';
import type { ApiChange } from '#schema/api-change.ts';
import type { ApiHistory } from './read-history.ts';

const BADGED: ReadonlySet<ApiChange['subject']> = new Set(['operation', 'parameter', 'response', 'field']);

/**
 * The badges that a history gives: by `operationId`, by `parameterBadgeKey`, and by JSON pointer (operations, fields, responses) into the newest
 * description. What the first snapshot held has none.
 */
export function badgesOf(history: ApiHistory): Map<string, Age> {
	const badges = new Map<string, Age>();
	for (const { version, changes } of history.toReversed()) {
		for (const change of changes.filter(({ subject }) => BADGED.has(subject))) {
			for (const key of keysOf(change)) {
				const badge = badgeAfter(badges.get(key), change.kind, version);
				if (badge) badges.set(key, badge);
				else badges.delete(key);
			}
		}
	}
	return badges;
}

/** Key of a parameter: its pointer holds a position, which moves when another one comes before it. */
export function parameterBadgeKey(operation: string, place: ParameterPlace | string, name: string): string {
	return `${operation} ${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function keysOf({ subject, operation, fact, pointer }: ApiChange): string[] {
	if ('of' in fact && typeof fact.of === 'object' && fact.of.part === 'parameter') {
		const { in: place = '', name = '' } = fact.of;
		return operation === undefined ? [] : [parameterBadgeKey(operation, place, name)];
	}
	return subject === 'operation' && operation !== undefined ? [operation, pointer] : [pointer];
}

function badgeAfter(badge: Age | undefined, kind: ApiChange['kind'], version: string): Age | undefined {
	if (kind === 'added') return { since: version };
	if (kind === 'removed') return undefined;
	return kind === 'deprecated' ? { ...badge, deprecatedSince: version } : badge;
}
