import { type ApiDocument, isObject } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { isData, isNamed } from '#openapi/json/reference-places.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { Finding } from './findings.ts';

/**
 * Finds references that lead nowhere (errors of the rule `api-reference`), in a circle (`api-reference-circle`), or to other documents, which are
 * not followed (warnings of the rule `api-remote-reference`). Values of examples and the like are no references.
 */
export function checkReferences(document: ApiDocument): Finding[] {
	const resolve = createResolver(document);
	const findings: Finding[] = [];

	const circles = (ref: string): boolean => {
		const seen = new Set<Pointer>();
		for (let target = resolve(ref); 'value' in target && isObject(target.value); target = resolve(target.value['$ref'])) {
			if (seen.has(target.pointer)) return true;
			seen.add(target.pointer);
			if (typeof target.value['$ref'] !== 'string' || Object.keys(target.value).some((key) => !WORDS.has(key))) return false;
		}
		return false;
	};
	const check = (ref: string, pointer: Pointer) => {
		const target = resolve(ref);
		if ('value' in target) {
			if (circles(ref))
				findings.push({
					rule: 'api-reference-circle',
					severity: 'warning',
					pointer,
					text: `Der Verweis „${ref}“ führt im Kreis`,
					hint: 'Am Ende einer Kette von Verweisen muss ein Schema stehen.',
				});
		} else if (target.unresolved === 'missing') {
			findings.push({
				rule: 'api-reference',
				severity: 'error',
				pointer,
				text: `Der Verweis „${ref}“ führt ins Leere`,
				hint: 'Prüfen Sie die Schreibweise, oder ergänzen Sie den Baustein unter components.',
			});
		} else {
			const hint = /^(?!https?:)/i.test(ref) ? LOCAL_HINT : REMOTE_HINT;
			findings.push({
				rule: 'api-remote-reference',
				severity: 'warning',
				pointer,
				text: `Der Verweis „${ref}“ führt in ein anderes Dokument und wird nicht verfolgt`,
				hint,
			});
		}
	};
	const visit = (value: unknown, pointer: Pointer, named: boolean): void => {
		if (Array.isArray(value)) {
			value.forEach((item, index) => {
				visit(item, pointerTo(pointer, index), false);
			});
		}
		if (!isObject(value)) return;
		const ref = value['$ref'];
		if (!named && typeof ref === 'string') check(ref, pointer);
		for (const [key, child] of Object.entries(value)) {
			if (named) visit(child, pointerTo(pointer, key), false);
			else if (!isData(key, child)) visit(child, pointerTo(pointer, key), isNamed(key));
		}
	};
	visit(document, '#', false);
	return findings;
}

const REMOTE_HINT =
	'Erlauben Sie die Adresse mit „api.remoteReferences“ in site.config.ts und holen Sie die Beschreibung mit „npm run api:pull“, oder fügen Sie alle Teile zu einer Datei zusammen.';
const LOCAL_HINT =
	'Gelesen werden Dateien (JSON, YAML) im Ordner der Beschreibung und darunter; in einer geholten Beschreibung nur Adressen, die „api.remoteReferences“ in site.config.ts erlaubt.';

/** What may stand beside a reference without adding anything to it. */
const WORDS = new Set(['$ref', 'summary', 'description', 'title']);
