import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { java } from './java.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const sample = (request: ApiRequest) => programText(java(request));

describe('java', () => {
	test('writes a whole program', () => {
		expect(sample(SAMPLE_REQUESTS.patch)).toBe(`// Java 17 mit Unirest 1.4 und dem, was es braucht, im Klassenpfad (Debian: libunirest-java-java)

import com.mashape.unirest.http.HttpResponse;
import com.mashape.unirest.http.Unirest;

public class Beispiel {
    public static void main(String[] args) throws Exception {
        String body = """
            {
              "label": "Größe",
              "note": null
            }""";

        HttpResponse<String> response = Unirest.patch("https://api.example.com/v1/items/7")
            .header("Authorization", "Bearer " + System.getenv("SHOP_TOKEN"))
            .header("Content-Type", "application/merge-patch+json")
            .header("If-Match", "\\"7c1f0a9d2e4b\\"")
            .body(body)
            .asString();
        if (response.getStatus() < 200 || response.getStatus() > 299) {
            System.err.println("HTTP " + response.getStatus() + ": " + response.getBody());
            System.exit(1);
        }
        System.out.println(response.getBody());
    }
}
`);
	});

	test('keeps awkward text', () => {
		expect(sample(SAMPLE_REQUESTS.json)).toContain(`        String body = """
            {
              "text": "Maß \\\\"zwei\\\\" 'drei' \\\\\\\\n $HOME \${x} \`y\`\\\\n\\\\t%s ??= */ \\\\"\\\\"\\\\" ''' </script> \\\\u202eumgekehrt\\\\u2028Ende 😀",
              "count": 2,
              "flags": [true, false, null],
              "empty": {},
              "none": [],
              "it's": { "a b": 1.5 }
            }""";`);
	});

	test('uploads a file', () => {
		expect(sample(SAMPLE_REQUESTS.upload)).toContain(`            .field("file", new File("rohdaten.csv"), "text/csv")
            .field("kind", "raw_data", "text/plain; charset=UTF-8")`);
	});

	test('saves a file', () => {
		expect(sample(SAMPLE_REQUESTS.download)).toContain(`            .asBinary();
        if (response.getStatus() < 200 || response.getStatus() > 299) {
            String problem = new String(response.getBody().readAllBytes(), StandardCharsets.UTF_8);
            System.err.println("HTTP " + response.getStatus() + ": " + problem);
            System.exit(1);
        }
        Files.copy(response.getBody(), Path.of("bericht.pdf"), StandardCopyOption.REPLACE_EXISTING);`);
	});

	test('keeps an encoded slash', () => {
		expect(sample(SAMPLE_REQUESTS.path)).toContain(`        // Unirest 1.4 verändert kodierte Zeichen wie %2F im Pfad; so bleibt er, wie er ist.
        Unirest.setHttpClient(HttpClients.custom()
            .addInterceptorLast((HttpRequest request, HttpContext context) ->
                ((HttpRequestWrapper) request).setURI(URI.create("/v1/items/INV%2F100")))
            .build());`);
	});

	test('sends a multipart body without a file', () => {
		expect(sample(SAMPLE_REQUESTS.fieldsOnly)).toContain(`            .fields(Map.of())
            .field("a", "@b", true, "text/plain; charset=UTF-8")`);
	});

	test('encodes a secret in the address', () => {
		expect(sample(SAMPLE_REQUESTS.queryKey)).toContain(`        String url = "https://api.example.com/v1/items?a=1&api_key="
            + URLEncoder.encode(System.getenv("SHOP_TOKEN"), StandardCharsets.UTF_8);`);
	});
});
