import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { GENERATED_LANGUAGES } from '#schema/sample-languages.ts';
import { AWKWARD, SAMPLE_REQUESTS } from '../sample-requests.fixture.ts';
import { isMissing } from '../tools.fixture.ts';
import { UNPROVEN } from './languages.ts';
import { rustString, rustText } from './literals.ts';
import { literalsIn } from './read-literals.fixture.ts';

const { json, list } = SAMPLE_REQUESTS;
/** Everything that quotes and expressions of these languages trip over, in each place where a text can stand. */
const EVIL = `${AWKWARD} #{y} #$z \\(s) \\#(s) \`\${"'"}\` ‘p’ “q” "# """# \r %d`;
const HEADER = `a"b'c\\d $HOME #{x} \${y} \\(z) \`w\``;
const REQUESTS: Readonly<Record<string, ApiRequest>> = {
	...SAMPLE_REQUESTS,
	evilJson: { ...json, body: { kind: 'json', mediaType: 'application/json', value: { [EVIL]: [EVIL, null] } } },
	evilText: { ...json, body: { kind: 'text', mediaType: 'text/plain', text: EVIL } },
	evilLines: { ...json, body: { kind: 'text', mediaType: 'text/plain', text: `ä "x" 'y'\n$HOME #{x} \${y} \\(z) \\n \`w\` """ "# """#\nEnde` } },
	spacedLines: { ...json, body: { kind: 'text', mediaType: 'text/markdown', text: 'Zeile  \nEnde' } },
	evilForm: { ...json, body: { kind: 'form', fields: [{ name: EVIL, value: EVIL }] } },
	evilHeader: { ...list, headers: [{ name: 'X-Note', value: HEADER }], query: ["q=it's%20%24x", 'r=%22'] },
	evilParts: {
		...json,
		body: {
			kind: 'multipart',
			parts: [
				{ kind: 'file', name: HEADER, fileName: 'beleg "1" $x.pdf', mediaType: 'application/pdf' },
				{ kind: 'field', name: 'n', value: EVIL, mediaType: 'text/plain' },
			],
		},
	},
};
const names = Object.keys(REQUESTS);
const LANGUAGES = GENERATED_LANGUAGES.filter((id) => id !== 'http');

/** Requests without a sample: bytes of a file, and files in languages whose generator only names them. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
	go: ['upload', 'binary', 'typedPart', 'partHeaders', 'evilParts'],
	csharp: ['binary', 'partHeaders'],
	ruby: ['binary', 'partHeaders'],
	kotlin: ['binary', 'partHeaders'],
	...Object.fromEntries(
		['rust', 'swift', 'powershell', 'axios'].map((id) => [id, ['upload', 'binary', 'typedPart', 'partHeaders', 'fieldsOnly', 'evilParts']]),
	),
};

/** What of a request no text of the program says. */
function missing(request: ApiRequest, texts: readonly string[], code: string): string[] {
	const has = (text: string) => texts.includes(text);
	const query = request.query.length > 0 ? `?${request.query.join('&')}` : '';
	const address = (request.endpoint + query).replaceAll("'", '%27');
	const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
	const isJson = (text: string, value: unknown) => {
		try {
			return isSame(JSON.parse(text), value);
		} catch {
			return false;
		}
	};
	const { body } = request;
	const bodyFaults = (): string[] => {
		switch (body.kind) {
			case 'json':
				return texts.some((text) => isJson(text, body.value)) && has(body.mediaType) ? [] : ['JSON'];
			case 'text':
				return has(body.text) && has(body.mediaType) ? [] : ['text'];
			case 'form':
				return texts.some((text) =>
					body.encoded === undefined
						? isSame(
								[...new URLSearchParams(text)],
								body.fields.map(({ name, value }) => [name, value]),
							)
						: text === body.encoded,
				)
					? []
					: ['form'];
			case 'multipart':
				return body.parts.flatMap((part) =>
					[part.name, part.kind === 'file' ? part.fileName : part.value, part.mediaType ?? part.name].filter((text) => !has(text)),
				);
			default:
				return [];
		}
	};
	return [
		...(texts.some((text) => text === address || text.startsWith(address)) ? [] : [address]),
		...request.headers.filter(({ value }) => !has(value)).map(({ name }) => name),
		...request.headers.filter(({ name }) => !has(name) && !code.includes(`${name}:`)).map(({ name }) => name),
		...request.credentials
			.filter((credential) => !code.includes(credential.kind === 'token' ? credential.variable : credential.userVariable))
			.map(({ kind }) => kind),
		...bodyFaults(),
	];
}

describe.each(LANGUAGES)('%s', (id) => {
	const { sample } = UNPROVEN[id];
	const samples = names.map((name) => ({ name, request: REQUESTS[name] ?? list, code: sample(REQUESTS[name] ?? list) }));

	test('says every value of a request, as the language reads it', () => {
		const faults = samples.flatMap(({ name, request, code }) =>
			code === undefined ? [] : missing(request, literalsIn(id, code), code).map((what) => `${name}: ${what}`),
		);
		expect(faults).toEqual([]);
	});

	test('sends all cookies in one header field', () => {
		const code = sample(SAMPLE_REQUESTS.cookieKeys) ?? '';
		expect(code.match(/Cookie\b/gi) ?? []).toHaveLength(1);
		expect(code).toMatch(/sid=[^\n]*; did=/);
	});

	test('has no sample where something would be missing', () => {
		expect(samples.filter(({ code }) => code === undefined).map(({ name }) => name)).toEqual(WITHOUT[id]);
	});

	test('reads secrets from variables, and ends with one line break', () => {
		for (const { code, request } of samples) {
			if (code === undefined) continue;
			expect(code).toMatch(/[^\s]\n$/);
			expect(code).not.toMatch(/zq\d+zq/);
			if (request.credentials.length === 0) expect(code).not.toMatch(/SHOP_TOKEN|Authorization/);
		}
	});
});

