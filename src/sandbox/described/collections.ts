import { isObject, type JsonObject } from '#openapi/json/json.ts';
import type { CollectionPart, PlannedCollection } from '#sandbox/plan/sandbox-plan.ts';
import { randomUuid } from '#sandbox/reply/random-names.ts';
import { mergePatch } from './merge-patch.ts';

/** Records of operations without a handler, by path of their collection. */
export type DescribedState = Record<string, { records: JsonObject[]; next: number }>;

/** The records that the description gives as examples. */
export function seedCollections(collections: readonly PlannedCollection[]): DescribedState {
	return Object.fromEntries(
		collections.map(({ path, seed, idProperty }) => [path, { records: [...seed], next: numberBehind(seed.map((record) => record[idProperty])) }]),
	);
}

/** Numbers beyond are not counted on: there would be no room for new ones. */
const MOST_COUNTED = 2 ** 52;

/** The first number behind all ids that are numbers, also as texts. */
const numberBehind = (ids: readonly unknown[]): number =>
	Math.max(0, ...ids.map(Number).filter((number) => Number.isSafeInteger(number) && number < MOST_COUNTED)) + 1;

/** What became of a request: the record or the answer around records, or why there is none. */
type CollectionOutcome = { record: unknown } | 'missing' | 'exists';

export interface CollectionRequest {
	part: CollectionPart;
	/** Values of the path. */
	path: Readonly<Record<string, unknown>>;
	body: unknown;
	/** Called with the record before it is changed; throws to prevent that. */
	before(record: JsonObject): Promise<void>;
	/** Whether a new record may take the place of one of the same id. */
	mayReplace(record: JsonObject): boolean;
}

/** Lists, creates, reads, changes or removes a record. Changes `state`. */
export async function workOnCollection(
	state: DescribedState,
	collection: PlannedCollection,
	{ part, path, body, before, mayReplace }: CollectionRequest,
): Promise<CollectionOutcome> {
	const store = state[collection.path] ?? { records: [], next: 1 };
	state[collection.path] = store;
	const { idProperty, readOnly } = collection;
	if (part.role === 'list') return { record: part.listIn === undefined ? store.records : { ...part.frame, [part.listIn]: store.records } };
	const sent = isObject(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => !readOnly.includes(name))) : {};
	if (part.role === 'create') {
		const id = sent[idProperty] ?? newId(collection, store);
		const there = store.records.find((other) => String(other[idProperty]) === String(id));
		if (there && !mayReplace(there)) return 'exists';
		const record = { [idProperty]: id, ...collection.template, ...sent, ...{ [idProperty]: id } };
		store.records = [...store.records.filter((other) => other !== there), record];
		store.next = Math.max(store.next, numberBehind([id]));
		return { record };
	}
	const wanted = String(part.parameter === undefined ? sent[idProperty] : path[part.parameter]);
	const old = store.records.find((record) => String(record[idProperty]) === wanted);
	if (!old) return 'missing';
	if (part.role === 'read') return { record: old };
	await before(old);
	const kept = Object.fromEntries(Object.entries(old).filter(([name]) => name === idProperty || readOnly.includes(name)));
	const changed: JsonObject | undefined =
		part.role === 'remove' ? undefined : { ...(part.role === 'merge' ? (mergePatch(old, sent) as JsonObject) : sent), ...kept };
	store.records = store.records.flatMap((record) => (record !== old ? [record] : changed ? [changed] : []));
	return { record: changed };
}

function newId({ idKind, template, idProperty }: PlannedCollection, store: { next: number }): unknown {
	if (idKind === 'uuid') return randomUuid();
	const id = store.next++;
	return idKind === 'integer' || typeof template[idProperty] === 'number' ? id : String(id);
}
