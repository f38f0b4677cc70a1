import { upgrade } from '@scalar/openapi-upgrader';
import type { ApiDocument, JsonObject } from '#openapi/json/json.ts';
import type { ApiFinding } from './findings.ts';

/**
 * Brings Swagger 2.0 and OpenAPI 3.0 to 3.1; 3.1 and 3.2 stay as they are, the model reads both. `description` must not be used afterwards.
 * When the upgrade fails, the description comes back unchanged with an error (rule `api-upgrade`): what is the same in all versions can still be read.
 */
export function upgradeDescription(description: JsonObject): { document: ApiDocument; findings: ApiFinding[] } {
	try {
		const upgraded: unknown = upgrade({ ...description }, '3.1');
		return { document: upgraded as ApiDocument, findings: [] };
	} catch {
		const text = 'Die Beschreibung lässt sich nicht auf OpenAPI 3.1 heben';
		return {
			document: description,
			findings: [
				{
					rule: 'api-upgrade',
					pointer: '#',
					text,
					hint: 'Beheben Sie zuerst die übrigen Befunde, oder liefern Sie die Beschreibung in OpenAPI 3.1.',
				},
			],
		};
	}
}

/**
 * The version of the specification as written (`2.0`, `3.0.3`), or `undefined` when this is no description that can be read. YAML without quotation
 * marks makes a number of it; that is understood.
 */
export function specificationOf(description: JsonObject): string | undefined {
	const written = description['openapi'] ?? description['swagger'];
	const version = written === 2 ? '2.0' : typeof written === 'number' ? String(written) : written;
	if (typeof version !== 'string') return undefined;
	return /^(2\.0|3\.[0-2](\.\d+)?)(-.*)?$/.test(version) ? version : undefined;
}