test('a program imports what it uses, whatever its texts and its address say', () => {
	const text = 'os.Getenv( File("x") MediaType.parse("x")';
	const request: ApiRequest = {
		...json,
		endpoint: 'https://photos.example.com/File(1)',
		credentials: [],
		body: { kind: 'text', mediaType: 'text/plain', text },
	};
	const { go, kotlin } = UNPROVEN;
	expect(go.sample(request)).not.toContain('"os"');
	expect(go.sample({ ...request, credentials: json.credentials })).toContain('\t"os"\n');
	const imports = (code = '') => [...code.matchAll(/^import (.*)$/gm)].map(([, name]) => name);
	expect(imports(kotlin.sample(request))).toEqual(['okhttp3.*', 'okhttp3.MediaType.Companion.toMediaType']);
	expect(literalsIn('kotlin', kotlin.sample(request) ?? '')).toContain(text);
	expect(imports(kotlin.sample({ ...request, body: { kind: 'none' } }))).toEqual(['okhttp3.*']);
	expect(imports(kotlin.sample(SAMPLE_REQUESTS.upload))).toContain('java.io.File');
});

test('a secret in an address is encoded there', () => {
	const { queryKey } = SAMPLE_REQUESTS;
	const { go, csharp, ruby, rust, kotlin, swift, powershell, axios } = UNPROVEN;
	expect(go.sample(queryKey)).toContain('&api_key=" + url.QueryEscape(os.Getenv("SHOP_TOKEN"))');
	expect(go.sample(queryKey)).toContain('\t"net/http"\n\t"net/url"\n\t"os"\n');
	expect(csharp.sample(queryKey)).toContain('Uri.EscapeDataString(Environment');
	expect(ruby.sample(queryKey)).toContain("URI.encode_www_form_component(ENV.fetch('SHOP_TOKEN'))");
	expect(rust.sample(queryKey)).toContain('urlencoding::encode(&std::env::var("SHOP_TOKEN")?).into_owned()');
	expect(kotlin.sample(queryKey)).toContain('java.net.URLEncoder.encode(System.getenv("SHOP_TOKEN"), "UTF-8")');
	expect(swift.sample(queryKey)).toContain('.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!');
	expect(powershell.sample(queryKey)).toContain('[uri]::EscapeDataString($env:SHOP_TOKEN)');
	expect(axios.sample(queryKey)).toContain('encodeURIComponent(process.env.SHOP_TOKEN)');
});

test('HTTP is the request as it goes over the wire', () => {
	expect(UNPROVEN.http.sample(SAMPLE_REQUESTS.patch)).toBe(
		[
			'PATCH /v1/items/7 HTTP/1.1',
			'Host: api.example.com',
			'Authorization: Bearer {SHOP_TOKEN}',
			'Content-Type: application/merge-patch+json',
			'If-Match: "7c1f0a9d2e4b"',
			'',
			'{',
			'  "label": "Größe",',
			'  "note": null',
			'}',
			'',
		].join('\n'),
	);
	expect(UNPROVEN.http.sample(SAMPLE_REQUESTS.cookieKeys)).toContain('\nCookie: c=y; sid={SHOP_SESSION}; did={SHOP_DEVICE}\n');
	expect(UNPROVEN.http.sample(SAMPLE_REQUESTS.queryKey)).toContain('GET /v1/items?a=1&api_key={SHOP_TOKEN} HTTP/1.1\n');
	expect(UNPROVEN.http.sample(SAMPLE_REQUESTS.upload)).toContain(
		'Content-Disposition: form-data; name="file"; filename="rohdaten.csv"\nContent-Type: text/csv\n\n{rohdaten.csv}',
	);
	expect(UNPROVEN.http.sample(SAMPLE_REQUESTS.partHeaders)).toContain('Content-Type: application/pdf\nContent-Language: de\n\n');
	expect(UNPROVEN.http.sample(SAMPLE_REQUESTS.form)).toContain('grant+type=a%26b%3Dc+%C3%BC&scope=x');
});

test('a sample with axios is a program', () => {
	const parse = 'for (const code of JSON.parse(fs.readFileSync(0, "utf8"))) new vm.SourceTextModule(code)';
	const codes = names.flatMap((name) => UNPROVEN.axios.sample(REQUESTS[name] ?? list) ?? []);
	expect(() => execFileSync('node', ['--no-warnings', '--experimental-vm-modules', '-e', parse], { input: JSON.stringify(codes) })).not.toThrow();
});

test('the compiler of Rust reads its literals as they are meant', { timeout: 30_000 }, (context) => {
	if (isMissing('rustc')) context.skip('rustc is not installed');
	const folder = mkdtempSync(join(tmpdir(), 'literal-'));
	const texts = [EVIL, 'ä "x"\n"# $HOME \\n'];
	try {
		writeFileSync(join(folder, 'a.rs'), `fn main() { print!("{}\\u{0}{}", ${rustString(EVIL)}, ${rustText(texts[1] ?? '')}); }`);
		execFileSync('rustc', ['-o', join(folder, 'a'), join(folder, 'a.rs')], { stdio: 'pipe' });
		expect(execFileSync(join(folder, 'a')).toString().split('\u0000')).toEqual(texts);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
