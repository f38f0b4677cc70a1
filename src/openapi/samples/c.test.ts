import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { c } from './c.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const sample = (request: ApiRequest) => programText(c(request));

describe('c', () => {
	test('writes a whole program', () => {
		expect(sample(SAMPLE_REQUESTS.patch)).toBe(`// gcc -std=c11 -o beispiel beispiel.c -lcurl
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>

static void copy(FILE *from, FILE *to) {
    char buffer[8192];
    size_t length;
    rewind(from);
    while ((length = fread(buffer, 1, sizeof buffer, from)) > 0) {
        fwrite(buffer, 1, length, to);
    }
}

int main(void) {
    const char *shop_token = getenv("SHOP_TOKEN");
    if (shop_token == NULL) {
        fputs("Die Umgebungsvariable SHOP_TOKEN fehlt.\\n", stderr);
        return EXIT_FAILURE;
    }
    curl_global_init(CURL_GLOBAL_DEFAULT);
    CURL *curl = curl_easy_init();
    FILE *answer = tmpfile();
    if (curl == NULL || answer == NULL) {
        perror("Vorbereitung");
        return EXIT_FAILURE;
    }

    curl_easy_setopt(curl, CURLOPT_URL, "https://api.example.com/v1/items/7");
    curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "PATCH");
    struct curl_slist *headers = NULL;
    char authorization[8192];
    snprintf(authorization, sizeof authorization, "Authorization: Bearer %s", shop_token);
    headers = curl_slist_append(headers, authorization);
    headers = curl_slist_append(headers, "Content-Type: application/merge-patch+json");
    headers = curl_slist_append(headers, "If-Match: \\"7c1f0a9d2e4b\\"");
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS,
        "{"
        "  \\"label\\": \\"Größe\\","
        "  \\"note\\": null"
        "}");
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, answer);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT, 30L);

    CURLcode result = curl_easy_perform(curl);
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    int exit_code = EXIT_FAILURE;
    if (result != CURLE_OK) {
        fprintf(stderr, "Keine Antwort: %s\\n", curl_easy_strerror(result));
    } else if (status < 200 || status > 299) {
        fprintf(stderr, "HTTP %ld: ", status);
        copy(answer, stderr);
    } else {
        copy(answer, stdout);
        exit_code = EXIT_SUCCESS;
    }

    curl_slist_free_all(headers);
    curl_easy_cleanup(curl);
    curl_global_cleanup();
    fclose(answer);
    return exit_code;
}
`);
	});

	test('keeps awkward text', () => {
		expect(sample(SAMPLE_REQUESTS.json)).toContain(`    curl_easy_setopt(curl, CURLOPT_POSTFIELDS,
        "{"
        "  \\"text\\": \\"Maß \\\\\\"zwei\\\\\\" 'drei' \\\\\\\\n $HOME \${x} \`y\`\\\\n\\\\t%s ?\\?= */ \\\\\\"\\\\\\"\\\\\\" ''' </script> \\\\u202eumgekehrt\\\\u2028Ende 😀\\","
        "  \\"count\\": 2,"
        "  \\"flags\\": [true, false, null],"
        "  \\"empty\\": {},"
        "  \\"none\\": [],"
        "  \\"it's\\": { \\"a b\\": 1.5 }"
        "}");`);
	});

	test('uploads a file', () => {
		expect(sample(SAMPLE_REQUESTS.upload)).toContain(`    curl_mime *mime = curl_mime_init(curl);
    curl_mimepart *part;
    part = curl_mime_addpart(mime);
    curl_mime_name(part, "file");
    curl_mime_filedata(part, "rohdaten.csv");
    curl_mime_type(part, "text/csv");
    part = curl_mime_addpart(mime);
    curl_mime_name(part, "kind");
    curl_mime_data(part, "raw_data", CURL_ZERO_TERMINATED);
    curl_easy_setopt(curl, CURLOPT_MIMEPOST, mime);`);
	});

	test('saves a file', () => {
		expect(sample(SAMPLE_REQUESTS.download)).toContain(`        FILE *target = fopen("bericht.pdf", "wb");
        if (target == NULL) {
            perror("bericht.pdf");
        } else {
            copy(answer, target);
            fclose(target);
            exit_code = EXIT_SUCCESS;`);
	});

	test('sends two secrets', () => {
		expect(sample(SAMPLE_REQUESTS.twoKeys)).toContain(`    struct curl_slist *headers = NULL;
    char shop_token_header[8192];
    snprintf(shop_token_header, sizeof shop_token_header, "X-Key: %s", shop_token);
    headers = curl_slist_append(headers, shop_token_header);
    char shop_session_header[8192];
    snprintf(shop_session_header, sizeof shop_session_header, "Cookie: a=b%%; s=%s", shop_session);
    headers = curl_slist_append(headers, shop_session_header);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);`);
	});

	test('encodes a secret in the address', () => {
		expect(sample(SAMPLE_REQUESTS.queryKey)).toContain(`    char *encoded = curl_easy_escape(curl, shop_token, 0);
    char url[8192];
    snprintf(url, sizeof url, "%s%s",
        "https://api.example.com/v1/items?a=1&api_key=",
        encoded);
    curl_free(encoded);
    curl_easy_setopt(curl, CURLOPT_URL, url);`);
	});

	test('sends the bytes of a file', () => {
		expect(sample(SAMPLE_REQUESTS.binary)).toContain(`    fseek(file, 0, SEEK_END);
    curl_off_t size = ftell(file);
    rewind(file);
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READDATA, file);
    curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, size);`);
	});
});
