import type { Wire } from './wire.ts';

/**
 * Reads requests as RFC 6570, RFC 7578 and the OpenAPI specification say, for tests: it shares no code with the program that writes them.
 */
interface Schema {
	type?: string;
	items?: Schema;
	properties?: Readonly<Record<string, Schema>>;
}

/** A parameter as a description has it. */
export interface DescribedValue {
	place: 'path' | 'query' | 'header' | 'cookie';
	name: string;
	style: string;
	explode: boolean;
	schema: Schema;
}

function scalar(written: string, { type }: Schema = {}): unknown {
	if (type === 'integer' || type === 'number') return Number(written);
	return type === 'boolean' ? written === 'true' : written;
}

/** `name=value` pairs, both still encoded. */
const pairsOf = (line: string, separator: string): [string, string][] =>
	line === ''
		? []
		: line.split(separator).map((pair) => {
				const at = pair.indexOf('=');
				return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
			});

const percent = (text: string) => decodeURIComponent(text);
const asIs = (text: string) => text;

/** Parts that stand between separators: of a list its values, of an object keys and values by turns or, exploded, `key=value`. */
function fromParts(parts: readonly string[], { schema, explode }: Pick<DescribedValue, 'schema' | 'explode'>, decode: (text: string) => string): unknown {
	if (schema.type === 'array') return parts.map((part) => scalar(decode(part), schema.items));
	const entries = explode
		? parts.map((part) => [decode(part.slice(0, part.indexOf('='))), decode(part.slice(part.indexOf('=') + 1))])
		: Array.from({ length: parts.length / 2 }, (_, index) => [decode(parts[2 * index] ?? ''), decode(parts[2 * index + 1] ?? '')]);
	return Object.fromEntries(entries.map(([key = '', written = '']) => [key, scalar(written, schema.properties?.[key])]));
}

const isParts = ({ type }: Schema) => type === 'array' || type === 'object';

/** The value of a parameter as it can be read from a request. */
export function decodeParameter(described: DescribedValue, wire: Wire): unknown {
	const url = /^https:\/\/[^/]+\/v1([^?]*)(?:\?(.*))?$/.exec(wire.url);
	const [, path = '', query = ''] = url ?? [];
	const header = (name: string) => wire.headers.find(([own]) => own.toLowerCase() === name.toLowerCase())?.[1] ?? '';
	switch (described.place) {
		case 'path':
			return fromPath(path.split('/')[2] ?? '', described);
		case 'header':
			return isParts(described.schema) ? fromParts(header(described.name).split(','), described, asIs) : scalar(header(described.name), described.schema);
		case 'query':
			return fromPairs(pairsOf(query, '&'), described);
		case 'cookie':
			return fromPairs(pairsOf(header('Cookie'), '; '), described);
	}
}

function fromPath(segment: string, described: DescribedValue): unknown {
	const { style, explode, schema, name } = described;
	if (style === 'matrix') {
		const pairs = pairsOf(segment.slice(1), ';');
		if (explode && isParts(schema)) return fromPairs(pairs, { ...described, style: 'form' });
		const own = pairs.find(([key]) => percent(key) === name)?.[1] ?? '';
		return isParts(schema) ? fromParts(own.split(','), described, percent) : scalar(percent(own), schema);
	}
	const bare = style === 'label' ? segment.slice(1) : segment;
	if (!isParts(schema)) return scalar(percent(bare), schema);
	return fromParts(bare.split(style === 'label' && explode ? '.' : ','), described, percent);
}

const BETWEEN: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** Styles of a query: repeated names, properties by their own names, names with brackets, or one value with separators that are not encoded otherwise. */
function fromPairs(pairs: readonly [string, string][], { name, style, explode, schema }: DescribedValue): unknown {
	const own = pairs.filter(([key]) => percent(key) === name).map(([, value]) => value);
	if (!isParts(schema)) return scalar(percent(own[0] ?? ''), schema);
	if (style === 'deepObject') {
		const inner = pairs.flatMap(([key, value]) => {
			const full = percent(key);
			return full.startsWith(`${name}[`) && full.endsWith(']') ? [[full.slice(name.length + 1, -1), percent(value)] as const] : [];
		});
		return Object.fromEntries(inner.map(([key, value]) => [key, scalar(value, schema.properties?.[key])]));
	}
	if (explode && schema.type === 'array') return own.map((value) => scalar(percent(value), schema.items));
	if (explode) return Object.fromEntries(pairs.map(([key, value]) => [percent(key), scalar(percent(value), schema.properties?.[percent(key)])]));
	return fromParts((own[0] ?? '').split(BETWEEN[style] ?? ','), { schema, explode: false }, percent);
}

interface DescribedBody {
	schema: Schema;
	encoding?: Readonly<Record<string, { style?: string; explode?: boolean }>> | undefined;
}

/** Media type and value of a body, from its bytes. */
export async function decodeBodyBytes({ body, headers }: Wire, { schema, encoding = {} }: DescribedBody): Promise<{ type: string; value: unknown }> {
	const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
	const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await body?.arrayBuffer());
	const properties = Object.entries(schema.properties ?? {});
	if (/json/.test(type)) return { type, value: JSON.parse(written) };
	if (type === 'application/x-www-form-urlencoded') {
		const pairs = pairsOf(written.replaceAll('+', '%20'), '&');
		const value = properties.map(([name, inner]) => {
			const { style, explode } = encoding[name] ?? {};
			const isJson = inner.type === 'object' && encoding[name] === undefined;
			if (isJson) return [name, JSON.parse(percent(pairs.find(([key]) => percent(key) === name)?.[1] ?? ''))];
			return [name, fromPairs(pairs, { place: 'query', name, schema: inner, style: style ?? 'form', explode: explode ?? true })];
		});
		return { type, value: Object.fromEntries(value) };
	}
	const boundary = /^multipart\/form-data; boundary=(.*)$/.exec(type)?.[1];
	if (boundary === undefined) return { type, value: written };
	const parts = written.split(`--${boundary}`).slice(1, -1).map(partOf);
	const value = properties.map(([name, inner]) => {
		const own = parts.filter((part) => part.name === name).map((part) => (part.type === 'application/json' ? JSON.parse(part.content) : part.content));
		if (inner.type === 'array') return [name, own.map((item) => scalar(String(item), inner.items))];
		return [name, inner.type === 'object' ? own[0] : scalar(String(own[0]), inner)];
	});
	return { type: 'multipart/form-data', value: Object.fromEntries(value) };
}

function partOf(piece: string): { name: string | undefined; type: string | undefined; content: string } {
	const end = piece.indexOf('\r\n\r\n');
	const head = piece.slice(2, end);
	return {
		name: /name="([^"]*)"/.exec(head)?.[1],
		type: /Content-Type: (.*)/.exec(head)?.[1],
		content: piece.slice(end + 4, -2),
	};
}
