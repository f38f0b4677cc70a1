/** What stands before a description that has no head of its own. */
const HEAD = 'openapi: 3.1.0\ninfo: { title: Lager, version: "7.3" }\n';

/** An operation with a body of one schema, as YAML. */
const body = (schema: string, type = 'application/json') =>
	`paths: { /teile: { post: { operationId: teil, requestBody: { content: { ${type}: { schema: ${schema} } } }, responses: { '204': { description: Angelegt } } } } }`;
/** An operation with an answer of one schema. */
const answer = (schema: string, more = '') =>
	`paths: { /teile: { get: { operationId: teile, responses: { '200': { description: Gefunden${more}, content: { application/json: { schema: ${schema} } } } } } } }`;
/** An operation with one parameter. */
const parameter = (written: string) =>
	`paths: { /teile: { get: { operationId: teile, parameters: [${written}], responses: { '200': { description: Gefunden } } } } }`;
/** An operation of which more is said than its answer. */
const operation = (written: string) => `paths: { /teile: { get: { operationId: teile, ${written}, responses: { '200': { description: Gefunden } } } } }`;
const old = (version: string, rest: string) => `openapi: ${version}\ninfo: { title: Lager, version: "7.3" }\n${rest}`;
const swagger = (rest: string) => `swagger: '2.0'\ninfo: { title: Lager, version: "7.3" }\n${rest}`;

