import type { ApiBody, ApiRequest, MultipartPart } from '#openapi/request/api-request.ts';
import { fieldPieces, secretFields } from '#openapi/request/secret-fields.ts';
import { samples } from '#words/samples.ts';
import { addressPieces, basicCredential, querySecrets, secretPieces } from './address.ts';
import { contentTypeOfBody } from './content-type.ts';
import { jsonText } from './json-text.ts';
import { indent, type Lines } from './lines.ts';
import type { SampleProgram } from './sample-program.ts';
import { javaString } from './string-literals.ts';

const JAVA_INDENT = '    ';

const UNIREST_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** A class for Java 17 with Unirest 1.4, the version that Debian brings as `libunirest-java-java`. */
export function java(request: ApiRequest): SampleProgram {
	const { body } = request;
	if (!UNIREST_METHODS.includes(request.method)) return { call: [`// ${samples.unknownMethod(request.method)}`] };
	const text = body.kind === 'json' ? textBlock(jsonText(body.value)) : body.kind === 'text' ? javaString(body.text) : undefined;
	// The frame belongs to the call: what stands in it is set in, and hangs in the air without it.
	return { before: [`// ${samples.needsUnirest}`, importLines(request)], call: [javaClass(text !== undefined && [`String body = ${text};`, ''], request)] };
}

function javaClass(bodyLines: Lines, request: ApiRequest): Lines {
	const isFile = request.expects.kind === 'file';
	return [
		`public class ${samples.className} {`,
		indent(
			JAVA_INDENT,
			'public static void main(String[] args) throws Exception {',
			indent(
				JAVA_INDENT,
				isRewritten(request) && [keepPath(request), ''],
				bodyLines,
				javaCall(request),
				'if (response.getStatus() < 200 || response.getStatus() > 299) {',
				indent(
					JAVA_INDENT,
					isFile && 'String problem = new String(response.getBody().readAllBytes(), StandardCharsets.UTF_8);',
					`System.err.println("HTTP " + response.getStatus() + ": " + ${isFile ? 'problem' : 'response.getBody()'});`,
					'System.exit(1);',
				),
				'}',
				outputCalls(request),
			),
			'}',
		),
		'}',
	];
}

const hasFile = (body: ApiBody) => body.kind === 'multipart' && body.parts.some((it) => it.kind === 'file');

function importLines(request: ApiRequest): Lines {
	const { body, expects } = request;
	const rewritten = isRewritten(request);
	const isFile = expects.kind === 'file';
	const lines: (string | false)[] = [
		'com.mashape.unirest.http.HttpResponse',
		'com.mashape.unirest.http.Unirest',
		hasFile(body) && 'java.io.File',
		isFile && 'java.io.InputStream',
		rewritten && 'java.net.URI',
		querySecrets(request).length > 0 && 'java.net.URLEncoder',
		(isFile || querySecrets(request).length > 0) && 'java.nio.charset.StandardCharsets',
		(isFile || body.kind === 'binary') && 'java.nio.file.Files',
		(isFile || body.kind === 'binary') && 'java.nio.file.Path',
		isFile && 'java.nio.file.StandardCopyOption',
		body.kind === 'multipart' && !hasFile(body) && 'java.util.Map',
		rewritten && 'org.apache.http.HttpRequest',
		rewritten && 'org.apache.http.client.methods.HttpRequestWrapper',
		rewritten && 'org.apache.http.impl.client.HttpClients',
		rewritten && 'org.apache.http.protocol.HttpContext',
	];
	return lines.filter((line) => line !== false).map((line) => `import ${line};`);
}

/** Unirest 1.4 decodes the path and encodes it anew: `%2F` becomes `/`, `+` a space, other characters arrive unencoded. */
const isRewritten = ({ endpoint }: ApiRequest) => /[%+]/.test(endpoint);

