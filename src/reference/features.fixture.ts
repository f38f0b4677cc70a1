/** One feature of JSON Schema each (2020-12, and what older drafts and OpenAPI 3.0 say differently): the value of `components.schemas`. */
export const SCHEMA_FEATURES: Readonly<Record<string, string>> = {
	'a number of characters': 'A: { type: string, minLength: 2, maxLength: 9 }',
	'a pattern full of signs': "A: { type: string, pattern: '^[a-z_*`|<]{1,3}(\\\\.|/)$' }",
	'limits of a number': 'A: { type: number, minimum: 1, exclusiveMaximum: 10, multipleOf: 0.5 }',
	'limits as in draft 4': 'A: { type: integer, minimum: 1, exclusiveMinimum: true }',
	'a format': 'A: { type: string, format: date-time }',
	'a format that nobody knows': 'A: { type: string, format: iban }',
	'several types': "A: { type: [string, integer, 'null'] }",
	'types of different kinds': 'A: { type: [object, string, array], properties: { a: { type: string } }, items: { type: number }, maxLength: 3 }',
	'null in the way of OpenAPI 3.0': 'A: { type: object, properties: { a: { type: string, nullable: true } } }',
	'null as an alternative':
		"A: { type: object, properties: { a: { oneOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }] } } }\nB: { type: object, properties: { b: { type: string } } }",
	'a constant': 'A: { type: object, properties: { a: { const: fest }, b: { const: 3 }, c: { const: null } } }',
	'a constant with words': 'A: { oneOf: [{ const: a, title: Erster }, { const: b, description: der zweite }] }',
	values: "A: { type: string, enum: [a, 'b c', ''] }",
	'values with meanings':
		'A: { type: string, enum: [a, b], x-enum-descriptions: { a: "Zwei\\n\\nAbsätze, *betont*.", b: kurz }, description: "Stand.\\n\\n- `a` – das hier\\n- `c` – bleibt" }',
	'many values': `A: { type: integer, enum: [${Array.from({ length: 40 }, (_, index) => index).join(', ')}] }`,
	'a default and examples': "A: { type: object, properties: { a: { type: string, default: '', examples: [x, 'y, z'] }, b: { type: object, default: {} } } }",
	'examples of entries': 'A: { type: object, properties: { a: { type: array, items: { type: string, examples: [eins, zwei] } } } }',
	'examples by name': 'A: { type: string, examples: { kurz: { value: k } } }',
	'title and description':
		'A: { title: Überschrift, description: "Erster Absatz.\\n\\n## Titel\\n\\n- eins\\n- zwei", type: object, properties: { a: { title: Innen, type: object, properties: { b: { type: string } } } } }',
	'titles of entries': 'A: { type: object, properties: { a: { type: array, items: { title: Zeile, type: object, properties: { b: { type: string } } } } } }',
	'required fields': 'A: { type: object, required: [a, fehlt], properties: { a: { type: string }, b: { type: string } } }',
	'fields in one direction': 'A: { type: object, properties: { a: { type: string, readOnly: true }, b: { type: string, writeOnly: true } } }',
	'age and farewell':
		"A: { type: object, properties: { a: { type: string, deprecated: true, x-deprecated-since: '2.0' }, b: { type: string, x-since: '1.1' } } }",
	'no further fields': 'A: { type: object, properties: { a: { type: string } }, additionalProperties: false }',
	'any further fields': 'A: { type: object, properties: { a: { type: string } }, additionalProperties: true }',
	'further fields of a type': 'A: { type: object, properties: { a: { type: string } }, additionalProperties: { type: integer, minimum: 0 } }',
	'nothing but free keys': 'A: { type: object, additionalProperties: { type: array, items: { type: number } } }',
	'fields that nothing evaluates': 'A: { allOf: [{ type: object, properties: { a: { type: string } } }], unevaluatedProperties: false }',
	'names by pattern': "A: { type: object, patternProperties: { '^x-': { type: string, description: eigenes } } }",
	'rules for names': 'A: { type: object, propertyNames: { pattern: ^a }, minProperties: 1, maxProperties: 3 }',
	'fields that need each other':
		'A: { type: object, properties: { a: { type: string }, b: { type: string } }, dependentRequired: { a: [b] }, dependentSchemas: { b: { required: [c] } } }',
	'dependencies of draft 7': 'A: { type: object, properties: { a: { type: string } }, dependencies: { a: [b], c: { properties: { d: { type: string } } } } }',
	'alternatives of required fields':
		'A: { type: object, properties: { a: { type: string }, b: { type: string } }, anyOf: [{ required: [a] }, { required: [b] }] }',
	'a list with limits': 'A: { type: array, minItems: 1, maxItems: 3, uniqueItems: true, items: { type: string, maxLength: 3 } }',
	'a list of lists': 'A: { type: array, items: { type: array, minItems: 2, items: { type: number, maximum: 9 } } }',
	'a list of values': 'A: { type: object, properties: { a: { type: array, items: { type: string, enum: [x, y], x-enum-descriptions: { x: das eine } } } } }',
	'a list of objects':
		'A: { type: array, description: Liste., items: { type: object, description: Eintrag., required: [a], properties: { a: { type: string } } } }',
	'places in a list': 'A: { type: array, prefixItems: [{ type: string, description: vorn }, { type: number }], items: { type: boolean } }',
	'a tuple of draft 4': 'A: { type: array, items: [{ type: string }, { type: number }], additionalItems: false }',
	'an entry that must be there': 'A: { type: array, contains: { const: dabei }, minContains: 2, maxContains: 4 }',
	'one of several':
		'A: { oneOf: [{ $ref: "#/components/schemas/B" }, { title: Anders, type: object, properties: { c: { type: string } } }, { type: string }, { type: object, properties: { d: { type: string } } }] }\nB: { type: object, properties: { b: { type: string } } }',
	'any of several':
		'A: { type: object, properties: { a: { type: string } }, anyOf: [{ properties: { b: { type: string } } }, { type: array, items: { type: string } }] }',
	'a discriminator':
		'A: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind, mapping: { katze: "#/components/schemas/Cat", kater: "#/components/schemas/Cat" } } }\nCat: { type: object, properties: { kind: { type: string } } }\nDog: { type: object, properties: { kind: { type: string } } }',
	'subtypes of a base':
		'A: { type: object, discriminator: { propertyName: kind }, properties: { kind: { type: string } } }\nB: { allOf: [{ $ref: "#/components/schemas/A" }, { type: object, properties: { b: { type: string } } }] }',
	'schemas merged from several':
		'A: { allOf: [{ $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/C" }, { type: object, properties: { own: { type: string } } }] }\nB: { type: object, properties: { b: { type: string } } }\nC: { type: object, required: [c], properties: { c: { type: string } } }',
	'a schema with more':
		'A: { allOf: [{ $ref: "#/components/schemas/B" }], type: object, properties: { own: { type: string } } }\nB: { type: object, properties: { b: { type: string } } }',
	'words around a base with subtypes':
		'A: { type: object, properties: { a: { allOf: [{ description: Worte. }, { $ref: "#/components/schemas/B" }] } } }\nB: { type: object, discriminator: { propertyName: kind, mapping: { c: C, d: D }, defaultMapping: D }, properties: { kind: { type: string } } }\nC: { allOf: [{ $ref: "#/components/schemas/B" }, { properties: { c: { type: string } } }] }\nD: { allOf: [{ $ref: "#/components/schemas/B" }, { properties: { d: { type: string } } }] }',
	'alternatives without titles':
		'A: { oneOf: [{ type: object, properties: { t: { const: eins } } }, { type: object, properties: { t: { const: zwei } } }, { type: object, required: [b], properties: { b: { type: string } } }, { type: string }] }',
	'alternatives of a line each':
		'A: { type: object, properties: { a: { oneOf: [{ type: string, maxLength: 3 }, { type: integer, description: Zahl., minimum: 1 }] } } }',
	'many alternatives': `A: { oneOf: [${Array.from({ length: 14 }, (_, index) => `{ title: T${index}, type: object, properties: { p${index}: { type: string } } }`).join(', ')}] }`,
	'a field that stands deeper before':
		'A: { type: object, properties: { a: { type: object, properties: { x: { $ref: "#/components/schemas/X" }, y: { type: string } } }, x: { $ref: "#/components/schemas/X" } } }\nX: { type: object, properties: { b: { type: string } } }',
	'what it must not be': 'A: { type: string, not: { enum: [verboten] } }',
	'a condition':
		'A: { type: object, properties: { a: { type: string } }, if: { properties: { a: { const: ja } } }, then: { required: [b] }, else: { properties: { c: { type: string, maxLength: 2 } } } }',
	recursion:
		'A: { type: object, properties: { name: { type: string }, next: { $ref: "#/components/schemas/A" }, all: { type: array, items: { $ref: "#/components/schemas/A" } } } }',
	'recursion of unnamed schemas':
		'A: { type: object, properties: { a: { type: object, properties: { again: { $ref: "#/components/schemas/A/properties/a" } } } } }',
	'a schema used twice':
		'A: { type: object, properties: { one: { $ref: "#/components/schemas/B" }, two: { $ref: "#/components/schemas/B", description: noch einmal, default: {} } } }\nB: { type: object, properties: { b: { type: string } } }',
	'schemas too deep to be opened':
		'A: { type: object, properties: { b: { $ref: "#/components/schemas/B" } } }\nB: { type: object, properties: { c: { $ref: "#/components/schemas/C" } } }\nC: { type: object, properties: { d: { $ref: "#/components/schemas/D" } } }\nD: { type: [object, "null"], description: Tief., properties: { e: { type: string } } }',
	'lost references': 'A: { type: object, properties: { a: { $ref: "#/components/schemas/Fehlt" }, b: { $ref: "https://example.com/x.json" } } }',
	'definitions of its own': 'A: { $defs: { x: { type: string, minLength: 1 } }, type: object, properties: { a: { $ref: "#/components/schemas/A/$defs/x" } } }',
	'a dynamic reference': 'A: { $dynamicAnchor: node, type: object, properties: { a: { $dynamicRef: "#node" } } }',
	bytes:
		'A: { type: object, properties: { a: { type: string, format: binary }, b: { type: string, contentEncoding: base64, contentMediaType: image/png }, c: { contentMediaType: application/octet-stream } } }',
	'a document in a text': 'A: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { innen: { type: string } } } }',
	'nothing, or everything': 'A: { type: object, properties: { a: false, b: true, c: {} } }',
	'names full of signs':
		'A: { type: object, required: ["a*b_c"], properties: { "a*b_c": { type: string }, "<x>": { type: string }, "mit `Strich`": { type: string }, " ": { type: string } } }',
};

