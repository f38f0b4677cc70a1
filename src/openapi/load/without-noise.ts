import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { ownValue } from '#text/own-value.ts';
import { apiSchemaFaults as words } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';

/** Keys that any parameter may have, and those of all but body parameters in Swagger 2.0. */
const PARAMETER_KEYS = new Set(['name', 'in', 'description', 'required']);
const SWAGGER_KEYS = new Set(
	'type format items default enum allowEmptyValue collectionFormat minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems uniqueItems multipleOf'.split(
		' ',
	),
);

/** Keys that a way to sign in of each type has to have. */
const SCHEME_KEYS: Readonly<Record<string, readonly string[]>> = {
	apiKey: ['name', 'in'],
	http: ['scheme'],
	oauth2: ['flows'],
	openIdConnect: ['openIdConnectUrl'],
};

/**
 * The findings of the validator without false ones: if an object fits none of several shapes, it reports the faults for each shape, e.g. that `post`
 * is not allowed in a path, or that `apiKey` is no type. The remaining findings name the real fault; if none remains, one finding says that the place has no known shape.
 */
export function withoutNoise(findings: readonly ApiFinding[], description: JsonObject): ApiFinding[] {
	const isTrue = findings.filter((finding) => !isNoise(finding, description));
	const silenced = new Set(findings.filter((finding) => !isTrue.includes(finding)).map(({ pointer }) => faultyObject(pointer)));
	const said = (holder: Pointer) => isTrue.some(({ pointer }) => pointer === holder || pointer.startsWith(`${holder}/`));
	const left = [...silenced].filter((holder) => !said(holder) && ![...silenced].some((other) => other.startsWith(`${holder}/`)));
	return onePerPlace([...isTrue, ...left.flatMap((holder) => replacement(holder, description))]);
}

/** The object that a finding about one of its keys is about; of a path item the operation. */
const faultyObject = (pointer: Pointer): Pointer => (/^#\/paths\/[^/]+\/[^/]+$/.test(pointer) ? pointer : pointer.replace(/\/[^/]*$/, ''));

function isNoise({ pointer, text }: ApiFinding, description: JsonObject): boolean {
	const segments = segmentsOf(pointer);
	const [key = '', ...above] = segments.toReversed();
	const isStray = text.startsWith(words.unexpected(key));
	const isValue = text.startsWith(words.value(key));
	if (segments.length === 3 && segments[0] === 'paths') return isStray && HTTP_METHODS.includes(key) && isObject(valueAt(description, segments));
	if (above[1] === 'parameters' && /^\d+$/.test(above[0] ?? '')) {
		const place = valueAt(description, segments.with(-1, 'in'));
		const isPlace =
			typeof place === 'string' &&
			(description['swagger'] === undefined ? /^(?:path|query|header|cookie)$/ : /^(?:path|query|header|formData|body)$/).test(place);
		if (isValue && key === 'in') return isPlace;
		return isStray && isPlace && (PARAMETER_KEYS.has(key) || (description['swagger'] !== undefined && place !== 'body' && SWAGGER_KEYS.has(key)));
	}
	const isScheme = above[1] === 'securityDefinitions' || above[1] === 'securitySchemes';
	return isScheme && isValue && key === 'type' && ownValue(SCHEME_KEYS, String(valueAt(description, segments))) !== undefined;
}

/** The finding about an object without any other finding. */
function replacement(holder: Pointer, description: JsonObject): ApiFinding[] {
	const value = valueAt(description, segmentsOf(holder));
	const type = isObject(value) ? value['type'] : undefined;
	const needed = /\/(?:securityDefinitions|securitySchemes)\/[^/]+$/.test(holder) ? ownValue(SCHEME_KEYS, String(type)) : undefined;
	const missing = (needed ?? [])
		.map((key) => (key === 'flows' && description['swagger'] !== undefined ? 'flow' : key))
		.filter((key) => isObject(value) && !(key in value));
	if (missing.length > 0)
		return missing.map(
			(key): ApiFinding => ({ rule: 'api-schema', pointer: holder, text: words.missing(key), hint: `${words.missingHint(key)} ${words.reading}` }),
		);
	const name = segmentsOf(holder).at(-1) ?? words.description;
	return [{ rule: 'api-schema', pointer: holder, text: words.shape(name), hint: `${words.shapeHint} ${words.reading}` }];
}

/** Of several findings at one place the one that says most; of `schema` and `content`, one of which a parameter needs, the first. */
function onePerPlace(findings: readonly ApiFinding[]): ApiFinding[] {
	const places = Map.groupBy(findings, ({ pointer }) => pointer);
	return findings.filter((finding) => {
		const key = segmentsOf(finding.pointer).at(-1) ?? '';
		const others = (places.get(finding.pointer) ?? []).filter((other) => other !== finding);
		const has = (text: string) => others.some((other) => other.text.startsWith(text));
		if (finding.text.startsWith(words.shape(key))) return others.length === 0;
		if (finding.text.startsWith(words.type(key))) return !has(words.value(key));
		return !(finding.text === words.missing('content') && has(words.missing('schema')));
	});
}
