/**
 * Descriptions of each generation in which every kind of place has a part that is hidden. What tells of it is called `geheim` and a number, what readers have to find `offen` and a
 * number, so that an oracle needs no knowledge of descriptions: it looks for these words.
 */
export const HIDDEN_PLACES: Readonly<Record<string, string>> = {
	'3.2': `
openapi: 3.2.0
info: { title: Probe, version: "1", x-geheim0: { x-internal: true, text: geheim1 } }
servers:
  - { url: 'https://{geheim2}.example.com/{offen1}', variables: { geheim2: { default: api, x-internal: true }, offen1: { default: v1 } } }
  - { url: 'https://geheim3.example.com', x-internal: true }
tags:
  - { name: offen2, description: Für alle., parent: geheim4 }
  - { name: geheim4, x-internal: true, description: geheim5 }
  - { name: geheim6, description: geheim7 }
x-tagGroups:
  - { name: offen3, tags: [offen2, geheim4] }
  - { name: geheim8, tags: [geheim4] }
security: [{ geheim9: [] }, { offen4: [] }]
paths:
  /offen5/{id}:
    parameters:
      - { in: path, name: id, required: true, schema: { type: string } }
    post:
      operationId: offen6
      summary: offen7
      tags: [geheim4, offen2]
      security: [{ offen4: [], geheim9: [] }]
      parameters:
        - { in: query, name: offen8, schema: { $ref: '#/components/schemas/Filter' }, example: { offen9: a, geheim10: b } }
        - { in: query, name: geheim11, x-internal: true, schema: { type: string } }
        - { in: query, name: offen10, schema: { type: object, properties: { offen11: { type: string }, geheim12: { type: string, x-hidden: true } } }, examples: { eins: { value: { offen11: a, geheim12: geheim13 } } } }
        - { in: query, name: offen12, content: { application/json: { schema: { $ref: '#/components/schemas/Filter' }, example: { offen9: offen13, geheim10: geheim14 } } } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Alles' }
            examples:
              offen14: { summary: offen15, value: { offen16: offen17, geheim15: geheim16, liste: [{ offen18: 1, geheim17: geheim18 }], wert: { offen19: x, geheim19: geheim20 }, frei: { beliebig: { offen9: offen20, geheim10: geheim21 } } } }
              geheim22: { x-internal: true, value: { offen16: geheim23 } }
              offen21: { $ref: '#/components/examples/Geteilt' }
              offen85: { value: { offen16: a, liste: { falsch: [{ geheim17: geheim104, offen86: offen87 }] } } }
              offen22: { dataValue: { offen16: offen23, geheim15: geheim24 }, serializedValue: '{"offen16":"offen24","geheim15":"geheim25"}' }
          multipart/form-data:
            schema: { $ref: '#/components/schemas/Alles' }
            encoding: { geheim15: { contentType: text/geheim26 }, offen16: { contentType: text/offen25 } }
          application/xml:
            schema: { $ref: '#/components/schemas/Alles' }
            example: '<a><geheim15>geheim27</geheim15></a>'
          application/offen83: { example: { geheim15: geheim105, offen84: 1 } }
          text/csv:
            schema: { $ref: '#/components/schemas/Alles' }
            x-internal: true
            example: geheim28
      callbacks:
        geheim29: { '{$request.body#/geheim15}': { post: { responses: { '200': { description: gut } } } } }
        geheim30: { '{$request.body#/offen16}': { post: { x-internal: true, responses: { '200': { description: gut } } } } }
        offen26: { '{$request.body#/offen16}': { post: { summary: offen27, responses: { '200': { description: gut } } } } }
      responses:
        '200':
          description: gut
          headers:
            x-geheim31: { x-internal: true, schema: { type: string } }
            X-geheim32: { x-internal: true, schema: { type: string } }
            x-offen28: { schema: { type: string }, example: offen29 }
            value: { x-internal: true, description: geheim33, schema: { type: string } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Namen' }
              example: { value: { offen30: offen31, geheim34: geheim35 }, default: { offen32: offen33, geheim36: geheim37 }, example: geheim38 }
            application/jsonl:
              itemSchema: { $ref: '#/components/schemas/Filter' }
              example: [{ offen9: offen34, geheim10: geheim39 }]
          links:
            geheim40: { operationId: geheim41 }
            geheim42: { operationRef: '#/paths/~1geheim43/post' }
            offen35: { operationId: offen6, parameters: { id: '$response.body#/value/offen30', offen8: '$response.body#/value/geheim34', geheim11: geheim44 }, requestBody: { offen16: offen36, geheim15: geheim45 } }
        '204': { x-internal: true, description: geheim46 }
        default: { $ref: '#/components/responses/Geheim47' }
    get: { operationId: offen37, tags: [offen2], responses: { '200': { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/Basis' }, examples: { a: { value: { art: katze, offen38: offen39, geheim48: geheim49 } }, b: { value: { art: geheim50, geheim51: geheim52 } } } } } } } }
    patch: { operationId: geheim53, tags: [geheim4], responses: { '200': { description: geheim54 } } }
    additionalOperations:
      GEHEIM55: { x-internal: true, responses: { '200': { description: geheim56 } } }
  /geheim43:
    post: { operationId: geheim41, x-internal: true, tags: [geheim6], security: [{ geheim57: [] }], responses: { '200': { description: geheim58, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' }, examples: { e: { $ref: '#/components/examples/Geheim59' } } } } } } }
  /geheim60: { additionalOperations: { COPY: { operationId: geheim61, x-internal: true, responses: { '200': { description: gut } } } } }
  /geheim62: { $ref: '#/components/pathItems/Geheim63' }
  /offen40:
    get:
      operationId: offen41
      tags: [offen2]
      parameters: [{ in: query, name: geheim64, x-internal: true, schema: { type: string } }, { in: query, name: offen42, schema: { type: string } }]
      responses:
        '200':
          description: gut
          content:
            application/json:
              schema:
                type: object
                properties:
                  a: { $ref: '#/components/schemas/Teil/properties/offen43' }
                  b: { $ref: '#/components/schemas/Geheim%2E65' }
                  geheim66: { $ref: '#/components/schemas/Geheim%2E65' }
                  c: { $ref: '#/components/schemas/Offen%2E44' }
                  geheim67: { $ref: '#/components/schemas/Geheim%2E65/properties/geheim68' }
                  geheim69: { $ref: '#geheim70' }
                  d: { $ref: '#/components/schemas/Beides' }
                  e: { $ref: '#/components/schemas/Wenn' }
                  f: { $ref: '#/components/schemas/Tupel' }
                  g: { $ref: '#/components/schemas/Muster' }
                  h: { $ref: '#/components/schemas/Wahl' }
                example: { f: [offen45, geheim71, offen46], g: { geheim72: geheim73, offen47: offen48 }, h: { offen49: offen50, geheim74: geheim75 } }
  /offen51: { get: { operationId: offen52, tags: [offen2], parameters: [{ $ref: '#/paths/~1offen40/get/parameters/1' }], responses: { '200': { description: gut } } } }
webhooks:
  geheim76: { post: { x-internal: true, responses: { '200': { description: gut } } } }
  offen53: { post: { summary: offen54, responses: { '200': { description: gut } } } }
components:
  securitySchemes:
    geheim9: { x-internal: true, type: apiKey, in: header, name: X-geheim77 }
    offen4: { type: http, scheme: basic }
    geheim57: { type: http, scheme: bearer }
    offen55: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://a.example.com/offen56', scopes: { offen57: a } }, implicit: { x-internal: true, authorizationUrl: 'https://a.example.com/geheim78', scopes: { geheim79: b } } } }
  responses: { Geheim47: { x-internal: true, description: geheim80 } }
  pathItems: { Geheim63: { x-internal: true, get: { responses: { '200': { description: gut } } } } }
  examples:
    Geteilt: { value: { offen16: offen58, geheim15: geheim81 } }
    Geheim59: { value: geheim82 }
  schemas:
    Filter: { type: object, required: [geheim10], properties: { offen9: { type: string }, geheim10: { type: string, x-excluded: true } } }
    Alles:
      type: object
      required: [geheim15, offen16]
      allOf: [{ required: [geheim15, offen16] }, { required: [geheim15] }, { example: { offen16: offen59, geheim15: geheim83 } }]
      anyOf: [{ required: [geheim15] }, { required: [offen16] }]
      not: { required: [geheim15] }
      dependentRequired: { geheim15: [offen16], offen16: [geheim15, liste] }
      dependentSchemas: { geheim15: { description: geheim84 } }
      propertyNames: { enum: [geheim15, offen16, liste, wert, frei] }
      example: { offen16: offen60, geheim15: geheim85 }
      examples: [{ offen16: offen61, geheim15: geheim86 }]
      default: { offen16: offen62, geheim15: geheim87 }
      properties:
        geheim15: { type: string, x-internal: 'true', description: geheim88 }
        offen16: { type: string }
        liste: { type: array, items: { type: object, properties: { offen18: { type: integer }, geheim17: { type: string, x-exclude: true } } } }
        wert: { oneOf: [{ type: object, properties: { offen19: { type: string }, geheim19: { x-scalar-ignore: true } } }, { type: object, required: [anderes], properties: { anderes: { type: string } } }] }
        frei: { type: object, additionalProperties: { $ref: '#/components/schemas/Filter' } }
    Namen:
      type: object
      properties:
        value: { type: object, properties: { offen30: { type: string }, geheim34: { type: string, x-internal: true } } }
        default: { type: object, required: [geheim36], properties: { offen32: { type: string }, geheim36: { type: string, x-internal: true } } }
        example: { type: string, x-internal: true, description: geheim89 }
        scopes: { type: object, properties: { geheim90: { type: string, x-internal: true }, offen63: { type: string } } }
        variables: { type: object, properties: { geheim91: { type: string, x-internal: true }, offen64: { type: string } } }
        examples: { type: object, properties: { geheim92: { type: string, x-internal: true }, offen65: { type: string } } }
        enum: { type: object, properties: { geheim93: { type: string, x-internal: true }, offen66: { type: string } } }
        mapping: { type: object, properties: { geheim94: { type: string, x-internal: true }, offen67: { type: string } } }
        x-geheim95: { x-internal: true, type: string }
        x-offen68: { type: object, properties: { geheim96: { type: string, x-internal: true }, offen69: { type: string } } }
    x-geheim97: { x-internal: true, type: string }
    Basis:
      type: object
      required: [art]
      properties:
        art:
          type: string
          enum: [katze, geheim50, offen70]
          default: geheim50
          examples: [geheim50, offen70]
          x-enum-descriptions: [offen88, geheim106, offen89]
          x-enum-varnames: [Offen90, Geheim107, Offen91]
          x-enumNames: { katze: offen92, geheim50: geheim108, offen70: offen93 }
          x-enum-comments: { Offen90: offen94, Geheim107: geheim109 }
          x-ms-enum: { name: offen95, values: [{ value: katze, description: offen96 }, { value: geheim50, name: geheim110 }] }
          x-labels: [offen97, geheim111, offen98]
          x-extensible-enum: [katze, geheim50]
      discriminator: { propertyName: art, mapping: { katze: Katze, geheim50: Geheim98, offen70: '#/components/schemas/Hund' } }
      oneOf: [{ $ref: '#/components/schemas/Katze' }, { $ref: '#/components/schemas/Geheim98' }, { $ref: '#/components/schemas/Hund' }]
    Katze: { type: object, properties: { art: { type: string }, offen38: { type: string }, geheim48: { type: string, x-internal: true } } }
    Hund: { type: object, properties: { art: { type: string }, offen71: { type: string } } }
    Geheim98: { x-internal: true, type: object, properties: { art: { type: string }, geheim51: { type: string } } }
    Geheim.65: { x-internal: true, type: object, $anchor: geheim70, properties: { geheim68: { type: string } } }
    Offen.44: { type: string, description: offen72 }
    Teil: { type: object, properties: { offen43: { type: string, description: offen73 }, unten: { $ref: '#/components/schemas/Unten' } } }
    Unten: { type: string, description: offen74 }
    Beides: { allOf: [{ $ref: '#/components/schemas/Geheim%2E65' }, { $ref: '#/components/schemas/Erstes' }, { properties: { offen75: { type: string } } }] }
    Erstes: { type: object, required: [geheim99], discriminator: { propertyName: geheim99 }, properties: { offen76: { type: string, description: offen77 }, geheim99: { type: string, x-internal: true } } }
    Wenn:
      type: object
      properties: { offen78: { type: string }, geheim100: { type: string, x-internal: true } }
      if: { properties: { geheim100: { const: geheim101 } } }
      then: { required: [geheim100] }
      else: { properties: { geheim100: { maxLength: 3 } }, required: [offen78] }
    Tupel: { type: array, prefixItems: [{ type: string, description: offen79 }, { type: string, x-internal: true, description: geheim102 }, { type: string, description: offen80 }] }
    Muster: { type: object, properties: { offen47: { type: string } }, patternProperties: { '^geheim72': { x-internal: true, type: string } } }
    Wahl: { oneOf: [{ type: object, required: [offen49], properties: { offen49: { type: string }, geheim74: { type: string, x-internal: true } } }, { type: string, x-internal: true, description: geheim103 }] }
    Unbenutzt: { type: string, description: offen81 }
`,
	'3.0': `
openapi: 3.0.3
info: { title: Probe, version: "1" }
paths:
  /offen1:
    get:
      operationId: offen2
      responses:
        '200':
          description: gut
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Paar' }
              example: { offen3: offen4, geheim1: geheim2, tief: { geheim3: geheim4, offen5: offen6 } }
  /geheim5: { get: { operationId: geheim6, x-internal: true, responses: { '200': { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/Tier' } } } } } } }
components:
  schemas:
    Paar: { allOf: [{ $ref: '#/components/schemas/Teil' }, { type: object, required: [geheim1], properties: { offen3: { type: string }, tief: { type: object, required: [geheim3] } } }], example: { offen3: offen7, geheim1: geheim7 } }
    Teil: { type: object, properties: { geheim1: { type: string, nullable: true, x-internal: true }, tief: { type: object, properties: { offen5: { type: string }, geheim3: { type: string, x-internal: true } } } } }
    Tier: { type: object, description: geheim8, properties: { art: { type: string } }, discriminator: { propertyName: art } }
    Geheim9: { allOf: [{ $ref: '#/components/schemas/Tier' }, { type: object, properties: { geheim10: { type: string } } }] }
    Unbenutzt: { type: object, properties: { offen8: { $ref: '#/components/schemas/Mit' } } }
    Mit: { type: string, description: offen9 }
`,
	'2.0': `
swagger: '2.0'
info: { title: Probe, version: "1" }
host: example.com
security: [{ geheim1: [] }, { offen1: [] }]
tags: [{ name: geheim2, x-internal: true }, { name: offen2 }]
paths:
  /offen3:
    post:
      operationId: offen4
      tags: [offen2, geheim2]
      parameters:
        - { in: body, name: body, schema: { $ref: '#/definitions/A' }, x-example: { offen5: offen6, geheim3: geheim4 } }
        - { in: query, name: geheim5, x-internal: true, type: string }
        - { $ref: '#/parameters/Geheim6' }
      responses:
        '200':
          description: gut
          schema: { $ref: '#/definitions/A' }
          headers: { x-geheim7: { type: string, x-internal: true }, x-offen7: { type: string } }
          examples: { application/json: { offen5: offen8, geheim3: geheim8 } }
        '400': { $ref: '#/responses/Geheim9' }
  /geheim10: { get: { x-internal: true, responses: { '200': { description: gut, schema: { $ref: '#/definitions/Geheim11' } } } } }
parameters: { Geheim6: { in: query, name: geheim12, type: string, x-internal: true } }
responses: { Geheim9: { x-internal: true, description: geheim13 } }
securityDefinitions: { geheim1: { x-internal: true, type: apiKey, in: header, name: X-geheim14 }, offen1: { type: basic } }
definitions:
  Art: { type: object, discriminator: art, required: [art], properties: { art: { type: string, enum: [Geheim17, Offen10], x-enumNames: [geheim18, offen11], example: Geheim17 } } }
  Geheim17: { x-internal: true, allOf: [{ $ref: '#/definitions/Art' }] }
  Offen10: { allOf: [{ $ref: '#/definitions/Art' }] }
  A: { type: object, x-order: [geheim3, offen5], required: [geheim3, offen5], properties: { offen5: { type: string }, geheim3: { type: string, x-internal: true } }, example: { offen5: offen9, geheim3: geheim15 } }
  Geheim11: { type: object, properties: { geheim16: { type: string } } }
`,
};
