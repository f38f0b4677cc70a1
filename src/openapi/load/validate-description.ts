import { validate } from '@scalar/openapi-validator';
import type { JsonObject } from '#openapi/json/json.ts';
import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import type { ApiFinding } from './findings.ts';
import { SEE, validationWords } from './validation-words.ts';

/**
 * Checks a parsed description (Swagger 2.0, OpenAPI 3.0, 3.1, 3.2) against the schema of its version. References are not followed here.
 * @returns errors of the rule `api-schema`; none when the description is valid.
 */
export function validateDescription(description: JsonObject): ApiFinding[] {
	const { valid, errors } = validate({ ...description });
	if (valid) return [];
	return errors.map((error): ApiFinding => {
		const pointer = `#${Array.isArray(error.path) ? error.path.map((segment) => `/${segment}`).join('') : (error.path ?? '')}`;
		const segments = segmentsOf(pointer);
		const words = validationWords(error.message, segments.at(-1) ?? 'Beschreibung') ?? { text: 'Die Stelle entspricht nicht der Spezifikation', hint: SEE };
		const value = valueAt(description, segments);
		return { rule: 'api-schema', pointer, text: isShort(value) ? `${words.text}: ${JSON.stringify(value)}` : words.text, hint: words.hint };
	});
}

/** Values that a message can show. */
function isShort(value: unknown): boolean {
	return (typeof value === 'string' && value.length <= 60) || typeof value === 'number' || typeof value === 'boolean' || value === null;
}
