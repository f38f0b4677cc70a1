import { exactJson, hasBigInt } from '#openapi/json/exact-json.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { fieldPieces, type SecretField, secretFields } from '#openapi/request/secret-fields.ts';
import { addressPieces, basicCredential, secretPieces } from './address.ts';
import { contentTypeOfBody } from './content-type.ts';
import { flatLines, indent, type Lines } from './lines.ts';
import { javascriptString } from './string-literals.ts';
import { type LiteralStyle, valueLiteral } from './value-literal.ts';

export const JS_INDENT = '  ';

const JS_STYLE: LiteralStyle = {
	indent: JS_INDENT,
	null: 'null',
	true: 'true',
	false: 'false',
	string: javascriptString,
	list: ['[', ']'],
	object: () => ['{', '}'],
	key: (key) => `${propertyName(key)}: `,
	padding: ' ',
	trailingComma: true,
};

/** The differences between a browser and Node.js in a call of `fetch`. */
interface FetchPlatform {
	/** Expression of a secret. */
	secret: (variable: string) => string;
	/** Expression of text in Base64. */
	base64: (expression: string) => string;
	/** Expression of a binary body. */
	file: string;
	/** Further options of the call. */
	options: Lines;
}

/** `const response = await fetch(…)`. A multipart body is a variable `form`. */
export function fetchCall(request: ApiRequest, platform: FetchPlatform): Lines {
	const pieces = addressPieces(request).map(javascriptString);
	pieces.push(...secretPieces(request, { text: javascriptString, secret: (variable) => `encodeURIComponent(${platform.secret(variable)})` }));
	const fields = headers(request, platform);
	const body = bodyExpression(request, platform);
	const options = flatLines(
		request.method !== 'GET' && `method: ${javascriptString(request.method)},`,
		platform.options,
		fields.length > 0 && ['headers: {', indent(JS_INDENT, fields), '},'],
		body !== undefined && `body: ${body},`,
	);
	const [first = '', ...others] = pieces;
	const url = others.length === 0 ? first : 'url';
	return [
		others.length > 0 && [`const url = ${first}`, indent(JS_INDENT, `${others.map((piece) => `+ ${piece}`).join('\n')};`), ''],
		options.length === 0 ? `const response = await fetch(${url});` : [`const response = await fetch(${url}, {`, indent(JS_INDENT, options), '});'],
	];
}

function headers(request: ApiRequest, { secret, base64 }: FetchPlatform): string[] {
	const basic = basicCredential(request);
	const type = contentTypeOfBody(request.body);
	return [
		...(basic === undefined ? [] : [`Authorization: \`Basic \${${base64(`\`\${${secret(basic.userVariable)}}:\${${secret(basic.passwordVariable)}}\``)}}\`,`]),
		...secretFields(request.credentials).map((field) => `${propertyName(field.name)}: ${secretValue(field, secret)},`),
		...(type === undefined ? [] : [`'Content-Type': ${javascriptString(type)},`]),
		...request.headers.map((header) => `${propertyName(header.name)}: ${javascriptString(header.value)},`),
	];
}

function secretValue(field: SecretField, secret: FetchPlatform['secret']): string {
	const isPlain = field.secrets.every(({ before }) => /^[\w ;=-]*$/.test(before));
	if (field.secrets.every(({ before }) => before === '') || !isPlain) return fieldPieces(field, { text: javascriptString, secret }).join(' + ');
	return `\`${fieldPieces(field, { text: (text) => text, secret: (variable) => `\${${secret(variable)}}` }).join('')}\``;
}

function bodyExpression({ body }: ApiRequest, platform: FetchPlatform): string | undefined {
	switch (body.kind) {
		case 'none':
			return undefined;
		case 'json':
			// A literal of JavaScript holds no more digits than its numbers do.
			return hasBigInt(body.value) ? javascriptString(exactJson(body.value)) : `JSON.stringify(${valueLiteral(body.value, JS_STYLE)})`;
		case 'form': {
			const pairs = body.fields.map(({ name, value }) => `[${javascriptString(name)}, ${javascriptString(value)}],`);
			return flatLines('new URLSearchParams([', indent(JS_INDENT, pairs), '])').join('\n');
		}
		case 'text':
			return javascriptString(body.text);
		case 'binary':
			return platform.file;
		case 'multipart':
			return 'form';
	}
}

/** `__proto__` as a plain key would set the prototype. */
function propertyName(key: string): string {
	if (key === '__proto__') return "['__proto__']";
	return /^[A-Za-z_$][\w$]*$/.test(key) ? key : javascriptString(key);
}

/** Appends a field of a multipart body to `form`. A field with a media type has to be a blob. */
export function appendField(name: string, value: string, mediaType: string | undefined): string {
	const content = mediaType === undefined ? javascriptString(value) : `new Blob([${javascriptString(value)}], { type: ${javascriptString(mediaType)} })`;
	return `form.append(${javascriptString(name)}, ${content});`;
}
