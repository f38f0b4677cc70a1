import { expect, test } from 'vitest';
import { mendDescription } from './mend-description.ts';

/** Whether null in one part of allOf is read as null that is allowed, in the field of a schema. */
function isRead(field: unknown, { openapi = '3.0.3', A = { type: 'object' } as object } = {}): boolean {
	const { findings } = mendDescription({ openapi, paths: {}, components: { schemas: { A, B: { properties: { field } } } } });
	return findings.some(({ text }) => text.includes('erlaubt null'));
}

const REF = { $ref: '#/components/schemas/A' };
const slip = { allOf: [REF, { nullable: true, description: 'x' }] };

test.each([
	['the slip', slip, {}, true],
	['a reference to what allows null', slip, { A: { type: 'object', nullable: true } }, false],
	['a reference to a choice that allows null', slip, { A: { oneOf: [{ type: 'object', nullable: true }, { type: 'string' }] } }, false],
	['a reference that leads nowhere', { allOf: [{ $ref: 'b.json' }, { nullable: true }] }, {}, false],
	['two types since 3.1', { allOf: [REF, { type: ['object', 'null'] }] }, { openapi: '3.1.0' }, false],
	['a schema that says so itself', { nullable: false, ...slip }, {}, false],
	['what is forbidden', { not: slip }, {}, false],
	['a field called not', { properties: { not: slip } }, {}, true],
])('null in one part of allOf: %s', (_, field, given, expected) => expect(isRead(field, given)).toBe(expected));

test.each([
	[null, 'hat keinen Inhalt'],
	['json', 'Statt eines Medientyps'],
])('a media type that is %j', (media, text) => {
	const content = { 'application/json': media };
	const { findings } = mendDescription({ openapi: '3.0.3', paths: { '/a': { get: { responses: { 200: { description: 'ok', content } } } } } });
	expect(findings.map((finding) => finding.text)).toEqual([expect.stringContaining(text)]);
});
