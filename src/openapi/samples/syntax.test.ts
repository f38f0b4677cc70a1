import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProvenLanguage } from '#schema/sample-languages.ts';
import { SAMPLE_LANGUAGES } from './languages.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';
import { isMissing } from './tools.fixture.ts';

/** Enough of libcurl for a compiler to check types; used where the real header is not installed. */
const CURL_HEADER = `
#include <stddef.h>
typedef void CURL; typedef long curl_off_t; typedef int CURLcode; typedef struct curl_mime curl_mime; typedef struct curl_mimepart curl_mimepart;
struct curl_slist { char *data; struct curl_slist *next; };
enum { CURLE_OK, CURL_GLOBAL_DEFAULT, CURLINFO_RESPONSE_CODE, CURLOPT_URL, CURLOPT_CUSTOMREQUEST, CURLOPT_NOBODY, CURLOPT_USERNAME, CURLOPT_PASSWORD,
	CURLOPT_HTTPHEADER, CURLOPT_POSTFIELDS, CURLOPT_UPLOAD, CURLOPT_READDATA, CURLOPT_INFILESIZE_LARGE, CURLOPT_MIMEPOST, CURLOPT_WRITEDATA, CURLOPT_TIMEOUT };
#define CURL_ZERO_TERMINATED ((size_t)-1)
CURLcode curl_global_init(long); void curl_global_cleanup(void); CURL *curl_easy_init(void); void curl_easy_cleanup(CURL *);
CURLcode curl_easy_setopt(CURL *, int, ...); CURLcode curl_easy_perform(CURL *); CURLcode curl_easy_getinfo(CURL *, int, ...);
const char *curl_easy_strerror(CURLcode); char *curl_easy_escape(CURL *, const char *, int); void curl_free(void *);
struct curl_slist *curl_slist_append(struct curl_slist *, const char *); void curl_slist_free_all(struct curl_slist *);
curl_mime *curl_mime_init(CURL *); void curl_mime_free(curl_mime *); curl_mimepart *curl_mime_addpart(curl_mime *);
CURLcode curl_mime_name(curl_mimepart *, const char *); CURLcode curl_mime_filedata(curl_mimepart *, const char *);
CURLcode curl_mime_data(curl_mimepart *, const char *, size_t); CURLcode curl_mime_type(curl_mimepart *, const char *);
CURLcode curl_mime_headers(curl_mimepart *, struct curl_slist *, int);
`;

const COMPILE = 'import sys\nfor path in sys.argv[1:]: compile(open(path, encoding="utf-8").read(), path, "exec")';

let folder = '';

/** One call for all programs of a language; it fails when one of them is no program. */
const CHECKS: Readonly<Record<ProvenLanguage, { tool: string; check: (files: readonly string[]) => void }>> = {
	python: { tool: 'python3', check: (files) => execFileSync('python3', ['-W', 'error', '-c', COMPILE, ...files], { stdio: 'pipe' }) },
	curl: { tool: 'bash', check: (files) => files.forEach((file) => void execFileSync('bash', ['-n', file], { stdio: 'pipe' })) },
	php: { tool: 'php', check: (files) => files.forEach((file) => void execFileSync('php', ['-l', file], { stdio: 'pipe' })) },
	// Only the syntax: Unirest is not needed for that.
	java: {
		tool: 'javac',
		check: (files) => execFileSync('javac', ['-encoding', 'UTF-8', '-proc:none', '-XDshould-stop.ifNoError=PARSE', ...files], { stdio: 'pipe' }),
	},
	javascript: { tool: 'node', check: checkModules },
	c: {
		tool: 'gcc',
		check: (files) =>
			execFileSync(
				'gcc',
				['-std=c11', '-Wall', '-Wextra', '-Wpedantic', '-Wno-overlength-strings', '-Werror', '-fsyntax-only', '-idirafter', folder, ...files],
				{
					stdio: 'pipe',
				},
			),
	},
	nodejs: { tool: 'node', check: checkModules },
};

const PARSE = 'for (const file of process.argv.slice(1)) new vm.SourceTextModule(fs.readFileSync(file, "utf8"))';

function checkModules(files: readonly string[]): void {
	execFileSync('node', ['--no-warnings', '--experimental-vm-modules', '-e', PARSE, ...files], { stdio: 'pipe' });
}

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'samples-'));
	mkdirSync(join(folder, 'curl'));
	writeFileSync(join(folder, 'curl', 'curl.h'), CURL_HEADER);
});

afterAll(() => {
	rmSync(folder, { recursive: true });
});

describe('every sample is a program', () => {
	test.for(SAMPLE_LANGUAGES)('$label', { timeout: 60_000 }, ({ id, fileName, program }, context) => {
		const checker = CHECKS[id];
		if (isMissing(checker.tool)) context.skip(`${checker.tool} is not installed`);
		const files = Object.entries(SAMPLE_REQUESTS).map(([name, request]) => {
			const path = join(folder, id, name);
			mkdirSync(path, { recursive: true });
			const file = join(path, fileName);
			writeFileSync(file, programText(program(request)));
			return file;
		});
		expect(() => checker.check(files)).not.toThrow();
	});
});
