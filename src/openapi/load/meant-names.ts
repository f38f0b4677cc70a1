import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { isObject, type JsonObject } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { keySlip } from './key-slips.ts';

interface NamedEntries {
	named: JsonObject;
	/** Names that are read differently. */
	findings: { name: string; text: string; hint: string }[];
}

interface MapPlace {
	/** The key of the map, or `PATH_ITEM`. */
	above: string;
	/** Whether a path may name servers: in Swagger 2.0 it may not. */
	hasServers: boolean;
	/** Follows the references of the description. */
	resolve: Resolver;
}

/**
 * The entries of a map under their intended names. If the intended path also exists, correctly or by another slip, the two are merged unless that would change
 * what one of them says, because nobody can know which one is meant.
 */
export function underMeantNames(entries: readonly (readonly [string, unknown])[], { above, hasServers, resolve }: MapPlace): NamedEntries {
	const asWritten = new Map(entries);
	const read = new Map<string, unknown>();
	const addresses = new Map<string, string | undefined>();
	const findings: NamedEntries['findings'] = [];
	for (const [name, written] of entries) {
		const slip = keySlip(above, [name, written], resolve);
		const rivals = slip === undefined ? [] : [read, asWritten].filter((map) => map.has(slip.meant)).map((map) => map.get(slip.meant));
		const isOnSameServer = hasServers || rivals.length === 0 || addresses.get(slip?.meant ?? name) === slip?.address;
		const isRead = slip !== undefined && isOnSameServer && rivals.every((rival) => above === 'paths' && areOnePath(rival, written));
		if (isRead) findings.push({ name, text: slip.text, hint: slip.hint });
		const key = isRead ? slip.meant : name;
		const value = isRead && hasServers && slip.address !== undefined && isObject(written) ? { servers: [{ url: slip.address }], ...written } : written;
		const there = read.get(key);
		read.set(key, isObject(there) && isObject(value) ? { ...serversInside(there), ...serversInside(value) } : value);
		if (isRead) addresses.set(key, slip.address);
	}
	return { named: Object.fromEntries(read), findings };
}

/** Keys of a path item that hold operations elsewhere, or more of them. */
const MORE_OPERATIONS = new Set(['$ref', 'additionalOperations']);

/** Whether two path items have no operation in common, and say the same of all of their operations; of servers each operation can say its own. */
function areOnePath(one: unknown, other: unknown): boolean {
	if (!isObject(one) || !isObject(other)) return false;
	return Object.keys({ ...one, ...other }).every((key) => {
		if (HTTP_METHODS.includes(key) || key.startsWith('x-')) return !(Object.hasOwn(one, key) && Object.hasOwn(other, key));
		return key === 'servers' || (!MORE_OPERATIONS.has(key) && canonicalJson(one[key]) === canonicalJson(other[key]));
	});
}

/** A path item whose operations name its servers themselves. */
function serversInside({ servers, ...item }: JsonObject): JsonObject {
	if (servers === undefined) return item;
	const entries = Object.entries(item).map(([key, value]) => [key, HTTP_METHODS.includes(key) && isObject(value) ? { servers, ...value } : value]);
	return Object.fromEntries(entries);
}
