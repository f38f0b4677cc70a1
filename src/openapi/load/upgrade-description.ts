import { upgrade } from '@scalar/openapi-upgrader';
import { type ApiDocument, entriesAt, isObject, type JsonObject, listAt, objectAt } from '#openapi/json/json.ts';
import { isFormType, isMultipartType } from '#openapi/json/media-type.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { formInPlace } from './form-in-place.ts';

/**
 * Upgrades Swagger 2.0 and OpenAPI 3.0 to 3.1; 3.1 and 3.2 stay as they are, because the model reads both. Do not use `description` afterwards.
 * If the upgrade fails, returns the description unchanged with an error (rule `api-upgrade`): what is the same in all versions can still be read.
 */
export function upgradeDescription(description: JsonObject): { document: ApiDocument; findings: ApiFinding[] } {
	try {
		const isSwagger = description['swagger'] !== undefined;
		const upgraded = upgrade(isSwagger ? formInPlace(description) : { ...description }, '3.1') as ApiDocument;
		return { document: isSwagger ? withNeededForms(upgraded) : upgraded, findings: [] };
	} catch {
		return {
			document: description,
			findings: [
				{
					rule: 'api-upgrade',
					pointer: '#',
					text: apiFaults.notUpgraded,
					hint: apiFaults.notUpgradedHint,
				},
			],
		};
	}
}

/** In Swagger 2.0, a form with a required field is required; the upgrade marks only the field. A body of another type says so itself. */
function withNeededForms(document: ApiDocument): ApiDocument {
	const mended = (operation: unknown): unknown => {
		const body = isObject(operation) ? operation['requestBody'] : undefined;
		if (!isObject(operation) || !isObject(body) || 'required' in body) return operation;
		const isNeeded = entriesAt(body, 'content').some(
			([type, media]) => (isFormType(type) || isMultipartType(type)) && isObject(media) && listAt(objectAt(media, 'schema'), 'required').length > 0,
		);
		return isNeeded ? { ...operation, requestBody: { ...body, required: true } } : operation;
	};
	const inItem = (item: unknown) => (isObject(item) ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key, mended(value)])) : item);
	return { ...document, paths: Object.fromEntries(Object.entries(objectAt(document, 'paths')).map(([path, item]) => [path, inItem(item)])) };
}

/**
 * The version of the specification as written (`2.0`, `3.0.3`); `undefined` if the description cannot be read. Without quotation
 * marks, YAML makes it a number, which is accepted.
 */
export function specificationOf(description: JsonObject): string | undefined {
	const written = description['openapi'] ?? description['swagger'];
	const version = typeof written === 'number' ? (Number.isInteger(written) ? `${written}.0` : String(written)) : written;
	if (typeof version !== 'string') return undefined;
	return /^(2\.0|3\.[0-2](\.\d+)?)(-.*)?$/.test(version) ? version : undefined;
}