function keepPath(request: ApiRequest): Lines {
	const path = javaString(
		addressPieces(request)
			.join('')
			.replace(/^https?:\/\/[^/]*/, ''),
	);
	return [
		`// ${samples.keepsPath}`,
		'Unirest.setHttpClient(HttpClients.custom()',
		indent(
			JAVA_INDENT,
			'.addInterceptorLast((HttpRequest request, HttpContext context) ->',
			indent(
				JAVA_INDENT,
				`((HttpRequestWrapper) request).setURI(URI.create(${[path, ...secretPieces(request, { text: javaString, secret: encoded })].join(' + ')})))`,
			),
			'.build());',
		),
	];
}

function javaCall(request: ApiRequest): Lines {
	const basic = basicCredential(request);
	const type = contentTypeOfBody(request.body);
	const pieces = addressPieces(request).map(javaString);
	pieces.push(...secretPieces(request, { text: javaString, secret: encoded }));
	const [first = '', ...others] = pieces;
	const method = request.method.toLowerCase();
	return [
		others.length > 0 && [`String url = ${first}`, indent(JAVA_INDENT, `${others.map((piece) => `+ ${piece}`).join('\n')};`)],
		`HttpResponse<${request.expects.kind === 'file' ? 'InputStream' : 'String'}> response = Unirest.${method}(${others.length > 0 ? 'url' : first})`,
		indent(
			JAVA_INDENT,
			basic !== undefined && `.basicAuth(${getenvCall(basic.userVariable)}, ${getenvCall(basic.passwordVariable)})`,
			secretFields(request.credentials).map(
				(it) => `.header(${javaString(it.name)}, ${fieldPieces(it, { text: javaString, secret: getenvCall }).join(' + ')})`,
			),
			type !== undefined && `.header("Content-Type", ${javaString(type)})`,
			request.headers.map((header) => `.header(${javaString(header.name)}, ${javaString(header.value)})`),
			bodyCalls(request),
			request.expects.kind === 'file' ? '.asBinary();' : '.asString();',
		),
	];
}

const getenvCall = (variable: string) => `System.getenv(${javaString(variable)})`;
const encoded = (variable: string) => `URLEncoder.encode(${getenvCall(variable)}, StandardCharsets.UTF_8)`;

function bodyCalls({ body }: ApiRequest): Lines {
	switch (body.kind) {
		case 'none':
			return [];
		case 'json':
		case 'text':
			return '.body(body)';
		case 'form':
			return body.fields.map(({ name, value }) => `.field(${javaString(name)}, ${javaString(value)})`);
		case 'binary':
			return `.body(Files.readAllBytes(Path.of(${javaString(body.fileName)})))`;
		case 'multipart':
			return [!hasFile(body) && '.fields(Map.of())', body.parts.map((it) => part(it, !hasFile(body)))];
	}
}

/**
 * Without a file Unirest would send a form that is not multipart, unless each field is declared a file. It knows one media type for each name
 * and takes it for a plain form field's or for Latin text when none (or no charset) is given.
 */
function part(it: MultipartPart, asFile: boolean): string {
	if (it.kind === 'file') return `.field(${javaString(it.name)}, new File(${javaString(it.fileName)}), ${javaString(it.mediaType)})`;
	const type = it.mediaType ?? 'text/plain; charset=UTF-8';
	const charset = /charset=/i.test(type) || !/[^\x20-\x7e]/.test(it.value) ? '' : '; charset=UTF-8';
	return `.field(${javaString(it.name)}, ${javaString(it.value)}, ${asFile ? 'true, ' : ''}${javaString(type + charset)})`;
}

/** JSON of several lines as a text block, otherwise as a string. */
function textBlock(json: string): string {
	if (!json.includes('\n')) return javaString(json);
	const escaped = json.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
	return `"""\n${indent(JAVA_INDENT, escaped).join('\n')}"""`;
}

function outputCalls({ expects }: ApiRequest): Lines {
	switch (expects.kind) {
		case 'json':
		case 'text':
			return 'System.out.println(response.getBody());';
		case 'file':
			return `Files.copy(response.getBody(), Path.of(${javaString(expects.fileName)}), StandardCopyOption.REPLACE_EXISTING);`;
		case 'none':
			return 'System.out.println("HTTP " + response.getStatus());';
	}
}
