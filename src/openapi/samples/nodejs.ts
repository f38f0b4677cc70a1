import type { ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';
import { appendField, fetchCall, JS_INDENT } from './fetch-call.ts';
import { indent, type Lines } from './lines.ts';
import type { SampleProgram } from './sample-program.ts';
import { javascriptString } from './string-literals.ts';

/** A module for Node.js 20 or newer, without packages. */
export function nodejs(request: ApiRequest): SampleProgram {
	const { body, expects } = request;
	const reads = body.kind === 'binary' || (body.kind === 'multipart' && body.parts.some((part) => part.kind === 'file'));
	const functions = [reads && 'readFile', expects.kind === 'file' && 'writeFile'].filter((name) => name !== false);
	const call = fetchCall(request, {
		secret: (variable) => `process.env.${variable}`,
		base64: (text) => `btoa(${text})`,
		file: body.kind === 'binary' ? readFile(body.fileName) : '',
		options: false,
	});
	return {
		before: [functions.length > 0 && `import { ${functions.join(', ')} } from 'node:fs/promises';`],
		call: [body.kind === 'multipart' && nodeForm(body.parts), call],
		after: [
			['if (!response.ok) {', indent(JS_INDENT, `console.error(\`HTTP \${response.status}: \${await response.text()}\`);`, 'process.exit(1);'), '}'],
			logOrWrite(request),
		],
	};
}

const readFile = (fileName: string) => `await readFile(${javascriptString(fileName)})`;

function nodeForm(parts: readonly MultipartPart[]): Lines {
	return [
		'const form = new FormData();',
		parts.map((part) => {
			if (part.kind === 'field') return appendField(part.name, part.value, part.mediaType);
			const name = javascriptString(part.fileName);
			return [
				`form.append(${javascriptString(part.name)}, new File([${readFile(part.fileName)}], ${name}, {`,
				indent(JS_INDENT, `type: ${javascriptString(part.mediaType)},`),
				'}));',
			];
		}),
	];
}

function logOrWrite({ expects }: ApiRequest): Lines {
	switch (expects.kind) {
		case 'json':
			return 'console.log(JSON.stringify(await response.json(), null, 2));';
		case 'text':
			return 'console.log(await response.text());';
		case 'file':
			return `await writeFile(${javascriptString(expects.fileName)}, response.body);`;
		case 'none':
			return `console.log(\`HTTP \${response.status}\`);`;
	}
}
