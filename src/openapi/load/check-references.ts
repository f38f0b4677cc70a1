import { followReferences } from '#openapi/json/follow-references.ts';
import { type ApiDocument, isObject, type JsonObject, listAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver, type Resolver } from '#openapi/json/resolver.ts';
import { visitReferences } from '#openapi/json/visit-references.ts';
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
					text: `Der Verweis „${ref}“ führt im Kreis`,
					hint: 'Am Ende einer Kette von Verweisen muss ein Schema stehen.',
				});
		} else if (target.unresolved === 'missing') {
			findings.push({
				rule: 'api-reference',
				pointer: pointerOf(),
				text: `Der Verweis „${ref}“ führt ins Leere`,
				hint: 'Prüfen Sie die Schreibweise, oder ergänzen Sie den Baustein unter components.',
			});
		} else {
			const hint = /^(?!https?:)/i.test(ref) ? LOCAL_HINT : REMOTE_HINT;
			findings.push({
				rule: 'api-remote-reference',
				pointer: pointerOf(),
				text: `Der Verweis „${ref}“ führt in ein anderes Dokument und wird nicht verfolgt`,
				hint,
			});
		}
	});
	return findings;
}

const REMOTE_HINT =
	'Erlauben Sie die Adresse mit „api.remoteReferences“ in site.config.ts und holen Sie die Beschreibung mit „npm run api:pull“, oder fügen Sie alle Teile zu einer Datei zusammen.';
const LOCAL_HINT =
	'Gelesen werden Dateien (JSON, YAML; wo ein Text steht, auch reiner Text) im Ordner der Beschreibung, in dem eine Ebene darüber, wenn er nicht der Ordner der Website ist, und darunter, nie in „node_modules“ und in Ordnern, deren Name mit einem Punkt beginnt; bei einer geholten Beschreibung („api.source“) keine Dateien, sondern beim Holen nur Adressen, die „api.remoteReferences“ in site.config.ts erlaubt.';

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
const WORDS = new Set(['$ref', 'summary', 'description', 'title']);

const addsNothing = (holder: JsonObject): boolean => Object.keys(holder).every((key) => WORDS.has(key));