const FEATURES: Readonly<Record<string, string>> = {
	'an extension among the paths':
		'paths: { x-vorlage: { get: { description: Vorlage, responses: { default: { description: Nichts } } } }, /teile: { get: { operationId: teile, summary: Alle Teile, description: Auch leere, responses: { "200": { description: Gefunden } } } } }',
	'title of a field': body('{ type: object, properties: { hoehe: { type: integer, title: Bauhöhe } } }'),
	'title of a list': body('{ type: object, properties: { masse: { type: array, title: Maßreihe, items: { type: number } } } }'),
	'title of entries': body('{ type: array, title: Stückliste, items: { type: object, title: Zeile, properties: { nr: { type: integer } } } }'),
	'format of entries': body(
		'{ type: object, properties: { masse: { type: array, items: { type: object, format: qx-gitter, properties: { nr: { type: integer } } } } } }',
	),
	'format of lists in a list': body(
		'{ type: object, properties: { masse: { type: array, items: { type: array, format: qx-reihung, items: { type: integer } } } } }',
	),
	'titles of merged parts': body(
		'{ allOf: [{ title: Kopfdaten, properties: { a: { type: string } } }, { title: Fußdaten, properties: { b: { type: string } } }] }',
	),
	'title of a shared value': `${body('{ type: object, properties: { id: { $ref: "#/components/schemas/Kennung" } } }')}\ncomponents: { schemas: { Kennung: { type: string, title: Teilenummer } } }`,
	'two descriptions of a field': `${body('{ type: object, properties: { ort: { $ref: "#/components/schemas/Ort", description: Wo es liegt. } } }')}\ncomponents: { schemas: { Ort: { type: object, description: Ein Regal., properties: { fach: { type: string } } } } }`,
	'description in allOf beside a reference': `${body('{ type: object, properties: { ort: { allOf: [{ $ref: "#/components/schemas/Ort" }, { description: Wo es liegt. }] } } }')}\ncomponents: { schemas: { Ort: { type: string, description: Ein Regal. } } }`,
	'two descriptions of a parameter': parameter('{ in: query, name: art, description: Welche Art., schema: { type: string, description: Kurzname der Art. } }'),
	'a list by reference': `${body('{ type: object, properties: { a: { $ref: "#/components/schemas/Zeilen" }, b: { $ref: "#/components/schemas/Zeilen" } } }')}\ncomponents: { schemas: { Zeilen: { type: array, items: { type: object, properties: { n: { type: integer } } } } } }`,
	'name in XML of what stands elsewhere': `${body('{ type: object, properties: { a: { $ref: "#/components/schemas/Preis" }, b: { $ref: "#/components/schemas/Preis" } } }', 'application/xml')}\ncomponents: { schemas: { Preis: { type: object, xml: { name: betrag }, properties: { n: { type: integer } } } } }`,
	'limits of a list by reference': `${body('{ type: object, properties: { a: { $ref: "#/components/schemas/Zeilen" }, b: { $ref: "#/components/schemas/Zeilen" } } }')}\ncomponents: { schemas: { Zeilen: { type: array, minItems: 3, maxItems: 417, items: { type: object, properties: { n: { type: integer } } } } } }`,
	'what has to be sent stands among the answers':
		'paths: { /teile: { post: { operationId: teil, requestBody: { content: { application/json: { schema: { type: object, properties: { daten: { type: object, properties: { teile: { type: array, items: { $ref: "#/components/schemas/Teil" } } } } } } } } }, responses: { "200": { description: Angelegt, content: { application/json: { schema: { $ref: "#/components/schemas/Teil" } } } } } } } }\ncomponents: { schemas: { Teil: { type: object, required: [nummer], properties: { nummer: { type: string }, maß: { type: object, required: [hoehe], properties: { hoehe: { type: number } } } } } } }',
	'examples near and far': `${answer('{ allOf: [{ $ref: "#/components/schemas/P" }, { properties: { titel: { example: Kein Zutritt } } }] }')}\ncomponents: { schemas: { P: { type: object, properties: { titel: { type: string, example: Allgemein } } } } }`,
	'description of entries': body('{ type: object, properties: { namen: { type: array, items: { type: string, description: Ein Rufname. } } } }'),
	'default of entries': body('{ type: object, properties: { namen: { type: array, items: { type: string, default: ohne } } } }'),
	'entries that may be null': body('{ type: object, properties: { werte: { type: array, items: { type: [number, "null"] } } } }'),
	'entries without further fields': body(
		'{ type: object, properties: { z: { type: array, items: { type: object, additionalProperties: false, properties: { a: { type: string } } } } } }',
	),
	'limits of entries': body('{ type: object, properties: { z: { type: array, minItems: 2, maxItems: 9, items: { type: string, maxLength: 33 } } } }'),
	'format of an object': body('{ type: object, properties: { verweise: { type: object, format: uri-map } } }'),
	'a format that nobody knows': body('{ type: object, properties: { konto: { type: string, format: iban } } }'),
	'further reading of a field': body(
		'{ type: object, properties: { a: { type: string, externalDocs: { url: "https://doku.example/a", description: Mehr dazu } } } }',
	),
	'why an operation and a parameter go':
		'paths: { /teile: { get: { operationId: teile, x-deprecated: true, x-deprecation-reason: Siehe Lager., parameters: [{ in: query, name: art, schema: { type: string }, x-deprecated: Heißt jetzt sorte. }], responses: { "200": { description: Gefunden } } } } }',
	'further reading of entries': body(
		'{ type: object, properties: { a: { type: array, items: { type: object, externalDocs: { url: "https://teile.example/buch" }, properties: { b: { type: string } } } } } }',
	),
	'an address in code written as HTML': operation('description: \'Zum <b>Beispiel</b> <pre><code>{"url": "https://teile.example/P"}</code></pre>\''),
	'names in angle brackets': body(
		'{ type: object, properties: { a: { type: string, description: "Hier steht <object> oder <title>, und danach kommt noch mehr." }, b: { type: string, description: "Unter /teile/<nummer> und **danach**." } } }',
	),
	'why a field goes': body('{ type: object, properties: { a: { type: string, deprecated: true, x-deprecated-description: Siehe b. } } }'),
	'values that are objects or lists': body(
		'{ type: object, properties: { paar: { type: array, items: { type: integer }, const: [417, 418] }, ort: { type: object, properties: { fach: { type: string } }, enum: [{ fach: oben }, { fach: unten }] }, wahl: { type: [object, string], enum: [{ fach: links }, rechts] } } }',
	),
	'values of entries at their list': parameter('{ in: query, name: sorten, schema: { type: array, items: { type: string }, enum: [rotgelb, blaugrün] } }'),
	'a whole body that goes away': `paths: { /teile: { post: { operationId: teil, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Alt" } } } }, responses: { '204': { description: Angelegt } } } } }\ncomponents: { schemas: { Alt: { type: object, deprecated: true, properties: { a: { type: string } } } } }`,
	'an error whose body goes away': `paths: { /teile: { get: { operationId: teile, responses: { '204': { description: Da }, '400': { description: Falsch, content: { application/json: { schema: { $ref: "#/components/schemas/Alt" } }, application/problem+json: { schema: { type: string } } } } } } } }\ncomponents: { schemas: { Alt: { type: object, deprecated: true, properties: { a: { type: string } } } } }`,
	'a file where a schema has that name (2.0)': swagger(
		`paths: { /teile: { post: { operationId: teil, consumes: [multipart/form-data], parameters: [{ in: formData, name: bild, type: file, description: Ein Bild. }], responses: { '200': { description: Zurück, schema: { type: file } } } } } }\ndefinitions: { file: { type: object, properties: { pfad: { type: string } } } }`,
	),
	'a response among the schemas': `paths: { /teile: { get: { operationId: teile, responses: { '200': { $ref: "#/components/schemas/Gefunden" } } } } }\ncomponents: { schemas: { Gefunden: { description: Alles da., content: { application/json: { schema: { type: object, properties: { anzahl: { type: integer } } } } } } } }`,
	'values that may grow': body('{ type: object, properties: { a: { type: string, x-extensible-enum: [rot, blau] } } }'),
	'names in XML': body(
		'{ type: object, xml: { name: teil, namespace: "urn:teil", prefix: t }, properties: { id: { type: integer, xml: { attribute: true, name: nr } } } }',
		'application/xml',
	),
	'wrapping in XML': body(
		'{ type: object, properties: { namen: { type: array, xml: { wrapped: true, name: namensliste }, items: { type: string, xml: { name: rufname } } } } }',
		'application/xml',
	),
	'fields that are only sent': body(
		'{ type: object, required: [geheim], properties: { geheim: { type: string, writeOnly: true }, id: { type: integer, readOnly: true } } }',
	),
	'what null means among alternatives': body(
		'{ type: object, properties: { ort: { oneOf: [{ type: "null", description: Noch keiner. }, { type: string, description: Ein Fach. }, { type: integer }] }, preis: { description: Der Preis., anyOf: [{ type: number }, { type: "null", description: Auf Anfrage. }] } } }',
	),
	'a type beside a reference to another one (2.0)': swagger(
		`definitions: { Ort: { type: object, properties: { fach: { type: string, maxLength: 7 } } } }
paths: { /teile: { get: { operationId: teile, responses: { '200': { description: Da, schema: { type: object, properties: { ort: { type: string, $ref: "#/definitions/Ort" } } } } } } } }`,
	),
	'alternatives that may be null': body(
		'{ type: object, properties: { wert: { oneOf: [{ type: string, nullable: true, maxLength: 17 }, { type: integer, nullable: true }, { type: array, nullable: true, items: { type: string } }] } } }',
	),
	'an alternative that goes away': body(
		'{ type: object, properties: { groesse: { oneOf: [{ title: Neu, type: string, enum: [x1, x2] }, { title: Alt, type: string, enum: [y1, y2], deprecated: true, description: Nicht mehr. }] } } }',
	),
	'alternatives with fields, one of which goes away': body(
		'{ oneOf: [{ title: Neu, type: object, properties: { a: { type: string } } }, { title: Alt, type: object, deprecated: true, properties: { b: { type: string } } }] }',
	),
	'entries that go away': `${answer('{ type: object, properties: { kerne: { type: array, items: { $ref: "#/components/schemas/Kern" } }, kern: { $ref: "#/components/schemas/Kern" } } }')}\ncomponents: { schemas: { Kern: { type: object, deprecated: true, properties: { id: { type: integer } } } } }`,
	'values that an enumeration beside them excludes': `${body('{ type: object, properties: { art: { enum: [neu], allOf: [{ $ref: "#/components/schemas/Art" }] } } }')}\ncomponents: { schemas: { Art: { type: string, oneOf: [{ const: neu, title: NEU, description: Frisch geliefert. }, { const: alt, title: ALT, description: Schon da. }] } } }`,
	'values of a base that an operation does not offer': `${body('{ anyOf: [{ $ref: "#/components/schemas/Anlegen" }, { $ref: "#/components/schemas/Sperren" }] }')}\ncomponents: { schemas: { Schritt: { type: object, discriminator: { propertyName: was, mapping: { anlegen: "#/components/schemas/Anlegen", sperren: "#/components/schemas/Sperren", wiegen: "#/components/schemas/Wiegen" } }, properties: { was: { type: string } } }, Anlegen: { allOf: [{ $ref: "#/components/schemas/Schritt" }], properties: { ort: { type: string } } }, Sperren: { allOf: [{ $ref: "#/components/schemas/Schritt" }], properties: { grund: { type: string } } }, Wiegen: { allOf: [{ $ref: "#/components/schemas/Schritt" }], properties: { gramm: { type: integer } } } } }`,
	'what has to be sent stands among the answers, and something far down leads to it':
		'paths: { /teile: { post: { operationId: teil, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } }, responses: { "200": { description: Angelegt, content: { application/json: { schema: { type: object, properties: { teil: { $ref: "#/components/schemas/Teil" } } } } } } } } } }\ncomponents: { schemas: { A: { type: object, properties: { b: { $ref: "#/components/schemas/B" } } }, B: { type: object, properties: { c: { $ref: "#/components/schemas/C" } } }, C: { type: object, properties: { d: { $ref: "#/components/schemas/D" } } }, D: { type: object, properties: { e: { $ref: "#/components/schemas/E" } } }, E: { type: object, properties: { f: { $ref: "#/components/schemas/F" } } }, F: { type: object, properties: { teil: { $ref: "#/components/schemas/Teil" } } }, Teil: { type: object, required: [nummer], properties: { nummer: { type: string } } } } }',
	'a closed object': body('{ type: object, additionalProperties: false, properties: { a: { type: string } } }'),
	'texts as values of an object': body('{ type: object, properties: { stand: { type: object, enum: [offen, fertig] } } }'),
	'a description that is moved to the right': parameter(
		'{ in: query, name: art, description: "    Siehe [Teile](https://lager.example/teile)\\n    und [Regale](https://lager.example/regale).\\n\\n    **Nur** lesen.", schema: { type: string } }',
	),
	'kinds that add nothing to their base': `${body('{ type: object, properties: { griff: { $ref: "#/components/schemas/Griff" } } }')}\ncomponents: { schemas: { Griff: { type: object, discriminator: { propertyName: art, mapping: { knauf: "#/components/schemas/Knauf", kugel: "#/components/schemas/Kugel", stange: "#/components/schemas/Stange" } }, properties: { art: { type: string } } }, Knauf: { type: object, allOf: [{ $ref: "#/components/schemas/Griff" }] }, Kugel: { type: object, allOf: [{ $ref: "#/components/schemas/Griff" }] }, Stange: { allOf: [{ $ref: "#/components/schemas/Griff" }, { type: object, properties: { laenge: { type: number } } }] } } }`,
	'a kind of its base that stands elsewhere': `${body('{ type: object, properties: { tor: { $ref: "#/components/schemas/Verweis" }, tuer: { type: array, items: { $ref: "#/components/schemas/Tuerverweis" } } } }')}\ncomponents: { schemas: { Verweis: { type: object, properties: { art: { type: string }, nummer: { type: string } } }, Tuerverweis: { type: object, allOf: [{ $ref: "#/components/schemas/Verweis" }], discriminator: { propertyName: art, mapping: { Tuer: "#/components/schemas/Tuerverweis" } } } } }`,
	'attributes of an element with a text': body(
		'{ type: object, properties: { dienst: { type: array, items: { type: string }, properties: { ort: { type: string, xml: { attribute: true } } } } } }',
	).replace('application/json', 'application/xml'),
	'a summary of several lines': operation(
		'summary: "**Neu hier?** Nehmen Sie [Teile](/teile-liste)\\nund lesen Sie zuerst, was darin steht, bevor Sie eines anlegen oder ändern. Danach finden Sie hier alles, was Sie brauchen."',
	),
	'values of a text that stand as its fields': body(
		'{ type: object, properties: { stand: { type: string, properties: { neu: { description: Eben angelegt. }, alt: { description: Schon länger da. } } } } }',
	),
	'a discriminator': `${body('{ oneOf: [{ $ref: "#/components/schemas/Katze" }, { $ref: "#/components/schemas/Hund" }], discriminator: { propertyName: art, mapping: { mieze: "#/components/schemas/Katze" } } }')}\ncomponents: { schemas: { Katze: { type: object, properties: { art: { type: string }, fell: { type: string } } }, Hund: { type: object, properties: { art: { type: string }, leine: { type: number } } } } }`,
	conditions: body(
		'{ type: object, properties: { a: { type: string } }, if: { properties: { a: { const: ja } } }, then: { properties: { b: { type: string, maxLength: 12 } } } }',
	),
	'places of a list': body(
		'{ type: object, properties: { punkt: { type: array, prefixItems: [{ type: number, description: Breite. }, { type: number, description: Höhe. }] } } }',
	),
	'free keys': body('{ type: object, additionalProperties: { type: integer, maximum: 77 } }'),
	'names by pattern': body('{ type: object, patternProperties: { "^x-": { type: string, description: Eigenes. } } }'),
	'a parameter as pipes': parameter('{ in: query, name: f, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }'),
	'a parameter as spaces': parameter('{ in: query, name: f, style: spaceDelimited, explode: false, schema: { type: array, items: { type: string } } }'),
	'an object in brackets': parameter(
		'{ in: query, name: f, style: deepObject, schema: { type: object, properties: { von: { type: integer }, bis: { type: integer } } } }',
	),
	'examples of a parameter': parameter(
		'{ in: query, name: f, schema: { type: string }, examples: { a: { value: rot, summary: Farbe }, b: { externalValue: "https://beispiel.example/b" } } }',
	),
	'a parameter in JSON': parameter(
		'{ in: query, name: f, content: { application/json: { schema: { type: object, properties: { von: { type: integer, minimum: 4 } } } } } }',
	),
	'a deprecated header': parameter('{ in: header, name: X-Alt, deprecated: true, description: Nicht mehr., schema: { type: string, enum: [ja, nein] } }'),
	'headers of an answer': answer(
		'{ type: string }',
		', headers: { X-Rest: { description: Was noch geht., schema: { type: integer, minimum: 3 }, example: 17 } }',
	),
	'examples of a header': answer(
		'{ type: string }',
		', headers: { Retry-After: { schema: { type: string }, examples: { s: { value: "120" }, d: { value: "Fri, 31 Dec 2021 23:59:59 GMT" } } } }',
	),
	links: `paths: { /teile: { get: { operationId: teile, responses: { '200': { description: Gefunden, links: { weiter: { operationId: teile, requestBody: $response.body#/id, parameters: { seite: $response.body#/naechste }, server: { url: "https://zwei.example", description: Zweitsitz } }, fort: { operationRef: "https://drei.example/#/paths/~1x/get" } } } } } } }`,
	'errors of different forms': `paths: { /teile: { get: { operationId: teile, responses: { '400': { description: Falsch, content: { application/json: { schema: { type: object, properties: { feld: { type: string } } } } } }, '409': { description: Zugleich, content: { application/json: { schema: { type: object, properties: { stand: { type: integer } } } } } } } } } }`,
	'ranges of status':
		'paths: { /teile: { get: { operationId: teile, responses: { 4XX: { description: Alles Falsche }, default: { description: Der Rest } } } } }',
	'ways to sign in': `security: [{ schluessel: [] }, { oauth: [lesen] }, {}]\n${operation('summary: Teile')}\ncomponents: { securitySchemes: { schluessel: { type: apiKey, in: header, name: X-Key, description: Vom Amt. }, oauth: { type: oauth2, flows: { authorizationCode: { authorizationUrl: "https://a.example/auth", tokenUrl: "https://a.example/token", refreshUrl: "https://a.example/neu", scopes: { lesen: Daten lesen } } } } } }`,
	'metadata of OAuth (3.2)': old(
		'3.2.0',
		`${operation('summary: Teile')}\ncomponents: { securitySchemes: { oauth: { type: oauth2, oauth2MetadataUrl: "https://a.example/.well-known/oauth", flows: { deviceAuthorization: { deviceAuthorizationUrl: "https://a.example/geraet", tokenUrl: "https://a.example/token", scopes: { a: Alles } } } } } }`,
	),
	'servers with variables': `servers: [{ url: "https://{ort}.example/{fassung}", description: Betrieb, variables: { ort: { default: ulm, enum: [ulm, jena], description: Sitz }, fassung: { default: v2 } } }]\n${operation('summary: Teile')}`,
	'servers of an operation': `servers: [{ url: "https://eins.example" }]\n${operation('servers: [{ url: "https://{zone}.zwei.example", description: Nur hier, variables: { zone: { default: nord, description: Himmelsrichtung } } }]')}`,
	'servers that an operation has of those of the API': `servers: [{ url: "https://{ort}.example", variables: { ort: { default: ulm, enum: [ulm, jena] } } }, { url: "https://probe.example" }]\npaths:\n  /gleich: { get: { operationId: gleich, servers: [{ url: "https://{ort}.example", variables: { ort: { default: ulm, enum: [ulm, jena] } } }, { url: "https://probe.example" }], responses: { '200': { description: Da } } } }\n  /enger: { get: { operationId: enger, servers: [{ url: "https://{ort}.example", variables: { ort: { default: jena, enum: [jena] } } }], responses: { '200': { description: Da } } } }\n  /beide: { get: { operationId: beide, servers: [{ url: "https://teile.example" }, { url: "https://probe.example" }], responses: { '200': { description: Da } } } }`,
	'a server without an address': `servers: [{ url: " ", description: Wo es läuft. }]\n${operation('summary: Teile')}`,
	'a server of a path without an address': `servers: [{ url: "https://eins.example" }]\npaths: { /teile: { servers: [{ url: " ", description: Für diesen Pfad. }], get: { operationId: teile, responses: { '200': { description: Gefunden } } } } }`,
	'servers of a path': `paths: { /teile: { servers: [{ url: "https://drei.example", description: Für den Pfad }], get: { operationId: teile, responses: { '200': { description: Gefunden } } } } }`,
	'the licence': `openapi: 3.1.0\ninfo: { title: Lager, version: "7.3", summary: Kurz gesagt, termsOfService: "https://lager.example/agb", license: { name: Frei, identifier: CC-BY-4.0 }, contact: { name: Leitstand, email: hilfe@lager.example } }\n${operation('summary: Teile')}`,
	'a callback': `paths: { /teile: { post: { operationId: teil, callbacks: { fertigmeldung: { "{$request.body#/ziel}": { post: { summary: Ist fertig, externalDocs: { url: "https://doku.example/c" }, security: [], requestBody: { content: { application/json: { schema: { type: object, properties: { stand: { type: string } } }, examples: { gut: { summary: Alles gut, value: { stand: fertig } } } } } }, responses: { '204': { description: Danke } } } } } }, responses: { '200': { description: Gefunden } } } } }`,
	'a webhook': `webhooks: { neu: { post: { summary: Neues Teil, description: Kommt sofort., externalDocs: { url: "https://doku.example/w" }, requestBody: { content: { application/json: { schema: { type: object, properties: { nr: { type: integer, maximum: 99 } } } } } }, responses: { '200': { description: Danke } } } } }\n${operation('summary: Teile')}`,
	'answers and samples of a webhook':
		'paths: {}\nwebhooks: { bestellt: { post: { summary: Wird gemeldet, x-codeSamples: [{ lang: Ruby, label: Empfänger, source: "empfangen { 200 }" }], responses: { "200": { description: Gut, content: { application/json: { schema: { type: object, properties: { ok: { type: boolean } } }, examples: { knapp: { summary: Knappe Antwort, value: { ok: true } } } } } } } } } }',
	'samples of the provider': operation("x-codeSamples: [{ lang: Perl, label: Perl 5, source: 'print lager->teile;' }]"),
	'a long summary': operation(`summary: "${'Sehr ausführlich gesagt '.repeat(12)}", description: Und noch mehr.`),
	'parts of a form': body(
		'{ type: object, properties: { bild: { type: string, contentMediaType: image/png }, name: { type: string } } }, encoding: { bild: { contentType: image/png } }',
		'multipart/form-data',
	),
	'a file (3.0)': old(
		'3.0.3',
		body(
			'{ type: object, required: [datei], properties: { datei: { type: string, format: binary, description: Das Bild. }, dateien: { type: array, items: { type: string, format: binary } } } }',
			'multipart/form-data',
		),
	),
	'words for the values of an enumeration': `${body('{ type: object, properties: { art: { type: array, items: { type: string, enum: [neu, alt], allOf: [{ $ref: "#/components/schemas/Art" }] } } } }')}\ncomponents: { schemas: { Art: { type: string, oneOf: [{ const: neu, title: NEU, description: Frisch geliefert. }, { const: alt, title: ALT, description: Schon da. }] } } }`,
	'a list without repetition by reference': `${body('{ type: object, properties: { a: { $ref: "#/components/schemas/Zeilen" }, b: { $ref: "#/components/schemas/Zeilen" } } }')}\ncomponents: { schemas: { Zeilen: { type: array, uniqueItems: true, items: { type: object, properties: { n: { type: integer } } } } } }`,
	'a field whose schema goes away': `${body('{ type: object, properties: { a: { $ref: "#/components/schemas/Teil" }, b: { $ref: "#/components/schemas/Teil" } } }')}\ncomponents: { schemas: { Teil: { type: object, deprecated: true, properties: { n: { type: integer } } } } }`,
	'an example of an answer that is text':
		'paths: { /teile: { get: { operationId: teile, responses: { "200": { description: Gefunden }, "503": { description: Nicht bereit, content: { text/plain: { schema: { type: string, example: noch nicht alles da } } } } } } } }',
	'null in one part of allOf (3.0)': old(
		'3.0.3',
		`${body('{ type: object, properties: { ort: { allOf: [{ $ref: "#/components/schemas/Ort" }, { type: object, nullable: true, description: Wo es liegt. }] } } }')}\ncomponents: { schemas: { Ort: { type: object, properties: { fach: { type: string } } } } }`,
	),
	'null in a part of allOf that says nothing else (3.0)': old(
		'3.0.3',
		body(
			'{ type: object, properties: { ort: { allOf: [{ type: object, properties: { fach: { type: string } } }, { description: Wo es liegt. }, { nullable: true }] } } }',
		),
	),
	'null in one part of allOf without a type (3.0)': old(
		'3.0.3',
		`${body('{ type: object, properties: { ort: { allOf: [{ $ref: "#/components/schemas/Ort" }, { nullable: true }] } } }')}\ncomponents: { schemas: { Ort: { type: object, properties: { fach: { type: string } } } } }`,
	),
	'null of a field that the same field in another part takes away (3.0)': old(
		'3.0.3',
		`${body('{ allOf: [{ $ref: "#/components/schemas/Teil" }, { type: object, properties: { fach: { type: string, nullable: false } } }] }')}\ncomponents: { schemas: { Teil: { type: object, properties: { fach: { type: string, nullable: true } } } } }`,
	),
	'titles of a field, of what it refers to and of that': `${body('{ type: object, properties: { stand: { title: Stand, allOf: [{ $ref: "#/components/schemas/Lauf" }] } } }')}\ncomponents: { schemas: { Lauf: { title: Stand der Lieferung, type: string, enum: [offen, zu] } } }`,
	'a text moved to the right behind an empty line': body(
		'{ type: object, properties: { frist: { type: integer, description: "\\n      Wie lange.\\n      Siehe [Fristen](https://doku.example/frist) dazu." } } }',
	),
	'signs without their semicolon': operation('description: "<p>Vorher</p><pre><code>&quot;ort&quot; : &quot;Lager&quot\\n&quot;fach&quot; : 1</code></pre>"'),
	'a media type without its first part':
		'paths: { /teile: { post: { operationId: teile, requestBody: { content: { form-data: { schema: { type: object, properties: { datei: { type: string, format: binary, description: Das Bild. } } } } } }, responses: { "200": { description: Gut } } } } }',
	'null (3.0)': old(
		'3.0.3',
		answer('{ type: object, properties: { a: { type: string, nullable: true }, b: { type: array, items: { type: integer, nullable: true } } } }'),
	),
	'excluded limits (3.0)': old('3.0.3', answer('{ type: object, properties: { a: { type: integer, minimum: 3, exclusiveMinimum: true, maximum: 9 } } }')),
	'base64 (3.0)': old('3.0.3', answer('{ type: object, properties: { a: { type: string, format: byte } } }')),
	'a body (2.0)': swagger(
		`paths: { /teile: { post: { operationId: teil, consumes: [application/json], parameters: [{ in: body, name: teil, description: Das Teil., required: true, schema: { $ref: "#/definitions/Teil" } }], responses: { '200': { description: Gefunden, schema: { $ref: "#/definitions/Teil" } } } } } }\ndefinitions: { Teil: { type: object, required: [nr], properties: { nr: { type: integer, format: int64, description: Laufende Nummer. }, art: { type: string, enum: [a, b], default: a } } } }`,
	),
	'a form (2.0)': swagger(
		`paths: { /teile: { post: { operationId: teil, consumes: [multipart/form-data], parameters: [{ in: formData, name: datei, type: file, required: true, description: Das Bild. }, { in: formData, name: titel, type: string, maxLength: 44 }], responses: { '204': { description: Fort } } } } }`,
	),
	'lists (2.0)': swagger(
		`paths: { /teile: { get: { operationId: teile, parameters: [{ in: query, name: art, type: array, collectionFormat: pipes, items: { type: string, enum: [a, b] } }], responses: { '200': { description: Gefunden, headers: { X-Rest: { type: integer, description: Was noch geht. } } } } } } }`,
	),
	'sign-in (2.0)': swagger(
		`securityDefinitions: { oauth: { type: oauth2, flow: accessCode, authorizationUrl: "https://a.example/auth", tokenUrl: "https://a.example/token", scopes: { lesen: Daten lesen } } }\nsecurity: [{ oauth: [lesen] }]\n${operation('summary: Teile')}`,
	),
	'a stream (3.2)': old(
		'3.2.0',
		`paths: { /teile: { get: { operationId: teile, responses: { '200': { summary: Strom, description: Ohne Ende., content: { application/jsonl: { itemSchema: { type: object, properties: { nr: { type: integer, maximum: 55 } } } } } } } } } }`,
	),
	'a method with a body (3.2)': old(
		'3.2.0',
		`paths: { /teile: { query: { operationId: suche, summary: Suchen, requestBody: { content: { application/json: { schema: { type: object, properties: { worte: { type: string, minLength: 3 } } } } } }, responses: { '200': { description: Gefunden } } } } }`,
	),
	'tags that mark operations': `tags: [{ name: partner, kind: audience, summary: Partner, description: Für Händler., externalDocs: { url: "https://doku.example/partner" } }]\n${operation('tags: [partner]')}`,
	'a tag with further reading': `tags: [{ name: Lager, description: Was da ist., externalDocs: { url: "https://doku.example/lager" } }]\n${operation('tags: [Lager]')}`,
};

/** One feature each. Every fact of them must stand on the page of its operation, at its element, and in its twin. */
export const SMALL_DESCRIPTIONS: readonly (readonly [feature: string, text: string])[] = Object.entries(FEATURES).map(([feature, written]) => [
	feature,
	/^(?:openapi|swagger):/.test(written) ? written : HEAD + written,
]);
