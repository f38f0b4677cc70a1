import { entriesAt, isObject, type JsonObject, objectAt } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import { isData, isNamed, visitObjects } from '#openapi/json/visit-references.ts';
import type { ApiFinding } from './findings.ts';
import { namesOnlyHidden } from './hidden-names.ts';
import { hideDependents, markedParts } from './hidden-parts.ts';
import { hideInExamples, hideInExpressions } from './hide-examples.ts';
import { hideNames } from './hide-fields.ts';
import { hideMentions } from './hide-mentions.ts';
import { change, type Hiding, hide, REFERRING_KEYS } from './hiding.ts';

/**
 * A description without everything marked as internal: operations, paths, parameters, fields, schemas, tags with their operations; whatever refers to such a part
 * (`hidden-parts.ts`) or names it (`hide-mentions.ts`, `hide-fields.ts`); what only such parts used (`unused-components.ts`); and the values of hidden fields in examples
 * (`hide-examples.ts`). Returns the same object if nothing is marked, and does not change it.
 */
export function hideInternal(description: JsonObject): { value: JsonObject; findings: ApiFinding[] } {
	const marked = markedParts(description);
	if (marked.length === 0) return { value: description, findings: [] };
	const hiding: Hiding = { description, resolve: createResolver(description), gone: new Set(), changes: new Map(), hiddenOnly: new Set() };
	for (const part of marked) hide(hiding, part);
	hideDependents(hiding);
	hideVariables(hiding);
	hideInExpressions(hiding);
	hideDependents(hiding);
	const findings = hideMentions(hiding);
	for (const name of namesOnlyHidden(hiding)) hiding.hiddenOnly.add(name);
	findings.push(...hideInExamples(hiding));
	hideNames(hiding);
	return { value: shownDescription(hiding), findings };
}

/** Replaces a hidden variable in an address by its default; without one there is no address, and the server is hidden. */
function hideVariables(hiding: Hiding): void {
	visitObjects(hiding.description, (server) => {
		const { url } = server;
		const hidden = entriesAt(server, 'variables').filter(([, variable]) => hiding.gone.has(variable));
		if (typeof url !== 'string' || hidden.length === 0) return;
		const defaults = hidden.flatMap(([name, variable]): [string, unknown][] => (isObject(variable) ? [[name, variable['default']]] : []));
		if (defaults.some(([, value]) => value === undefined || value === null)) {
			hide(hiding, server);
			return;
		}
		const filled = defaults.reduce((address, [name, value]) => address.replaceAll(`{${name}}`, () => String(value)), url);
		const left = Object.fromEntries(entriesAt(server, 'variables').filter(([, variable]) => !hiding.gone.has(variable)));
		change(hiding, server, { url: filled, variables: left });
	});
}

function shownDescription({ description, gone, changes, resolve }: Hiding): JsonObject {
	const copy = (value: unknown, key: string, named: boolean): unknown => {
		if (Array.isArray(value)) return key === 'prefixItems' ? inPlaces(value) : value.flatMap((item) => (gone.has(item) ? [] : [copy(item, '', false)]));
		if (!isObject(value)) return value;
		const shown = changes.get(value) ?? value;
		const entries = Object.entries(shown).flatMap(([name, child]): [string, unknown][] => {
			if (gone.has(child) || (name === 'then' && !named && gone.has(shown['if'])) || (name === 'else' && !named && gone.has(shown['if']))) return [];
			if (!named && REFERRING_KEYS.includes(name) && typeof child === 'string') return [[name, moved(child)]];
			if (!named && isData(name, child) && !name.startsWith('x-')) return [[name, child]];
			const copied = copy(child, name, !named && isNamed(name));
			return !named && NEVER_EMPTY.has(name) && Array.isArray(copied) && copied.length === 0 && !isEmptyList(child) ? [] : [[name, copied]];
		});
		return Object.fromEntries(entries);
	};
	/** Entries of a tuple keep their places; a hidden one may be anything. */
	const inPlaces = (items: readonly unknown[]) => items.map((item) => (gone.has(item) ? {} : copy(item, '', false)));
	/** References into a list count the remaining entries. */
	const moved = (ref: string): string => {
		if (!/^#.*\/\d+(?:\/|$)/.test(ref)) return ref;
		const target = resolve(ref);
		if (!('pointer' in target)) return ref;
		let around: unknown = description;
		const way = segmentsOf(target.pointer).map((segment) => {
			const list = around;
			around = Array.isArray(list) ? list[Number(segment)] : isObject(list) ? list[segment] : undefined;
			return Array.isArray(list) ? String(list.slice(0, Number(segment)).filter((item) => !gone.has(item)).length) : segment;
		});
		return pointerTo('#', ...way);
	};
	return objectAt({ shown: copy(description, '', false) }, 'shown');
}

/** Lists that change their meaning, or become invalid, if they are empty. */
const NEVER_EMPTY = new Set(['allOf', 'anyOf', 'oneOf', 'required']);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
