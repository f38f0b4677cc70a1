import { validate } from '@scalar/openapi-validator';
import type { JsonObject } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { apiSchemaFaults as words } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { validationWords } from './validation-words.ts';
import { withoutNoise } from './without-noise.ts';

/**
 * Checks a parsed description (Swagger 2.0, OpenAPI 3.0, 3.1, 3.2) against the schema of its version. References are not followed here.
 * A link may have a server (Link Object) and a callback extensions (Callback Object); the schema of the validator does not know them.
 * @returns findings of the rule `api-schema`, each with how the place is read; none when the description is valid.
 */
export function validateDescription(description: JsonObject): ApiFinding[] {
	const { valid, errors } = validate({ ...description });
	if (valid) return [];
	const findings = withoutRepetition(
		errors.map((error): ApiFinding => {
			const pointer = `#${Array.isArray(error.path) ? error.path.map((segment) => `/${segment}`).join('') : (error.path ?? '')}`;
			const segments = segmentsOf(pointer);
			const said = validationWords(error.message, segments.at(-1) ?? words.description) ?? { text: words.other, hint: words.see };
			const value = valueAt(description, segments);
			const text = isShowable(value) ? `${said.text}: ${JSON.stringify(value)}` : said.text;
			// A key that does not belong there has a line of its own.
			const stray = /^Property (.*) is not expected to be here/.exec(error.message)?.[1];
			const place = stray === undefined ? pointer : pointerTo(pointer, stray);
			return { rule: 'api-schema', pointer: place, text, hint: `${said.hint} ${readingOf(segments, value)}` };
		}),
	).filter(({ pointer, text }) => !(/\/links\/[^/]+\/server$/.test(pointer) && text === words.unexpected('server')) && !EXTENSION_OF_CALLBACK.test(pointer));
	return withoutNoise(findings, description);
}

const EXTENSION_OF_CALLBACK = /\/callbacks\/[^/]+\/x-[^/]*$/;

/** How a place with a fault is read. */
function readingOf(segments: readonly string[], value: unknown): string {
	return segments.at(-1) === 'type' && (value === 'null' || Array.isArray(value)) ? words.readAs31 : words.reading;
}

const ALTERNATIVES = ['components', 'webhooks'];

/** One of `paths`, `components` and `webhooks` is enough, so only one finding says that all are missing. */
function withoutRepetition(findings: readonly ApiFinding[]): ApiFinding[] {
	const isAlternative = ({ pointer, text }: ApiFinding) => pointer === '#' && ALTERNATIVES.some((name) => text === words.missing(name));
	return findings.some(({ pointer, text }) => pointer === '#' && text === words.missing('paths'))
		? findings.filter((finding) => !isAlternative(finding))
		: [...findings];
}

/** Values that a message can show. */
function isShowable(value: unknown): boolean {
	return (typeof value === 'string' && value.length <= 60) || typeof value === 'number' || typeof value === 'boolean' || value === null;
}
