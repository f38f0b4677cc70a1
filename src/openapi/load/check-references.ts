import { followReferences } from '#openapi/json/follow-references.ts';
import { type ApiDocument, entriesAt, isObject, type JsonObject, listAt, objectAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { createResolver, type Resolver } from '#openapi/json/resolver.ts';
import { visitObjects, visitReferences } from '#openapi/json/visit-references.ts';
import { apiFaults } from '#words/api-faults.ts';
import { type BundleSources, namesAddress, withNameInFull } from './bundle-references.ts';
import type { ApiFinding } from './findings.ts';
import { mappedSchema } from './unused-components.ts';

/**
 * Finds references that lead nowhere (rule `api-reference`), in a circle (`api-reference-circle`), or to other documents, which are not followed
 * (`api-remote-reference`). Values of examples and the like are not references; targets in the mapping of a discriminator are.
 */
export function checkReferences(document: ApiDocument, parts?: Pick<BundleSources, 'address' | 'absent'>): ApiFinding[] {
	const resolve = createResolver(document);
	const findings: ApiFinding[] = [];

	visitReferences(document, (ref, pointerOf) => {
		const target = resolve(ref);
		if ('value' in target) {
			if (followReferences(resolve, target, addsNothing).isCircle || takesItselfIn(resolve, target.pointer, pointerOf()))
				findings.push({
					rule: 'api-reference-circle',
					pointer: pointerOf(),
					text: apiFaults.circle(ref),
					hint: apiFaults.circleHint,
				});
		} else findings.push(absentFile(ref, pointerOf(), parts) ?? unresolved(ref, pointerOf(), target.unresolved));
	});
	visitObjects(document, (schema, pointerOf) => {
		for (const [value, target] of entriesAt(objectAt(schema, 'discriminator'), 'mapping')) {
			if (typeof target !== 'string' || mappedSchema(target, resolve) !== undefined) continue;
			const kind = namesAddress(target) && !target.startsWith('#') ? 'remote' : 'missing';
			findings.push(unresolved(target, pointerTo(pointerOf(), 'discriminator', 'mapping', value), kind));
		}
	});
	return findings;
}

/** The finding for a reference to a missing file. */
function absentFile(ref: string, pointer: Pointer, parts: Pick<BundleSources, 'address' | 'absent'> | undefined): ApiFinding | undefined {
	const url = parts && URL.parse(withNameInFull(ref), parts.address);
	if (!url) return undefined;
	url.hash = '';
	if (!parts.absent?.has(url.href)) return undefined;
	return { rule: 'api-remote-reference', pointer, text: apiFaults.noPart(ref), hint: apiFaults.noPartHint(parts.absent.get(url.href)) };
}

function unresolved(ref: string, pointer: Pointer, kind: 'missing' | 'remote'): ApiFinding {
	if (kind === 'missing') return { rule: 'api-reference', pointer, text: apiFaults.nowhere(ref), hint: apiFaults.nowhereHint };
	const hint = /^(?!https?:)/i.test(ref) ? apiFaults.localHint : apiFaults.remoteHint;
	return { rule: 'api-remote-reference', pointer, text: apiFaults.elsewhere(ref), hint };
}

/** Whether a reference in the `allOf` of a schema leads back to that schema, directly or through the `allOf` of others: it then adds nothing. */
function takesItselfIn(resolve: Resolver, target: Pointer, place: Pointer): boolean {
	const owner = /^(.*)\/allOf\/\d+$/.exec(place)?.[1];
	if (owner === undefined) return false;
	const seen = new Set<Pointer>();
	const open = [target];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (next === owner) return true;
		if (seen.has(next)) continue;
		seen.add(next);
		const found = resolve(next);
		if (!('value' in found) || !isObject(found.value)) continue;
		for (const part of [found.value, ...listAt(found.value, 'allOf')]) {
			const inner = isObject(part) && typeof part['$ref'] === 'string' ? resolve(part['$ref']) : undefined;
			if (inner && 'value' in inner) open.push(inner.pointer);
		}
	}
	return false;
}

/** Keys beside a reference that add nothing to it. */
const REFERENCE_KEYS = new Set(['$ref', 'summary', 'description', 'title']);

const addsNothing = (holder: JsonObject): boolean => Object.keys(holder).every((key) => REFERENCE_KEYS.has(key));
