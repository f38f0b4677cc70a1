import { entriesAt, isObject, type JsonObject, listAt, objectAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { fixedValuesLeft } from './fixed-values-left.ts';
import { fieldNamesAt } from './hidden-names.ts';
import { change, type Hiding, hide, withChanges } from './hiding.ts';
import { schemasHolding, targetBehind } from './schemas-at.ts';
import { UNREADABLE_TEXT, visibleValue } from './shown-value.ts';

/**
 * Removes the values of hidden fields from all examples, defaults, constants and lists of values whose schema hides them, and their names from the encoding of forms.
 * Texts that are not JSON cannot be searched; they are removed and reported (rule `api-reading`).
 */
export function hideInExamples(hiding: Hiding): ApiFinding[] {
	const findings: ApiFinding[] = [];
	visitObjects(hiding.description, (holder, pointerOf) => {
		if (hiding.gone.has(holder)) return;
		const clean = cleaner(hiding, findings, pointerOf);
		const isSchema = SCHEMA_SIGNS.some((key) => key in holder);
		// Without a schema, only names that are hidden everywhere are known.
		if (isObject(holder['schema']) || isObject(holder['itemSchema']) || !isSchema) cleanMedia(hiding, holder, clean);
		if (isSchema && VALUE_KEYS.some((key) => holder[key] !== undefined)) cleanOfSchema(hiding, holder, clean);
	});
	return findings;
}

/** Replaces the value at a key by the part that readers may see. */
type Clean = (holder: JsonObject, key: string, schemas: readonly unknown[]) => void;

function cleaner(hiding: Hiding, findings: ApiFinding[], pointerOf: () => Pointer): Clean {
	return (holder, key, schemas) => {
		const written = withChanges(hiding, holder)[key];
		if (written === undefined) return;
		const shown = visibleValue(hiding, written, schemas);
		if (typeof shown !== 'symbol') {
			if (JSON.stringify(shown.value) !== JSON.stringify(written)) change(hiding, holder, { [key]: shown.value });
			return;
		}
		if (shown === UNREADABLE_TEXT) findings.push({ rule: 'api-reading', pointer: pointerOf(), text: apiFaults.hiddenInText, hint: apiFaults.hiddenInTextHint });
		change(hiding, holder, { [key]: undefined });
	};
}

/** Examples of a media type, a parameter, a header; of a response in Swagger 2.0, by media type. */
function cleanMedia(hiding: Hiding, holder: JsonObject, clean: Clean): void {
	const { schema, itemSchema } = holder;
	const schemas = isObject(schema) ? [schema] : isObject(itemSchema) ? [{ type: 'array', items: itemSchema }] : [];
	for (const key of ['example', 'x-example']) clean(holder, key, schemas);
	for (const key of ['examples', 'x-examples'])
		for (const [name, written] of entriesAt(holder, key)) {
			const example = targetBehind(hiding, written);
			if (isObject(example) && ['value', 'dataValue', 'serializedValue'].some((part) => part in example)) {
				for (const part of ['value', 'dataValue', 'serializedValue']) clean(example, part, schemas);
			} else clean(objectAt(holder, key), name, schemas);
		}
	if (!isObject(holder['encoding'])) return;
	const { hidden } = fieldNamesAt(hiding, schemasHolding(hiding, schemas));
	if (hidden.size > 0) change(hiding, holder, { encoding: Object.fromEntries(entriesAt(holder, 'encoding').filter(([name]) => !hidden.has(name))) });
}

const VALUE_KEYS = ['example', 'x-example', 'examples', 'default', 'const', 'enum', 'properties', 'allOf', '$ref'];
const SCHEMA_SIGNS = ['type', 'properties', 'items', 'allOf', 'oneOf', 'anyOf', '$ref', 'additionalProperties', 'prefixItems'];

/** Values in a schema and the parts that apply with it. */
function cleanOfSchema(hiding: Hiding, schema: JsonObject, clean: Clean): void {
	if (isObject(schema['schema']) || 'in' in schema) return;
	for (const part of schemasHolding(hiding, [schema]).certain) {
		for (const key of ['example', 'x-example', 'default', 'const']) clean(part, key, [schema]);
		const shownOf = (value: unknown) => visibleValue(hiding, value, [schema]);
		change(
			hiding,
			part,
			fixedValuesLeft(withChanges(hiding, part), (value) => typeof shownOf(value) === 'symbol'),
		);
		for (const key of ['examples', 'enum']) {
			const written = listAt(withChanges(hiding, part), key);
			const shown = written.flatMap((value) => {
				const one = shownOf(value);
				return typeof one === 'symbol' ? [] : [one.value];
			});
			if (written.length > 0 && JSON.stringify(shown) !== JSON.stringify(written)) change(hiding, part, { [key]: shown });
		}
	}
}

/** Removes hidden fields and parameters from links, and callbacks to an address in a hidden field. */
export function hideInExpressions(hiding: Hiding): void {
	visitObjects(hiding.description, (operation) => {
		if (hiding.gone.has(operation) || !isObject(operation['responses'])) return;
		const sent = contentSchemas(hiding, targetBehind(hiding, operation['requestBody']));
		hideCallbacks(hiding, operation, { sent, received: [] });
		for (const [, response] of entriesAt(operation, 'responses')) {
			const answer = targetBehind(hiding, response);
			for (const [, entry] of isObject(answer) ? entriesAt(answer, 'links') : []) {
				const link = targetBehind(hiding, entry);
				if (isObject(link)) cleanLink(hiding, link, { sent, received: contentSchemas(hiding, answer) });
			}
		}
	});
}

function hideCallbacks(hiding: Hiding, operation: JsonObject, exchange: LinkExchange): void {
	for (const [, callback] of entriesAt(operation, 'callbacks'))
		for (const [expression, item] of entriesAt({ callback: targetBehind(hiding, callback) }, 'callback'))
			if (isHiddenExpression(hiding, expression, exchange)) hide(hiding, item);
}

interface LinkExchange {
	sent: unknown[];
	received: unknown[];
}

function cleanLink(hiding: Hiding, link: JsonObject, exchange: LinkExchange): void {
	const target = linkedOperation(hiding, link);
	const hidden = new Set(target === undefined ? [] : hiddenParameters(hiding, target));
	const left = entriesAt(link, 'parameters').filter(
		([name, value]) => !hidden.has(name.replace(/^(?:path|query|header|cookie)\./, '')) && !isHiddenExpression(hiding, value, exchange),
	);
	if (left.length < entriesAt(link, 'parameters').length) change(hiding, link, { parameters: Object.fromEntries(left) });
	const body = link['requestBody'];
	if (body === undefined) return;
	const schemas = target === undefined ? [] : contentSchemas(hiding, targetBehind(hiding, target['requestBody']));
	const shown = isHiddenExpression(hiding, body, exchange) ? undefined : visibleValue(hiding, body, schemas);
	change(hiding, link, { requestBody: typeof shown === 'object' ? shown.value : undefined });
}

function linkedOperation({ description, resolve }: Hiding, { operationId, operationRef }: JsonObject): JsonObject | undefined {
	let found: JsonObject | undefined;
	const target = typeof operationRef === 'string' ? resolve(operationRef) : undefined;
	if (target !== undefined) return 'value' in target && isObject(target.value) ? target.value : undefined;
	visitObjects(description, (value) => {
		if (value['operationId'] === operationId && isObject(value['responses'])) found ??= value;
	});
	return found;
}

function hiddenParameters(hiding: Hiding, operation: JsonObject): string[] {
	return listAt(operation, 'parameters').flatMap((written) => {
		const parameter = targetBehind(hiding, written);
		return isObject(parameter) && (hiding.gone.has(written) || hiding.gone.has(parameter)) ? [String(parameter['name'])] : [];
	});
}

function contentSchemas({ gone }: Hiding, holder: unknown): unknown[] {
	if (!isObject(holder)) return [];
	return entriesAt(holder, 'content').flatMap(([, media]) => (isObject(media) && !gone.has(media) ? [media['schema']] : []));
}

/** Whether a runtime expression (OpenAPI 3.2, 4.20.4) in a text leads to a hidden field. */
function isHiddenExpression(hiding: Hiding, text: unknown, { sent, received }: LinkExchange): boolean {
	if (typeof text !== 'string') return false;
	return [...text.matchAll(/\$(request|response)\.body#([^}]*)/g)].some(([, side, pointer = '']) =>
		isHiddenWay(hiding, pointer.split('/').slice(1), side === 'request' ? sent : received),
	);
}

/** Whether a field on a path into a value is hidden. Checks a value that consists of this path only. */
function isHiddenWay(hiding: Hiding, way: readonly string[], schemas: readonly unknown[]): boolean {
	const names = way.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
	const value = names.reduceRight<unknown>((inner, name) => (/^\d+$/.test(name) ? [inner] : { [name]: inner }), null);
	const shown = visibleValue(hiding, value, schemas);
	return typeof shown === 'symbol' || JSON.stringify(shown.value) !== JSON.stringify(value);
}
