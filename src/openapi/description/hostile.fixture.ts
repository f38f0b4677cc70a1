/** What reading a description comes to. */
interface Reading {
	text: string;
	/** Rules that speak of it, each once, in their order. */
	rules: string;
	/** A piece of the message that says what is wrong or how it is read. */
	says?: string;
	/** Paths of the operations that are there. */
	paths?: readonly string[];
	/** Texts that the model must still hold. */
	holds?: readonly string[];
}

const head = (version: string) => `openapi: ${version}\ninfo: { title: Lager, version: '1' }\n`;
const operation = "get: { operationId: a, responses: { '200': { description: gut } } }";
const schema = (written: string, version = '3.1.0') =>
	`${head(version)}paths: { /a: { get: { operationId: a, responses: { '200': { description: gut, content: { application/json: { schema: ${written} } } } } } } }`;
const shared = (written: string) =>
	`${head('3.1.0')}paths: { /a: { get: { operationId: a, responses: { '200': { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } } }\ncomponents: { schemas: { ${written} } }`;

/** Descriptions as people and programs write them, and what is made of them: nothing that can be read is refused, and nothing is read otherwise without a word. */
export const HOSTILE: Readonly<Record<string, Reading>> = {
	'the type null in 3.0': { text: schema("{ type: 'null' }", '3.0.3'), rules: 'api-schema', paths: ['/a'] },
	'a list of types in 3.0': {
		text: schema("{ type: object, properties: { b: { type: [string, 'null'] } } }", '3.0.3'),
		rules: 'api-schema',
		paths: ['/a'],
		holds: ['"b"'],
	},
	'a media type that is null': {
		text: `${head('3.0.3')}paths: { /a: { get: { operationId: a, responses: { '200': { description: gut, content: { text/plain: null } } } } } }`,
		rules: 'api-reading',
		says: 'ohne Schema',
		holds: ['text/plain'],
	},
	'a property that is the name of a type': {
		text: schema('{ type: object, properties: { b: string } }'),
		rules: 'api-reading',
		says: 'gelesen wird der Typ',
		holds: ['"b"'],
	},
	'a property that is a text': {
		text: schema('{ type: object, properties: { b: Wie es heißt } }'),
		rules: 'api-reading',
		says: 'als Beschreibung',
		holds: ['Wie es heißt'],
	},
	'a property that is null': { text: schema('{ type: object, properties: { b: null } }'), rules: 'api-reading', says: 'beliebiger Wert', holds: ['"b"'] },
	'a link with a server': {
		text: `${head('3.0.3')}paths: { /a: { get: { operationId: a, responses: { '200': { description: gut, links: { l: { operationId: a, server: { url: 'https://zwei.example' } } } } } } } }`,
		rules: '',
		paths: ['/a'],
		holds: ['https://zwei.example'],
	},
	'a path without slash': {
		text: `${head('3.0.3')}paths: { teile: { ${operation} } }`,
		rules: 'api-reading',
		says: 'gelesen wird „/teile“',
		paths: ['/teile'],
	},
	'a path that stands twice in YAML': {
		text: `${head('3.0.3')}paths:\n  /a: { ${operation} }\n  /a: { put: { operationId: b, responses: { '200': { description: gut } } } }`,
		rules: 'api-duplicate-key',
		says: 'zuerst in Zeile 4',
		paths: ['/a', '/a'],
	},
	'a path that stands twice in JSON': {
		text: '{ "openapi": "3.0.3", "info": { "title": "A", "version": "1" }, "paths": {\n"/a": { "get": { "operationId": "a", "responses": { "200": { "description": "gut" } } } },\n"/a": { "put": { "operationId": "b", "responses": { "200": { "description": "gut" } } } } } }',
		rules: 'api-duplicate-key',
		says: '„/a“ steht zweimal',
		paths: ['/a', '/a'],
	},
	'a value that stands twice': {
		text: `openapi: 3.1.0\ninfo: { title: Lager, title: Lager 2, version: '1' }\npaths: { /a: { ${operation} } }`,
		rules: 'api-duplicate-key',
		says: 'Gelesen wird der letzte Wert',
		holds: ['Lager 2'],
	},
	'a schema that is itself': { text: shared("A: { $ref: '#/components/schemas/A' }"), rules: 'api-reference-circle', says: 'führt im Kreis', paths: ['/a'] },
	'a schema that takes itself in': {
		text: shared("A: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { b: { type: string } } }"),
		rules: 'api-reference-circle',
		says: 'führt im Kreis',
		holds: ['"b"'],
	},
	'two schemas that take each other in': {
		text: shared("A: { allOf: [{ $ref: '#/components/schemas/B' }] }, B: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { b: { type: string } } }"),
		rules: 'api-reference-circle',
		says: 'führt im Kreis',
		holds: ['"b"'],
	},
	'a reference to nothing': { text: shared("A: { properties: { b: { $ref: '#/nix' } } }"), rules: 'api-reference', says: 'führt ins Leere', holds: ['"b"'] },
	'a reference to another document': {
		text: shared("A: { properties: { b: { $ref: 'https://x.example/y.json' } } }"),
		rules: 'api-remote-reference',
		says: 'nicht verfolgt',
		holds: ['"b"'],
	},
	'nesting without end': {
		text: `{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/a": { "get": { "operationId": "a", "responses": { "200": { "description": "gut", "content": { "application/json": { "schema": ${'{"properties":{"a":'.repeat(120)}{}${'}}'.repeat(120)} } } } } } } } }`,
		rules: 'api-oversized',
		says: 'Ebenen tief; der Rest wurde weggelassen',
		paths: ['/a'],
	},
	'nothing but the version': { text: 'openapi: 3.1.0', rules: 'api-schema', says: 'fehlt' },
	'no version of the API': {
		text: `openapi: 3.1.0\ninfo: { title: Lager }\npaths: { /a: { ${operation} } }`,
		rules: 'api-schema',
		says: '„version“ fehlt',
		paths: ['/a'],
	},
	'a version without quotation marks': {
		text: `openapi: 3.1\ninfo: { title: Lager, version: 1.10 }\npaths: { /a: { ${operation} } }`,
		rules: 'api-schema',
		paths: ['/a'],
	},
	'an answer that is null': {
		text: `${head('3.1.0')}paths: { /a: { get: { operationId: a, responses: { '200': null } } } }`,
		rules: 'api-reading api-schema',
		says: 'nur ihr Status',
		paths: ['/a'],
	},
	'an answer that is a text': {
		text: `${head('3.1.0')}paths: { /a: { get: { operationId: a, responses: { '200': Alles gut } } } }`,
		rules: 'api-reading',
		says: 'als ihre Beschreibung',
		holds: ['Alles gut'],
	},
	'a tag that is no list': {
		text: `${head('3.1.0')}paths: { /a: { get: { operationId: a, tags: Lager, responses: { '200': { description: gut } } } } }`,
		rules: 'api-reading',
		says: '„tags“ ist keine Liste',
		holds: ['Lager'],
	},
	'a required that is no list': {
		text: schema('{ type: object, required: b, properties: { b: { type: string } } }'),
		rules: 'api-reading',
		says: '„required“ ist keine Liste',
		paths: ['/a'],
	},
	'a server that is a text': {
		text: `${head('3.1.0')}servers: ['https://eins.example']\npaths: { /a: { ${operation} } }`,
		rules: 'api-reading',
		says: 'als Adresse',
		holds: ['https://eins.example'],
	},
	'a type of another language': {
		text: schema('{ type: object, properties: { b: { type: int }, c: { type: Boolean } } }'),
		rules: 'api-reading',
		says: 'gelesen wird „integer“',
		holds: ['"c"'],
	},
	'an object with entries': {
		text: schema('{ type: object, items: { type: object, properties: { b: { type: string } } } }'),
		rules: 'api-reading',
		says: 'als Aufbau des Objekts',
		holds: ['"b"'],
	},
	'a list with fields': {
		text: schema('{ type: array, properties: { b: { type: string } } }'),
		rules: 'api-reading',
		says: 'als die ihrer Einträge',
		holds: ['"b"'],
	},
	'a key that nobody knows': {
		text: `${head('3.1.0')}paths: { /a: { ${operation}, nix: 1 } }`,
		rules: 'api-schema',
		says: 'gehört nicht hierher',
		paths: ['/a'],
	},
	'parameters that are no list': {
		text: `${head('3.1.0')}paths: { /a: { get: { operationId: a, parameters: 5, responses: { '200': { description: gut } } } } }`,
		rules: 'api-schema',
		says: 'falschen Typ',
		paths: ['/a'],
	},
	'a number of many digits': {
		text: '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/a": { "get": { "operationId": "a", "parameters": [{ "name": "b", "in": "query", "schema": { "type": "integer", "format": "int64" }, "example": 9007199254740993 }], "responses": { "200": { "description": "gut" } } } } } }',
		rules: '',
		holds: ['9007199254740993'],
	},
	'a number of many digits in YAML': {
		text: `${head('3.1.0')}paths: { /a: { get: { operationId: a, parameters: [{ name: b, in: query, schema: { type: integer, maximum: 9223372036854775807 }, example: 9007199254740993 }], responses: { '200': { description: gut } } } } }`,
		rules: '',
		holds: ['9007199254740993'],
	},
	'types that contradict each other': { text: schema('{ allOf: [{ type: string }, { type: integer }] }'), rules: '', paths: ['/a'] },
	'a header of impossible name': {
		text: `${head('3.1.0')}security: [{ k: [] }]\npaths: { /a: { ${operation} } }\ncomponents: { securitySchemes: { k: { type: apiKey, in: header, name: 'X-<b>' } } }`,
		rules: 'api-reading',
		holds: ['X-<b>'],
	},
	'an id that stands twice': {
		text: `${head('3.1.0')}paths: { /a: { ${operation} }, /b: { ${operation} } }`,
		rules: 'api-operation-id',
		says: 'ist doppelt',
		paths: ['/a', '/b'],
	},
	'control characters': {
		text: '{ "openapi": "3.1.0", "info": { "title": "A\\u0000B", "version": "1" }, "paths": { "/a": { "get": { "operationId": "a", "responses": { "200": { "description": "gut" } } } } } }',
		rules: '',
		holds: ['AB'],
	},
	'names of the language': {
		text: shared('A: { properties: { __proto__: { type: string }, constructor: { type: string } } }'),
		rules: '',
		holds: ['constructor'],
	},
};