/** One feature of OpenAPI each, from 2.0 to 3.2: a description; without a head one of 3.1. */
export const OPERATION_FEATURES: Readonly<Record<string, string>> = {
	'nothing at all': 'paths: { /a: { get: { responses: {} } } }',
	'Swagger 2.0': `
swagger: '2.0'
info: { title: Alt, version: '1' }
host: alt.example
basePath: /v1
schemes: [https]
consumes: [application/json]
paths:
  /a/{id}:
    post:
      summary: Ändern
      parameters:
        - { in: path, name: id, type: integer, required: true, minimum: 1 }
        - { in: query, name: list, type: array, items: { type: string }, collectionFormat: multi }
        - { in: body, name: body, required: true, schema: { type: object, properties: { a: { type: string, x-nullable: true } } } }
      responses: { '200': { description: gut, schema: { type: file }, headers: { X-A: { type: string, description: A. } }, examples: { application/json: { a: 1 } } } }
`,
	'a form of Swagger 2.0': `
swagger: '2.0'
info: { title: Alt, version: '1' }
paths: { /a: { post: { consumes: [multipart/form-data], parameters: [{ in: formData, name: datei, type: file, required: true }, { in: formData, name: titel, type: string }], responses: { '204': { description: gut } } } } }
`,
	'OpenAPI 3.0': `
openapi: 3.0.3
info: { title: Mitte, version: '1' }
paths: { /a: { get: { parameters: [{ in: query, name: q, schema: { type: integer, nullable: true, minimum: 0, exclusiveMinimum: true } }], responses: { '200': { description: gut, content: { application/json: { schema: { type: string, nullable: true, example: x } } } } } } } }
`,
	'servers of its own':
		'servers: [{ url: https://api.example }]\npaths: { /a: { servers: [{ url: https://eins.example }, { url: https://zwei.example }], get: { responses: { "200": { description: gut } } } } }',
	'a server with variables':
		'servers: [{ url: "https://{ort}.example/v1", variables: { ort: { default: ulm } } }]\npaths: { /a: { get: { responses: { "200": { description: gut } } } } }',
	'a summary of several lines': 'paths: { /a: { get: { summary: "Erste Zeile\\nzweite Zeile", responses: { "200": { description: gut } } } } }',
	'age and badges': "paths: { /a: { get: { deprecated: true, x-since: '1.2', x-badges: [{ name: Vorschau }], responses: { '200': { description: gut } } } } }",
	'further reading':
		'paths: { /a: { get: { description: "Text.\\n\\n# Groß\\n\\n```\\noffen", externalDocs: { url: "https://example.com/a_(b)", description: "Mehr *dazu*." }, responses: { "200": { description: gut } } } }, /b: { get: { externalDocs: { url: "javascript:alert(1)" }, responses: { "200": { description: gut } } } } }',
	'ways to sign in': `
security: [{ key: [] }, { oauth: [lesen], key: [] }]
paths:
  /a: { get: { x-optional-scopes: [schreiben], responses: { '200': { description: gut } } } }
  /b: { get: { security: [{}], responses: { '200': { description: gut } } } }
  /c: { get: { security: [{}, { basic: [] }], responses: { '200': { description: gut } } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    basic: { type: http, scheme: basic }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://a.example, scopes: { lesen: 'Daten *lesen*', schreiben: '' } } } }
`,
	'parameters at every place': `
paths:
  /a/{id}:
    get:
      parameters:
        - { in: path, name: id, required: true, schema: { type: string }, example: a/b }
        - { in: query, name: frei, allowReserved: true, allowEmptyValue: true, schema: { type: string }, description: Frei. }
        - { in: header, name: X-Kopf, schema: { type: array, items: { type: string, examples: [a b] } }, example: [a, b] }
        - { in: cookie, name: sitzung, schema: { type: string }, deprecated: true, x-since: '1.1' }
      responses: { '200': { description: gut } }
`,
	'ways to write a parameter': `
paths:
  /a/{p}:
    get:
      parameters:
        - { in: path, name: p, required: true, style: matrix, explode: true, schema: { type: array, items: { type: integer } }, example: [1, 2] }
        - { in: query, name: d, style: deepObject, explode: true, schema: { type: object, properties: { a: { type: string, description: innen } } }, example: { a: x } }
        - { in: query, name: s, style: spaceDelimited, schema: { type: array, items: { type: string } }, examples: { eins: { value: [a, b], summary: zwei }, zwei: { value: [] } } }
        - { in: query, name: c, content: { application/json: { schema: { type: object, properties: { a: { type: string } } }, example: { a: x } } } }
      responses: { '200': { description: gut } }
`,
	'the query as a whole (3.2)':
		'openapi: 3.2.0\ninfo: { title: Neu, version: "1" }\npaths: { /a: { query: { parameters: [{ in: querystring, name: alles, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string } } } } } }], responses: { "200": { description: gut } } } } }',
	"a method of one's own (3.2)":
		'openapi: 3.2.0\ninfo: { title: Neu, version: "1" }\npaths: { /a: { additionalOperations: { LINK: { summary: Verbinden, responses: { "200": { summary: Kurz, description: lang } } } } } }',
	'a body':
		'paths: { /a: { post: { requestBody: { description: "Der *Inhalt*.", content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string, readOnly: true }, b: { type: string, writeOnly: true } } } }, text/plain: {} } }, responses: { "200": { description: gut } } } } }',
	'a body with examples':
		'paths: { /a: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object }, examples: { eins: { summary: Erstes, description: "Mit *Text*.", value: { a: "```" } }, zwei: { externalValue: https://example.com/x.json }, drei: { externalValue: "data:x" } } }, application/xml: { example: <a/> } } }, responses: { "200": { description: gut } } } } }',
	'a body with alternatives':
		'paths: { /a: { post: { requestBody: { content: { application/json: { schema: { oneOf: [{ title: Eins, type: object, properties: { a: { type: string } } }, { title: Zwei, type: object, properties: { b: { type: integer } } }] } } } }, responses: { "200": { description: gut, content: { application/json: { schema: { type: array, items: { anyOf: [{ title: Drei, type: object, properties: { c: { type: string } } }, { type: string }] } } } } } } } } }',
	'parts of a form':
		'paths: { /a: { post: { requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { datei: { type: string, format: binary }, liste: { type: array, items: { type: string } } } }, encoding: { datei: { contentType: image/png, headers: { X-Teil: { description: Teil., schema: { type: string } } } }, liste: { style: form } } } } }, responses: { "200": { description: gut } } } } }',
	'a stream (3.2)':
		'openapi: 3.2.0\ninfo: { title: Neu, version: "1" }\npaths: { /a: { get: { responses: { "200": { description: gut, content: { application/jsonl: { itemSchema: { type: object, description: Zeile., properties: { a: { type: string } } } } } }, "400": { description: schlecht, content: { application/jsonl: { itemSchema: { type: object, properties: { b: { type: string } } } } } } } } } }',
	'several answers':
		'paths: { /a: { get: { responses: { "200": { description: "Alles gut." }, "201": { description: "Ein langer Text.\\n\\nZweiter Absatz." }, 3XX: { description: "Mit `Code`." } } } } }',
	'headers of an answer':
		'paths: { /a: { get: { responses: { "200": { description: gut, headers: { ETag: { description: Fassung., required: true, example: \'"a"\', schema: { type: string } }, X-Liste: { schema: { type: array, items: { type: integer, maximum: 3 } }, example: [1, 2] } } }, "201": { description: neu, headers: { ETag: { schema: { type: string } } } } } } } }',
	'a header used twice':
		'paths: { /a: { get: { responses: { "200": { description: gut, headers: { ETag: { $ref: "#/components/headers/ETag" } } }, "404": { description: fehlt, headers: { ETag: { $ref: "#/components/headers/ETag" }, Retry-After: { schema: { type: integer } } } }, "500": { description: kaputt, headers: { ETag: { $ref: "#/components/headers/ETag" } } } } } } }\ncomponents: { headers: { ETag: { description: Fassung., schema: { type: string } } } }',
	'links to other operations':
		'paths: { /a: { get: { operationId: a, responses: { "200": { description: gut, links: { weiter: { operationId: a, description: "Noch *einmal*.", parameters: { id: $response.body#/id } }, fort: { operationRef: "https://example.com/#/x" } } }, "400": { description: schlecht, links: { neu: { operationId: a } } } } } } }',
	'errors alike':
		'paths: { /a: { get: { responses: { "200": { description: gut }, "400": { description: schlecht, content: { application/problem+json: { schema: { $ref: "#/components/schemas/P" }, examples: { a: { summary: Fall A, value: {} } } } } }, "404": { summary: Fort, description: fehlt, content: { application/problem+json: { schema: { $ref: "#/components/schemas/P" } } } } } } } }\ncomponents: { schemas: { P: { type: object, description: Fehler., properties: { detail: { type: string } } } } }',
	'errors of all sorts':
		'paths: { /a: { get: { responses: { "400": { description: schlecht, content: { application/json: { schema: { type: object, properties: { a: { type: string } } } }, text/plain: { schema: { type: string } } } }, 4XX: { description: "Alles andere." }, default: { description: sonst } } } } }',
	'only a default answer': 'paths: { /a: { get: { responses: { default: { description: irgendwas, content: { "*/*": { schema: { type: string } } } } } } } }',
	callbacks:
		'paths: { /a: { post: { responses: { "200": { description: gut } }, callbacks: { fertig: { "{$request.body#/url}": { post: { summary: Wird gemeldet, description: "Mit *Text*.", deprecated: true, requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }, responses: { "204": { description: gut }, "410": { description: fort } } } } } } } } }',
	'answers and samples of callbacks':
		'paths: { /a: { post: { responses: { "200": { description: gut } }, callbacks: { fertig: { "{$request.body#/url}": { post: { summary: Wird gemeldet, x-codeSamples: [{ lang: Ruby, label: Empfänger, source: "get { 200 }" }], responses: { "200": { description: gut, content: { application/json: { schema: { type: object, properties: { a: { type: string } } }, examples: { knapp: { summary: Knappe Antwort, value: { a: x } } } } } } } } } } } } } }',
	'samples of the provider':
		"paths: { /a: { get: { x-codeSamples: [{ lang: Ruby, source: 'puts 1' }, { lang: Python, label: SDK, source: 'import shop' }, { lang: Go, label: Go 1.22, source: \"x := `a`\\n\" }], responses: { '200': { description: gut } } } } }",
};
