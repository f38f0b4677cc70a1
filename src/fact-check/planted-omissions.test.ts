import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadDescription } from '#openapi/description/load-description.ts';
import { operationPages, renderReference } from '#reference/render-reference.fixture.ts';
import { findFacts } from './find-facts.ts';
import { listFacts } from './list-facts.ts';

/** Each fact has a mark of its own (`q01` …, numbers from 7001), so that it can be taken off the pages by itself. `q…b` stands in what several places share. */
const DESCRIPTION = `
openapi: 3.1.0
info: { title: Lager q01, version: v-q02, description: Alles q03. }
servers: [{ url: 'https://q04.example/v1', description: Der erste q05. }]
tags: [{ name: teile, description: Kleine q06. }]
paths:
  /teile/{q10}:
    post:
      tags: [teile]
      summary: Teil q11
      description: Legt an q12.
      externalDocs: { url: 'https://q13.example/' }
      security: [{ q14: [] }]
      parameters:
        - { in: path, name: q10, required: true, description: Nummer q15., schema: { type: integer, minimum: 7001, maximum: 7002 } }
        - { in: query, name: q16, description: Art q17., schema: { type: string, pattern: '^q18$', minLength: 7003 } }
        - { in: query, name: stand, schema: { $ref: '#/components/schemas/Stand' } }
        - { in: header, name: X-q19, deprecated: true, schema: { type: string, default: q20, examples: [q21] } }
      requestBody:
        description: Der Inhalt q22.
        content: { application/json: { schema: { $ref: '#/components/schemas/Teil' } } }
      responses:
        '201':
          description: Angelegt q23.
          headers: { X-q24: { description: Ort q25., schema: { type: string, maxLength: 7004 } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Antwort' } } }
        '409': { description: Streit q26. }
components:
  securitySchemes: { q14: { type: apiKey, in: query, name: q27, description: Schlüssel q28. } }
  schemas:
    Teil:
      type: object
      description: Ein Teil q30.
      properties:
        q31: { type: string, description: Wort q32., maxLength: 7005 }
        q33: { type: number, multipleOf: 7006, default: 7007 }
        q34: { type: array, minItems: 2, maxItems: 7008, description: Liste q35., items: { type: string, pattern: '^q36', description: Eintrag q37. } }
        q38: { $ref: '#/components/schemas/Stand' }
        q39: { $ref: '#/components/schemas/Adresse' }
        q40: { type: array, items: { $ref: '#/components/schemas/Adresse' } }
    Adresse:
      type: object
      description: Wohin q41b.
      properties: { q42: { type: string, format: q43 }, q44: { enum: [q45, q46] } }
    Stand: { type: string, description: Wie es steht q47b., pattern: '^q48b' }
    Antwort:
      type: object
      properties: { q50: { type: string, description: Kennung q51. }, q52: { $ref: '#/components/schemas/Adresse' } }
`;

const MARKS = [...new Set(DESCRIPTION.match(/q\d\d|\b70\d\d\b/g))];

/** What is said of the whole API or operation, or is the name itself: it has no name beside which it must stand. */
const ANYWHERE = new Set('q01 q02 q03 q04 q05 q06 q10 q11 q12 q13 q14 q16 q19 q22 q23 q24 q26 q27 q28 q30 q31 q33 q34 q38 q39 q40 q42 q44 q50 q52'.split(' '));

let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
	const { model } = loadDescription(DESCRIPTION, { file: 'api.yaml' });
	if (model === undefined) throw new Error('no model');
	pages = await renderReference(model);
});

/** What the check misses on pages that something was done to. */
const missing = (change: (html: string) => string) =>
	findFacts(listFacts(parse(DESCRIPTION)), new Map([...pages].map(([path, html]) => [path, change(html)])), operationPages(pages)).missing;

/** Names of variables in samples are in capitals. */
const without = (html: string, mark: string) => html.replaceAll(new RegExp(mark, 'gi'), '');

describe('a fact that is taken off the pages is missed', () => {
	test('nothing is missing before', () => {
		expect(missing((html) => html)).toEqual([]);
	});

	test.each(MARKS)('%s', (mark) => {
		expect(missing((html) => without(html, mark))).not.toEqual([]);
	});
});

test.each(MARKS.filter((mark) => !ANYWHERE.has(mark)))('%s is missed where it stands, although the page says it elsewhere', (mark) => {
	const said = listFacts(parse(DESCRIPTION)).flatMap(({ words }) => words.filter((word) => word.includes(mark)));
	expect(missing((html) => `${without(html, mark)}<p>${said.join('</p><p>')}</p>`)).not.toEqual([]);
});
