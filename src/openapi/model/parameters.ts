import { entriesAt, flagAt, listAt, textAt } from '#openapi/json/json.ts';
import { pointerTo } from '#openapi/json/pointer.ts';
import { mediaTypesOf } from './content.ts';
import type { Header, Parameter, ParameterPlace } from './message.ts';
import type { Reader, Written } from './reader.ts';
import { readValue } from './value.ts';

/** All places of parameters, in the order of the page. */
export const PARAMETER_PLACES: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/** The parameters of an operation by place. Those of the operation replace those of its path with the same name and place. */
export function parametersOf(reader: Reader, owners: readonly Written[]): Record<ParameterPlace, Parameter[]> {
	const byKey = new Map<string, Parameter>();
	for (const { value, pointer } of owners) {
		for (const [index, written] of listAt(value, 'parameters').entries()) {
			const found = reader.follow(pointerTo(pointer, 'parameters', index), written);
			const parameter = found && parameterOf(reader, found);
			if (parameter) byKey.set(`${parameter.place} ${parameter.name}`, parameter);
		}
	}
	const at = (place: ParameterPlace) => [...byKey.values()].filter((parameter) => parameter.place === place);
	return { path: at('path'), query: at('query'), querystring: at('querystring'), header: at('header'), cookie: at('cookie') };
}

/** Names in braces of a path that no parameter describes: requests need a value for each, so they are read as required texts. */
export function impliedParameters(
	reader: Reader,
	{ value, pointer }: Written,
	{ path, described }: { path: string; described: readonly Parameter[] },
): Parameter[] {
	const known = new Set(described.map(({ name }) => bareName(name)));
	const names = [...path.matchAll(/\{([\w.-]+)\}/g)].map(([, name = '']) => name).filter((name) => !known.has(bareName(name)));
	return [...new Set(names)].flatMap((name, index) => {
		const written = {
			value: { name, in: 'path', schema: { type: 'string' } },
			pointer: pointerTo(pointer, 'parameters', listAt(value, 'parameters').length + index),
		};
		const parameter = parameterOf(reader, written);
		return parameter ? { ...parameter, isImplied: true as const } : [];
	});
}

/** Some write the operators of a URI template (RFC 6570) into the name. */
export const bareName = (name: string): string => name.replace(/^[.;]|[*+]$/g, '');

function parameterOf(reader: Reader, written: Written): Parameter | undefined {
	const { value } = written;
	const name = textAt(value, 'name');
	const place = PARAMETER_PLACES.find((known) => known === value['in']);
	if (name === undefined || !place) return undefined;
	const read = readValue(reader, written, { name, place, content: mediaTypesOf(reader, written)[0] });
	return { ...read, required: place === 'path' || read.required, place, allowEmptyValue: flagAt(value, 'allowEmptyValue') };
}

/** The headers of a response. */
export function headersOf(reader: Reader, { value, pointer }: Written): Header[] {
	return entriesAt(value, 'headers').flatMap(([name, written]) => {
		const found = reader.follow(pointerTo(pointer, 'headers', name), written);
		if (!found) return [];
		return { ...readValue(reader, found, { name, place: 'header', content: mediaTypesOf(reader, found)[0] }), style: 'simple' as const };
	});
}
