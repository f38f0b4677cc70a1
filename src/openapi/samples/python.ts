import type { ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';
import { fieldPieces, secretFields } from '#openapi/request/secret-fields.ts';
import { addressPieces, basicCredential, querySecrets } from './address.ts';
import { contentTypeOfBody } from './content-type.ts';
import { flatLines, indent, type Lines } from './lines.ts';
import type { SampleProgram } from './sample-program.ts';
import { pythonString } from './string-literals.ts';
import { type LiteralStyle, valueLiteral } from './value-literal.ts';

const PYTHON_INDENT = '    ';

const PYTHON_STYLE: LiteralStyle = {
	indent: PYTHON_INDENT,
	null: 'None',
	true: 'True',
	false: 'False',
	string: pythonString,
	list: ['[', ']'],
	object: () => ['{', '}'],
	key: (key) => `${pythonString(key)}: `,
	padding: '',
	trailingComma: true,
};

const NAMED_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** A program for Python 3 with `requests`: what integrators use, and a package of every distribution (`python3-requests`). */
export function python(request: ApiRequest): SampleProgram {
	const named = NAMED_METHODS.includes(request.method);
	const call = [
		named ? `response = requests.${request.method.toLowerCase()}(` : 'response = requests.request(',
		indent(
			PYTHON_INDENT,
			!named && `${pythonString(request.method)},`,
			pythonAddress(request),
			headersArgument(request),
			login(request),
			body(request),
			'timeout=30,',
		),
		')',
	];
	const files = openFiles(request);
	return {
		before: [imports(request)],
		call: [files.length === 0 ? call : [`with ${files.join(', ')}:`, indent(PYTHON_INDENT, call)]],
		after: [['if not response.ok:', indent(PYTHON_INDENT, "sys.exit(f'HTTP {response.status_code}: {response.text}')")], result(request)],
	};
}

function imports(request: ApiRequest): Lines {
	return [
		request.expects.kind === 'json' && 'import json',
		request.credentials.length > 0 && 'import os',
		'import sys',
		querySecrets(request).length > 0 && 'from urllib.parse import quote',
		'',
		'import requests',
	];
}

function pythonAddress(request: ApiRequest): string {
	const pieces = addressPieces(request).map(pythonString).join('\n');
	const secrets = querySecrets(request).map(({ before, variable }) => `${before && `\n+ ${pythonString(before)}`} + quote(${environItem(variable)}, safe='')`);
	return `${pieces}${secrets.join('')},`;
}

function headersArgument(request: ApiRequest): Lines {
	const { body } = request;
	const type = contentTypeOfBody(body);
	const entries = [
		...secretFields(request.credentials).map((field) => [field.name, fieldPieces(field, { text: pythonString, secret: environItem }).join(' + ')]),
		// `json=` names application/json itself.
		...(type === undefined || (body.kind === 'json' && type === 'application/json' && body.value !== null) ? [] : [['Content-Type', pythonString(type)]]),
		...request.headers.map((header) => [header.name, pythonString(header.value)]),
	];
	if (entries.length === 0) return [];
	return [
		'headers={',
		indent(
			PYTHON_INDENT,
			entries.map(([name = '', value]) => `${pythonString(name)}: ${value},`),
		),
		'},',
	];
}

function login(request: ApiRequest): Lines {
	const basic = basicCredential(request);
	return basic !== undefined && `auth=(${environItem(basic.userVariable)}, ${environItem(basic.passwordVariable)}),`;
}

function body({ body }: ApiRequest): Lines {
	switch (body.kind) {
		case 'none':
			return false;
		case 'json':
			// `json=None` would send nothing.
			return body.value === null ? "data='null'," : `json=${valueLiteral(body.value, PYTHON_STYLE)},`;
		case 'form':
			return `data=${pairs(body.fields.map(({ name, value }) => [name, pythonString(value)]))},`;
		case 'text':
			return `data=${pythonString(body.text)}.encode(),`;
		case 'binary':
			return 'data=file,';
		case 'multipart':
			return `files=${pairs(parts(body.parts))},`;
	}
}

/** Values of `files=`: name of the file (none for a plain field), content, media type, further fields of the head. */
function parts(list: readonly MultipartPart[]): [string, string][] {
	const files = list.filter((part) => part.kind === 'file');
	return list.map((part) => {
		const [file, content] =
			part.kind === 'file' ? [pythonString(part.fileName), fileVariable(files.indexOf(part), files.length)] : ['None', pythonString(part.value)];
		const headers = part.headers?.map(({ name, value }) => `${pythonString(name)}: ${pythonString(value)}`).join(', ');
		const type = part.mediaType === undefined ? headers && 'None' : pythonString(part.mediaType);
		return [part.name, `(${[file, content, type, headers && `{${headers}}`].filter((piece) => piece !== undefined).join(', ')})`];
	});
}

/** A dictionary, or a list of pairs when a name occurs twice. */
function pairs(entries: readonly (readonly [string, string])[]): string {
	const unique = new Set(entries.map(([name]) => name)).size === entries.length;
	const lines = entries.map(([name, value]) => (unique ? `${pythonString(name)}: ${value},` : `(${pythonString(name)}, ${value}),`));
	return flatLines(unique ? '{' : '[', indent(PYTHON_INDENT, lines), unique ? '}' : ']').join('\n');
}

function openFiles({ body }: ApiRequest): string[] {
	const names =
		body.kind === 'binary' ? [body.fileName] : body.kind === 'multipart' ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.fileName] : [])) : [];
	return names.map((name, index) => `open(${pythonString(name)}, 'rb') as ${fileVariable(index, names.length)}`);
}

const fileVariable = (index: number, count: number) => (count === 1 ? 'file' : `file${index + 1}`);

const environItem = (variable: string) => `os.environ[${pythonString(variable)}]`;

function result({ expects }: ApiRequest): Lines {
	switch (expects.kind) {
		case 'json':
			return 'print(json.dumps(response.json(), ensure_ascii=False, indent=2))';
		case 'text':
			return 'print(response.text)';
		case 'file':
			return [`with open(${pythonString(expects.fileName)}, 'wb') as file:`, indent(PYTHON_INDENT, 'file.write(response.content)')];
		case 'none':
			return "print(f'HTTP {response.status_code}')";
	}
}
