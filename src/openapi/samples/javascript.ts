import type { ApiRequest, Credential, MultipartPart } from '#openapi/request/api-request.ts';
import { samples } from '#words/samples.ts';
import { appendField, fetchCall, JS_INDENT } from './fetch-call.ts';
import { indent, type Lines } from './lines.ts';
import type { SampleProgram } from './sample-program.ts';
import { javascriptString } from './string-literals.ts';

/** A module for a browser: secrets come from the session's storage (a page has no environment), files from the page's file inputs. */
export function javascript(request: ApiRequest): SampleProgram {
	const { body } = request;
	const isCookie = (name: string) => name.toLowerCase() === 'cookie';
	// A page must not set Cookie itself; the browser sends what it holds for the server.
	const cookies = request.headers.some((header) => isCookie(header.name)) || request.credentials.some((it) => it.kind === 'token' && isCookie(it.name));
	const sent: ApiRequest = {
		...request,
		headers: request.headers.filter((header) => !isCookie(header.name)),
		credentials: request.credentials.filter((it) => it.kind === 'basic' || !isCookie(it.name)),
	};
	return {
		before: [storedSecrets(sent.credentials)],
		call: [
			body.kind === 'binary' && `const file = document.querySelector('input[type="file"]').files[0];`,
			body.kind === 'multipart' && browserForm(body.parts),
			fetchCall(sent, { secret: constant, base64: (text) => `btoa(${text})`, file: 'file', options: cookies && "credentials: 'include'," }),
		],
		after: [
			['if (!response.ok) {', indent(JS_INDENT, `throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);`), '}'],
			logOrDownload(request),
		],
	};
}

function storedSecrets(credentials: readonly Credential[]): Lines {
	const variables = credentials.flatMap((it) => (it.kind === 'token' ? [it.variable] : [it.userVariable, it.passwordVariable]));
	if (variables.length === 0) return false;
	return [`// ${samples.secrets}`, variables.map((variable) => `const ${constant(variable)} = sessionStorage.getItem(${javascriptString(variable)});`)];
}

/** `API_TOKEN` gives `apiToken`. */
const constant = (variable: string) => variable.toLowerCase().replaceAll(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function browserForm(parts: readonly MultipartPart[]): Lines {
	const files = parts.filter((part) => part.kind === 'file');
	return [
		files.length === 1 && `const file = document.querySelector('input[type="file"]').files[0];`,
		files.length > 1 && `const inputs = document.querySelectorAll('input[type="file"]');`,
		'const form = new FormData();',
		parts.map((part) => {
			if (part.kind === 'field') return appendField(part.name, part.value, part.mediaType);
			return `form.append(${javascriptString(part.name)}, ${files.length === 1 ? 'file' : `inputs[${files.indexOf(part)}].files[0]`});`;
		}),
	];
}

function logOrDownload({ expects }: ApiRequest): Lines {
	switch (expects.kind) {
		case 'json':
			return 'console.log(await response.json());';
		case 'text':
			return 'console.log(await response.text());';
		case 'file':
			return [
				"const link = document.createElement('a');",
				'link.href = URL.createObjectURL(await response.blob());',
				`link.download = ${javascriptString(expects.fileName)};`,
				'link.click();',
				'URL.revokeObjectURL(link.href);',
			];
		case 'none':
			return `console.log(\`HTTP \${response.status}\`);`;
	}
}
