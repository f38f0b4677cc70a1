import { exactJson } from '#openapi/json/exact-json.ts';
import type { ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';
import { secretFields } from '#openapi/request/secret-fields.ts';
import { samples } from '#words/samples.ts';
import { addressPieces, basicCredential, secretPieces } from './address.ts';
import { contentTypeOfBody } from './content-type.ts';
import { libcurlField } from './libcurl-field.ts';
import { indent, type Lines } from './lines.ts';
import type { SampleProgram } from './sample-program.ts';
import { phpString } from './string-literals.ts';
import { type LiteralStyle, valueLiteral } from './value-literal.ts';

const PHP_INDENT = '    ';

const PHP_STYLE: LiteralStyle = {
	indent: PHP_INDENT,
	null: 'null',
	true: 'true',
	false: 'false',
	string: phpString,
	list: ['[', ']'],
	// An array without keys or with numbers for keys would become a list.
	object: (keys) => [keys.every((key) => /^(0|-?[1-9]\d*)$/.test(key)) ? '(object) [' : '[', ']'],
	key: (key) => `${phpString(key)} => `,
	padding: '',
	trailingComma: true,
};

/** A program for PHP 8 with the curl extension. */
export function php(request: ApiRequest): SampleProgram {
	const { body } = request;
	const byHand = body.kind === 'multipart' && needsOwnBody(body.parts) ? body.parts : undefined;
	return {
		before: ['<?php', 'declare(strict_types=1);'],
		call: [byHand !== undefined && ownMultipart(byHand), phpCall(request, byHand !== undefined)],
		after: [EXECUTE, echoOrStore(request)],
	};
}

const EXECUTE: Lines = [
	'$response = curl_exec($request);',
	'if ($response === false) {',
	indent(PHP_INDENT, `fwrite(STDERR, '${samples.noAnswer}: ' . curl_error($request) . PHP_EOL);`, 'exit(1);'),
	'}',
	'$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);',
	'if ($status < 200 || $status > 299) {',
	indent(PHP_INDENT, 'fwrite(STDERR, "HTTP $status: $response" . PHP_EOL);', 'exit(1);'),
	'}',
];

function phpCall(request: ApiRequest, ownBody: boolean): Lines {
	const { method, body } = request;
	const basic = basicCredential(request);
	const pieces = addressPieces(request).map(phpString);
	pieces.push(...secretPieces(request, { text: phpString, secret: (variable) => `rawurlencode((string) getenv(${phpString(variable)}))` }));
	return [
		pieces.length === 1 ? `$request = curl_init(${pieces[0]});` : ['$request = curl_init(', indent(PHP_INDENT, pieces.join('\n. ')), ');'],
		'curl_setopt_array($request, [',
		indent(
			PHP_INDENT,
			method === 'HEAD' ? 'CURLOPT_NOBODY => true,' : (method !== 'GET' || body.kind !== 'none') && `CURLOPT_CUSTOMREQUEST => ${phpString(method)},`,
			basic !== undefined && `CURLOPT_USERPWD => getenv(${phpString(basic.userVariable)}) . ':' . getenv(${phpString(basic.passwordVariable)}),`,
			headerOption(request, ownBody),
			ownBody ? 'CURLOPT_POSTFIELDS => $body,' : bodyOption(request),
			'CURLOPT_RETURNTRANSFER => true,',
			'CURLOPT_TIMEOUT => 30,',
		),
		']);',
	];
}

function headerOption(request: ApiRequest, ownBody: boolean): Lines {
	const type = contentTypeOfBody(request.body);
	const entries = [
		...secretFields(request.credentials).map(({ name, secrets }) => {
			const pieces = secrets.map(({ before, variable }, index) => [index === 0 ? `${name}: ${before}` : before, variable] as const);
			return `${pieces.map(([text, variable]) => `${phpString(text)} . getenv(${phpString(variable)})`).join(' . ')},`;
		}),
		...(type === undefined ? [] : [`${phpString(`Content-Type: ${type}`)},`]),
		...(ownBody ? ["'Content-Type: multipart/form-data; boundary=' . $boundary,"] : []),
		...request.headers.map((header) => `${phpString(libcurlField(header))},`),
	];
	return entries.length > 0 && ['CURLOPT_HTTPHEADER => [', indent(PHP_INDENT, entries), '],'];
}

function bodyOption({ body }: ApiRequest): Lines {
	switch (body.kind) {
		case 'none':
			return false;
		case 'json':
			return isBeyondIntegers(body.value)
				? `CURLOPT_POSTFIELDS => ${phpString(exactJson(body.value))},`
				: `CURLOPT_POSTFIELDS => json_encode(${valueLiteral(body.value, PHP_STYLE)}, JSON_THROW_ON_ERROR),`;
		case 'form': {
			const fields = body.fields.map(({ name, value }) => `${phpString(name)} => ${phpString(value)},`);
			if (isUnique(body.fields)) return ['CURLOPT_POSTFIELDS => http_build_query([', indent(PHP_INDENT, fields), ']),'];
			// An array holds a name only once.
			return `CURLOPT_POSTFIELDS => ${phpString(body.fields.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&'))},`;
		}
		case 'text':
			return `CURLOPT_POSTFIELDS => ${phpString(body.text)},`;
		case 'binary':
			return `CURLOPT_POSTFIELDS => file_get_contents(${phpString(body.fileName)}),`;
		case 'multipart':
			return [
				'CURLOPT_POSTFIELDS => [',
				indent(
					PHP_INDENT,
					body.parts.map((part) => `${phpString(part.name)} => ${part.kind === 'field' ? phpString(part.value) : curlFile(part)},`),
				),
				'],',
			];
	}
}

/** Whether a whole number needs more than the 64 bits of PHP, whose literals would be rounded; that of the least one is a minus before what is too large. */
function isBeyondIntegers(value: unknown): boolean {
	if (typeof value === 'bigint') return value >= 2n ** 63n || value <= -(2n ** 63n);
	return typeof value === 'object' && value !== null && Object.values(value).some(isBeyondIntegers);
}

const curlFile = (part: Extract<MultipartPart, { kind: 'file' }>) =>
	`new CURLFile(${phpString(part.fileName)}, ${phpString(part.mediaType)}, ${phpString(part.fileName)})`;

const isUnique = (fields: readonly { name: string }[]) => new Set(fields.map(({ name }) => name)).size === fields.length;

/** The extension knows neither a name that occurs twice nor the media type of a plain field, nor further fields of the head of a part. */
const needsOwnBody = (parts: readonly MultipartPart[]) =>
	!isUnique(parts) || parts.some((part) => part.headers !== undefined || (part.kind === 'field' && part.mediaType !== undefined));

function ownMultipart(parts: readonly MultipartPart[]): Lines {
	return [
		'$boundary = bin2hex(random_bytes(16));',
		"$body = '';",
		parts.map((part) => {
			const fileName = part.kind === 'file' ? `; filename="${inQuotes(part.fileName)}"` : '';
			const type = part.mediaType === undefined ? '' : `Content-Type: ${part.mediaType}\r\n`;
			const further = (part.headers ?? []).map(({ name, value }) => `${name}: ${value}\r\n`).join('');
			return [
				`$body .= "--$boundary\\r\\n" . ${phpString(`Content-Disposition: form-data; name="${inQuotes(part.name)}"${fileName}\r\n${type}${further}\r\n`)}`,
				indent(PHP_INDENT, `. ${part.kind === 'file' ? `file_get_contents(${phpString(part.fileName)})` : phpString(part.value)} . "\\r\\n";`),
			];
		}),
		'$body .= "--$boundary--\\r\\n";',
	];
}

/** Quoting of names as browsers do it (WHATWG HTML, multipart/form-data encoding algorithm). */
const inQuotes = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function echoOrStore({ expects }: ApiRequest): Lines {
	switch (expects.kind) {
		case 'json':
			return [
				'$data = json_decode($response, flags: JSON_THROW_ON_ERROR);',
				'echo json_encode($data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), PHP_EOL;',
			];
		case 'text':
			return 'echo $response, PHP_EOL;';
		case 'file':
			return `file_put_contents(${phpString(expects.fileName)}, $response);`;
		case 'none':
			return 'echo "HTTP $status", PHP_EOL;';
	}
}
