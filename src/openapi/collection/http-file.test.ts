import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { httpFile } from './http-file.ts';

const pageOf = ({ slug }: { slug: string }) => `https://docs.example.com/docs/api/${slug}/`;

const SHOP = `
servers: [{ url: "https://api.example.com/v1/" }]
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    login: { type: http, scheme: basic }
    key: { type: apiKey, in: query, name: key }
paths:
  /parts/{id}:
    get:
      summary: "Teil\\n### lesen"
      security: [{ token: [], key: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, example: Prüfung }
        - { name: q, in: query, required: true, schema: { type: string }, example: a b }
      responses: { "200": { description: Da } }
    post:
      security: [{ login: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 7 }]
      requestBody: { content: { application/json: { example: { name: Ü } } } }
      responses: { "201": { description: Da } }
    put:
      servers: [{ url: "https://files.example.com" }]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 7 }]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, contentMediaType: application/pdf }, note: { type: string } } }
            example: { file: a.pdf, note: n }
      responses: { "201": { description: Da } }
`;

test('each request stands behind its separator, with example values, and secrets stand nowhere', () => {
	const [head = '', ...requests] = httpFile(modelOf(SHOP), { tokenVariable: 'SHOP_TOKEN', pageOf }).split(/^### /m);
	expect(head.split('\n').filter((line) => line.startsWith('@'))).toEqual([
		'@baseUrl = https://api.example.com/v1',
		'@SHOP_TOKEN = hier-eintragen',
		'@SHOP_KEY = hier-eintragen',
		'@SHOP_USER = hier-eintragen',
		'@SHOP_PASSWORD = hier-eintragen',
	]);
	expect(requests.map((request) => request.trim())).toEqual([
		`Teil ### lesen
# https://docs.example.com/docs/api/get-parts-id/
# @name get-parts-id
GET {{baseUrl}}/parts/Pr%C3%BCfung?q=a%20b&key={{SHOP_KEY}}
Authorization: Bearer {{SHOP_TOKEN}}`,
		`POST /parts/{id}
# https://docs.example.com/docs/api/post-parts-id/
# @name post-parts-id
POST {{baseUrl}}/parts/7
Authorization: Basic {{SHOP_USER}} {{SHOP_PASSWORD}}
Content-Type: application/json

{
  "name": "Ü"
}`,
		`PUT /parts/{id}
# https://docs.example.com/docs/api/put-parts-id/
# @name put-parts-id
PUT https://files.example.com/parts/7
Content-Type: multipart/form-data; boundary=teil-8f1d0c52b7

--teil-8f1d0c52b7
Content-Disposition: form-data; name="file"; filename="a.pdf"
Content-Type: application/pdf

< ./a.pdf
--teil-8f1d0c52b7
Content-Disposition: form-data; name="note"

n
--teil-8f1d0c52b7--`,
	]);
});
