import { followReferences } from '#openapi/json/follow-references.ts';
import { type ApiDocument, isObject, type JsonObject, listAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver, type Resolver } from '#openapi/json/resolver.ts';
import { visitReferences } from '#openapi/json/visit-references.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';

/**
 * Finds references that lead nowhere (errors of the rule `api-reference`), in a circle (`api-reference-circle`), or to other documents, which are
 * not followed (warnings of the rule `api-remote-reference`). Values of examples and the like are no references.
 */
export function checkReferences(document: ApiDocument): ApiFinding[] {
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
		} else if (target.unresolved === 'missing') {
			findings.push({
				rule: 'api-reference',
				pointer: pointerOf(),
				text: apiFaults.nowhere(ref),
				hint: apiFaults.nowhereHint,
			});
		} else {
			const hint = /^(?!https?:)/i.test(ref) ? apiFaults.localHint : apiFaults.remoteHint;
			findings.push({
				rule: 'api-remote-reference',
				pointer: pointerOf(),
				text: apiFaults.elsewhere(ref),
				hint,
			});
		}
	});
	return findings;
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

/** What may stand beside a reference without adding anything to it. */
const REFERENCE_KEYS = new Set(['$ref', 'summary', 'description', 'title']);

const addsNothing = (holder: JsonObject): boolean => Object.keys(holder).every((key) => REFERENCE_KEYS.has(key));
