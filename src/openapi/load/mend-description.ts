import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import { isData, isNamed } from '#openapi/json/visit-references.ts';
import { apiReadings } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { PATH_ITEM } from './key-slips.ts';
import { underMeantNames } from './meant-names.ts';
import type { Mend, ValuePlace } from './mend.ts';
import { mendRoot } from './mend-root.ts';
import { PARAMETER_MENDS } from './parameter-mends.ts';
import { SCHEMA_MENDS } from './schema-mends.ts';
import { specificationOf } from './upgrade-description.ts';

/**
 * Corrects slips that have only one possible meaning and would otherwise lose something: a path without its slash,
 * a media type whose value is `null`, a field that is only the name of a type, a string instead of a list … Each is reported with its reading.
 */
export function mendDescription(written: JsonObject): { value: JsonObject; findings: ApiFinding[] } {
	const { value: description, findings } = mendRoot(written);
	const context = { resolve: createResolver(description), hasServers: specificationOf(description)?.startsWith('3') === true };
	const mend = (asWritten: unknown, at: ValuePlace): unknown => {
		if (isData(at.key, asWritten)) return asWritten;
		let [value, place] = [asWritten, at];
		for (const rule of MENDS) {
			const reading = rule({ ...place, value, description });
			if (reading === undefined) continue;
			findings.push({ rule: 'api-reading', pointer: place.pointer, text: reading.text, hint: apiReadings.mendHint });
			value = reading.value;
			if (reading.through !== undefined) place = { ...place, inside: [...place.inside, reading.through] };
		}
		return walk(value, place);
	};
	const walk = (value: unknown, { key, parent, pointer, isCondition, inside }: ValuePlace): unknown => {
		if (isData(key, value)) return value;
		if (Array.isArray(value)) return value.map((item, index) => mend(item, { key: '', parent: key, pointer: pointerTo(pointer, index), isCondition, inside }));
		if (!isObject(value)) return value;
		// Below free names a key has no meaning: a field may be called `tags`.
		const above = isNamed(key) && parent !== 'properties' ? key : '';
		const entries = Object.entries(value).flatMap(([name, child]): [string, unknown][] => {
			const inner = pointerTo(pointer, name);
			const astray = above === 'paths' ? noPath(name, child) : undefined;
			if (astray !== undefined) {
				findings.push({ ...astray, pointer: inner });
				return [];
			}
			const names = above === '' ? { key: name, parent: '' } : { key: '', parent: above };
			return [[name, mend(child, { ...names, pointer: inner, isCondition: isCondition || names.key === 'not' || names.key === 'if', inside })]];
		});
		const isItem = key === '' && (parent === 'paths' || parent === 'webhooks' || parent === 'pathItems');
		const { named, findings: slips } = underMeantNames(entries, { ...context, above: isItem ? PATH_ITEM : above });
		findings.push(...slips.map(({ name, ...slip }): ApiFinding => ({ rule: 'api-reading', pointer: pointerTo(pointer, name), ...slip })));
		return named;
	};
	return { value: walk(description, { key: '', parent: '', pointer: '#', isCondition: false, inside: [] }) as JsonObject, findings };
}

/** Whether a response stands at a place, and no extension beside the responses. */
const isResponse = (parent: string, pointer: Pointer): boolean => parent === 'responses' && !segmentsOf(pointer).at(-1)?.startsWith('x-');

/** A reference among the paths that leads to no entries here. */
function noPath(name: string, value: unknown): Pick<ApiFinding, 'rule' | 'text' | 'hint'> | undefined {
	if (name !== '$ref' || typeof value !== 'string') return undefined;
	return { rule: 'api-reference', text: apiReadings.pathsElsewhere(value), hint: apiReadings.pathsElsewhereHint };
}

/** Keys whose value is a list; a single value is read as a list of one. */
const LISTS = new Set(['tags', 'required', 'servers', 'security', 'allOf', 'oneOf', 'anyOf', 'parameters', 'consumes', 'produces', 'schemes']);

