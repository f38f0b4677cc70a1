import { exactJson } from '#openapi/json/exact-json.ts';
import { isObject } from '#openapi/json/json.ts';

/** Records as a reader knows them: kind → name → record. */
export type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a request did to a record, or in the same way to several of a kind. */
export interface RecordChange {
	/** Kind of the records, in the words of the site. */
	kind: string;
	names: string[];
	what: 'created' | 'changed' | 'deleted';
	/** Fields with different values, by dotted path. `undefined`: not there. */
	fields: { path: string; before: unknown; after: unknown }[];
}

const CHANGE_ORDER: readonly RecordChange['what'][] = ['created', 'deleted', 'changed'];

/** Compares the records before and after a request. Added and removed records come before changed ones; records with the same change are grouped. */
export function recordChanges(recordsBefore: Records, recordsAfter: Records): RecordChange[] {
	const [before, after] = [namedValues(recordsBefore), namedValues(recordsAfter)];
	const groups = new Map<string, RecordChange>();
	for (const kind of allNames(before, after)) {
		const [old, now] = [namedValues(before.get(kind)), namedValues(after.get(kind))];
		for (const name of allNames(old, now)) {
			const fields = changedFields(old.get(name), now.get(name), '');
			if (fields.length === 0) continue;
			const what = old.has(name) ? (now.has(name) ? 'changed' : 'deleted') : 'created';
			const key = what === 'changed' ? exactJson([kind, fields]) : `${kind} ${name}`;
			const group = groups.get(key) ?? { kind, names: [], what, fields };
			group.names.push(name);
			groups.set(key, group);
		}
	}
	return [...groups.values()].toSorted((one, other) => CHANGE_ORDER.indexOf(one.what) - CHANGE_ORDER.indexOf(other.what));
}

/** Objects are compared field by field, lists as a whole: rows of a list have no names that would tell them apart. */
function changedFields(before: unknown, after: unknown, path: string): RecordChange['fields'] {
	if ((isObject(before) || before === undefined) && (isObject(after) || after === undefined)) {
		const [olds, news] = [namedValues(before), namedValues(after)];
		return allNames(olds, news).flatMap((key) => {
			const inner = path === '' ? key : `${path}.${key}`;
			const [old, now] = [olds.get(key), news.get(key)];
			// What is not there on one side is shown in one piece.
			return isObject(old) && isObject(now) ? changedFields(old, now, inner) : same(old, now) ? [] : [{ path: inner, before: old, after: now }];
		});
	}
	return same(before, after) ? [] : [{ path, before, after }];
}

/** A map has no entry for what every object inherits. */
const namedValues = <V>(record: Readonly<Record<string, V>> = {}) => new Map(Object.entries(record));

const allNames = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) => [...new Set([...one.keys(), ...other.keys()])];

const same = (one: unknown, other: unknown) => exactJson(one) === exactJson(other);
