import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { isObject, type JsonObject } from '#openapi/json/json.ts';
import type { CollectionPart, PlannedCollection } from '#sandbox/plan/sandbox-plan.ts';
import { randomUuid } from '#sandbox/reply/random-names.ts';
import { mergePatch } from './merge-patch.ts';

/** Records of operations without a handler, by path of their collection. */
export type DescribedState = Record<string, { records: JsonObject[]; next: number }>;

/** The records that the description gives as examples. */
export function seedCollections(collections: readonly PlannedCollection[]): DescribedState {
	return Object.fromEntries(
		collections.map(({ path, seed, idProperty }) => {
			const numbers = seed.map((record) => Number(record[idProperty])).filter(Number.isSafeInteger);
			return [path, { records: [...seed], next: Math.min(MOST_COUNTED, Math.max(0, ...numbers) + 1) }];
		}),
	);
}

/** Ids are not counted on from larger ones: there would be no room for new ones. */
const MOST_COUNTED = 2 ** 52;

/** The result of a request: the record, or the response around records; `undefined` if the record does not exist; `exists` if it already does. */
type CollectionOutcome = { record: unknown } | 'exists' | undefined;

export interface CollectionRequest {
	part: CollectionPart;
	/** Values of the path. */
	path: Readonly<Record<string, unknown>>;
	body: unknown;
	/** Called with the record before it is changed; throws to prevent that. */
	before(record: JsonObject): Promise<void>;
}

/** Lists, creates, reads, changes or removes a record. Changes `state`. */
export async function workOnCollection(
	state: DescribedState,
	collection: PlannedCollection,
	{ part, path, body, before }: CollectionRequest,
): Promise<CollectionOutcome> {
	const store = state[collection.path] ?? { records: [], next: 1 };
	state[collection.path] = store;
	const { idProperty, readOnly } = collection;
	if (part.role === 'list') return { record: part.listIn === undefined ? store.records : { ...part.frame, [part.listIn]: store.records } };
	const sent = isObject(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => !readOnly.includes(name))) : {};
	const find = (id: unknown) => store.records.find((record) => String(record[idProperty]) === String(id));
	if (part.role === 'create') {
		const id = sent[idProperty] ?? newId(collection, store, find);
		const there = find(id);
		if (there && !(part.exampleIds?.includes(id) && isAsDescribed(there, collection))) return 'exists';
		const record = { [idProperty]: id, ...collection.template, ...sent, ...{ [idProperty]: id } };
		store.records = [...store.records.filter((other) => other !== there), record];
		return { record };
	}
	const old = find(part.parameter === undefined ? sent[idProperty] : path[part.parameter]);
	if (!old) return undefined;
	if (part.role === 'read') return { record: old };
	await before(old);
	const kept = Object.fromEntries(Object.entries(old).filter(([name]) => name === idProperty || readOnly.includes(name)));
	const changed: JsonObject | undefined =
		part.role === 'remove' ? undefined : { ...(part.role === 'merge' ? (mergePatch(old, sent) as JsonObject) : sent), ...kept };
	store.records = store.records.flatMap((record) => (record !== old ? [record] : changed ? [changed] : []));
	return { record: changed };
}

/** Whether nobody has changed a record yet. */
export function isAsDescribed(record: JsonObject, { seed }: PlannedCollection): boolean {
	const text = canonicalJson(record);
	return seed.some((described) => canonicalJson(described) === text);
}

function newId({ idKind, template, idProperty }: PlannedCollection, store: { next: number }, find: (id: unknown) => unknown): unknown {
	if (idKind === 'uuid') return randomUuid();
	let id = store.next++;
	while (find(id)) id = store.next++;
	return idKind === 'integer' || typeof template[idProperty] === 'number' ? id : String(id);
}
