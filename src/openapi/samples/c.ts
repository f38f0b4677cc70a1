import type { ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';
import { secretFields } from '#openapi/request/secret-fields.ts';
import { samples } from '#words/samples.ts';
import { addressPieces, basicCredential, querySecrets } from './address.ts';
import { contentTypeOfBody } from './content-type.ts';
import { jsonText } from './json-text.ts';
import { libcurlField } from './libcurl-field.ts';
import { indent, type Lines } from './lines.ts';
import type { SampleProgram } from './sample-program.ts';
import { cString } from './string-literals.ts';

const C_INDENT = '    ';

/** A program in C11 with libcurl 7.56 or newer. The answer goes to a temporary file, so that its size does not matter. */
export function c(request: ApiRequest): SampleProgram {
	const name = samples.className.toLowerCase();
	const set = (block: Lines) => indent(C_INDENT, block);
	return {
		before: [
			[`// gcc -std=c11 -o ${name} ${name}.c -lcurl`, '#include <curl/curl.h>', '#include <stdio.h>', '#include <stdlib.h>'],
			COPY,
			['int main(void) {', set(prepare(request))],
		],
		call: [set(cCall(request))],
		after: [set(perform(request)), [set(cleanUp(request)), '}']],
	};
}

const COPY: Lines = [
	'static void copy(FILE *from, FILE *to) {',
	indent(
		C_INDENT,
		'char buffer[8192];',
		'size_t length;',
		'rewind(from);',
		'while ((length = fread(buffer, 1, sizeof buffer, from)) > 0) {',
		indent(C_INDENT, 'fwrite(buffer, 1, length, to);'),
		'}',
	),
	'}',
];

function prepare(request: ApiRequest): Lines {
	const { body } = request;
	return [
		readSecrets(request),
		'curl_global_init(CURL_GLOBAL_DEFAULT);',
		'CURL *curl = curl_easy_init();',
		'FILE *answer = tmpfile();',
		body.kind === 'binary' && `FILE *file = fopen(${cString(body.fileName)}, "rb");`,
		`if (curl == NULL || answer == NULL${body.kind === 'binary' ? ' || file == NULL' : ''}) {`,
		indent(C_INDENT, `perror("${samples.notPrepared}");`, 'return EXIT_FAILURE;'),
		'}',
	];
}

function cCall(request: ApiRequest): Lines {
	const fields = headerSlist(request);
	return [
		cAddress(request),
		method(request),
		basic(request),
		fields.length > 0 && ['struct curl_slist *headers = NULL;', fields, 'curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);'],
		sentBody(request),
		'curl_easy_setopt(curl, CURLOPT_WRITEDATA, answer);',
		'curl_easy_setopt(curl, CURLOPT_TIMEOUT, 30L);',
	];
}

function perform({ expects }: ApiRequest): Lines {
	return [
		'CURLcode result = curl_easy_perform(curl);',
		'long status = 0;',
		'curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);',
		'int exit_code = EXIT_FAILURE;',
		'if (result != CURLE_OK) {',
		indent(C_INDENT, `fprintf(stderr, "${samples.noAnswer}: %s\\n", curl_easy_strerror(result));`),
		'} else if (status < 200 || status > 299) {',
		indent(C_INDENT, 'fprintf(stderr, "HTTP %ld: ", status);', 'copy(answer, stderr);'),
		'} else {',
		indent(
			C_INDENT,
			expects.kind === 'file'
				? save(expects.fileName)
				: [expects.kind === 'none' ? 'printf("HTTP %ld\\n", status);' : 'copy(answer, stdout);', 'exit_code = EXIT_SUCCESS;'],
		),
		'}',
	];
}

function cleanUp(request: ApiRequest): Lines {
	const { body } = request;
	return [
		headerSlist(request).length > 0 && 'curl_slist_free_all(headers);',
		body.kind === 'multipart' && 'curl_mime_free(mime);',
		'curl_easy_cleanup(curl);',
		'curl_global_cleanup();',
		body.kind === 'binary' && 'fclose(file);',
		'fclose(answer);',
		'return exit_code;',
	];
}

/** Reads the secrets first: without them the call makes no sense. */
function readSecrets(request: ApiRequest): Lines {
	const variables = request.credentials.flatMap((it) => (it.kind === 'token' ? [it.variable] : [it.userVariable, it.passwordVariable]));
	return variables.map((variable) => [
		`const char *${variableName(variable)} = getenv(${cString(variable)});`,
		`if (${variableName(variable)} == NULL) {`,
		indent(C_INDENT, `fputs("${samples.missingVariable(variable)}\\n", stderr);`, 'return EXIT_FAILURE;'),
		'}',
	]);
}

const variableName = (variable: string) => variable.toLowerCase();

function cAddress(request: ApiRequest): Lines {
	const pieces = addressPieces(request).map(cString);
	const secrets = querySecrets(request).map((secret, index) => ({ ...secret, encoded: index === 0 ? 'encoded' : `encoded${index + 1}` }));
	if (secrets.length === 0) {
		const [only = ''] = pieces;
		return pieces.length === 1
			? `curl_easy_setopt(curl, CURLOPT_URL, ${only});`
			: ['curl_easy_setopt(curl, CURLOPT_URL,', indent(C_INDENT, `${pieces.join('\n')});`)];
	}
	const parts = secrets.flatMap(({ before, encoded }) => [...(before === '' ? [] : [cString(before)]), encoded]);
	return [
		secrets.map(({ encoded, variable }) => `char *${encoded} = curl_easy_escape(curl, ${variableName(variable)}, 0);`),
		'char url[8192];',
		[`snprintf(url, sizeof url, "${'%s%s'.repeat(secrets.length)}",`, indent(C_INDENT, `${pieces.join('\n')},`, `${parts.join(',\n')});`)],
		secrets.map(({ encoded }) => `curl_free(${encoded});`),
		'curl_easy_setopt(curl, CURLOPT_URL, url);',
	];
}

/** libcurl derives the method from the body; only others are named. */
function method({ method, body }: ApiRequest): Lines {
	if (method === 'HEAD') return 'curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);';
	const derived = body.kind === 'none' ? 'GET' : body.kind === 'binary' ? 'PUT' : 'POST';
	return method !== derived && `curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${cString(method)});`;
}

function basic(request: ApiRequest): Lines {
	const credential = basicCredential(request);
	return (
		credential !== undefined && [
			`curl_easy_setopt(curl, CURLOPT_USERNAME, ${variableName(credential.userVariable)});`,
			`curl_easy_setopt(curl, CURLOPT_PASSWORD, ${variableName(credential.passwordVariable)});`,
		]
	);
}

function headerSlist(request: ApiRequest): string[] {
	const type = contentTypeOfBody(request.body);
	const fields = secretFields(request.credentials);
	const append = (expression: string) => `headers = curl_slist_append(headers, ${expression});`;
	return [
		...fields.flatMap(({ name, secrets: [first, ...others] }) => {
			const secrets = first === undefined ? [] : [{ ...first, before: `${name}: ${first.before}` }, ...others];
			const format = secrets.map(({ before }) => `${before.replaceAll('%', '%%')}%s`).join('');
			const buffer = fields.length === 1 ? 'authorization' : `${variableName(first?.variable ?? '')}_header`;
			const values = secrets.map(({ variable }) => variableName(variable)).join(', ');
			return [`char ${buffer}[8192];`, `snprintf(${buffer}, sizeof ${buffer}, ${cString(format)}, ${values});`, append(buffer)];
		}),
		...(type === undefined ? [] : [append(cString(`Content-Type: ${type}`))]),
		...request.headers.map((header) => append(cString(libcurlField(header)))),
	];
}

function sentBody({ body }: ApiRequest): Lines {
	switch (body.kind) {
		case 'none':
			return false;
		case 'json':
			return postFields(jsonText(body.value).split('\n'));
		case 'form':
			return postFields([body.fields.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')]);
		case 'text':
			return postFields(body.text.split(/(?<=\n)/));
		case 'binary':
			return [
				'fseek(file, 0, SEEK_END);',
				'curl_off_t size = ftell(file);',
				'rewind(file);',
				'curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);',
				'curl_easy_setopt(curl, CURLOPT_READDATA, file);',
				'curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, size);',
			];
		case 'multipart':
			return ['curl_mime *mime = curl_mime_init(curl);', 'curl_mimepart *part;', body.parts.map(mimePart), 'curl_easy_setopt(curl, CURLOPT_MIMEPOST, mime);'];
	}
}

/** Line breaks between the lines of JSON are left out: each line is a string of its own, the compiler joins them. */
const postFields = (lines: readonly string[]) => ['curl_easy_setopt(curl, CURLOPT_POSTFIELDS,', indent(C_INDENT, `${lines.map(cString).join('\n')});`)];

function mimePart(part: MultipartPart, index: number): Lines {
	return [
		'part = curl_mime_addpart(mime);',
		`curl_mime_name(part, ${cString(part.name)});`,
		part.kind === 'file' ? `curl_mime_filedata(part, ${cString(part.fileName)});` : `curl_mime_data(part, ${cString(part.value)}, CURL_ZERO_TERMINATED);`,
		part.mediaType !== undefined && `curl_mime_type(part, ${cString(part.mediaType)});`,
		part.headers !== undefined && [
			`struct curl_slist *further${index + 1} = NULL;`,
			part.headers.map((header) => `further${index + 1} = curl_slist_append(further${index + 1}, ${cString(libcurlField(header))});`),
			// The form frees them.
			`curl_mime_headers(part, further${index + 1}, 1);`,
		],
	];
}

function save(fileName: string): Lines {
	return [
		`FILE *target = fopen(${cString(fileName)}, "wb");`,
		'if (target == NULL) {',
		indent(C_INDENT, `perror(${cString(fileName)});`),
		'} else {',
		indent(C_INDENT, 'copy(answer, target);', 'fclose(target);', 'exit_code = EXIT_SUCCESS;'),
		'}',
	];
}