/** Tags with unique names: what the first leaves out is taken from the others, and all descriptions are joined. */
function mergeTags(tags: readonly unknown[]): unknown[] {
	const byName = new Map<unknown, unknown>();
	for (const tag of tags) {
		const name = isObject(tag) ? tag['name'] : tag;
		const first = byName.get(name);
		byName.set(name, isObject(first) && isObject(tag) ? { ...tag, ...first, ...bothDescriptions(first, tag) } : (first ?? tag));
	}
	return [...byName.values()];
}

function bothDescriptions({ description: said }: JsonObject, { description }: JsonObject): JsonObject {
	if (typeof said !== 'string' || typeof description !== 'string') return {};
	return { description: said.includes(description) ? said : `${said}\n\n${description}` };
}

/** Removes the indentation that all lines of a text share. */
function flushLeft(text: string): string {
	const indents = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (/^ */.exec(line)?.[0].length ?? 0)));
	return indents.length === 0 ? text : text.replaceAll(new RegExp(`^ {${Math.min(...indents)}}`, 'gm'), '');
}

const MENDS: readonly Mend[] = [
	({ key, value }) => {
		// Indented as in the source code that it comes from. In Markdown that would be code.
		if (key !== 'description' || typeof value !== 'string' || !/^\n* {4}[\s\S]*\n/.test(value)) return undefined;
		const text = flushLeft(value);
		return /^\n* {4}/.test(text) || text === value ? undefined : { value: text, text: apiReadings.movedText };
	},
	({ key, value, description, inside }) => {
		if (!isNamed(key) || !isObject(value) || typeof value['$ref'] !== 'string' || inside.includes(value['$ref'])) return undefined;
		const { $ref: through, ...beside } = value;
		const target = through.startsWith('#/') ? valueAt(description, segmentsOf(through)) : undefined;
		if (!isObject(target)) return undefined;
		const text = apiReadings.entriesElsewhere(key);
		return { value: { ...target, ...beside }, text, through };
	},
	...PARAMETER_MENDS,
	...SCHEMA_MENDS,
	({ parent, value }) =>
		parent === 'content' && (value === null || typeof value !== 'object')
			? {
					value: {},
					text: value === null ? apiReadings.emptyMedia : apiReadings.valueAsMedia,
				}
			: undefined,
	({ parent, pointer, value }) => (isResponse(parent, pointer) && value === null ? { value: {}, text: apiReadings.emptyResponse } : undefined),
	({ parent, pointer, value }) =>
		isResponse(parent, pointer) && typeof value === 'string' ? { value: { description: value }, text: apiReadings.textAsResponse } : undefined,
	({ key, value }) => {
		if (!LISTS.has(key) || value === null || value === undefined || Array.isArray(value)) return undefined;
		if (isObject(value)) {
			// Components, and `required` or `tags` of a schema's fields, are maps.
			if (key === 'parameters' || key === 'required' || key === 'tags') return undefined;
			return { value: [value], text: apiReadings.noList(key) };
		}
		return typeof value === 'string' ? { value: [value], text: apiReadings.noList(key) } : undefined;
	},
	({ key, value, description }) => {
		if (key !== 'tags' || value !== description['tags'] || !Array.isArray(value)) return undefined;
		const merged = mergeTags(value);
		return merged.length === value.length ? undefined : { value: merged, text: apiReadings.sameTags };
	},
	({ parent, value }) =>
		parent === 'servers' && isObject(value) && typeof value['url'] === 'string' && value['url'].trim() === '' && typeof value['description'] === 'string'
			? { value: { ...value, url: '/' }, text: apiReadings.noAddress }
			: undefined,
	({ parent, value }) => (parent === 'servers' && typeof value === 'string' ? { value: { url: value }, text: apiReadings.textAsServer } : undefined),
];
