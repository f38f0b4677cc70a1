import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { namesOf } from './operation-names.ts';

const SHOP = `
paths:
  /parts/{id}/photos:
    get: { operationId: listPhotos, responses: { "200": { description: Da } } }
    post:
      requestBody: { content: { multipart/form-data: { schema: { type: object } } } }
      responses: { "201": { description: Da } }
  /photos/{id}/raw_data:
    get: { responses: { "200": { description: Da, content: { image/png: {} } } } }
    delete: { responses: { "204": { description: Weg } } }
`;

test('operations are found by address, id and what they do, in English', () => {
	const names = new Map(modelOf(SHOP).operations.map((operation) => [`${operation.method} ${operation.path}`, namesOf(operation)]));
	expect(names.get('get /parts/{id}/photos')).toEqual([
		'GET /parts/{id}/photos',
		'/parts/{id}/photos',
		'listPhotos',
		'get read view show fetch list all parts photos',
	]);
	expect(names.get('post /parts/{id}/photos')?.at(-1)).toBe('create add new upload attach parts photos');
	expect(names.get('get /photos/{id}/raw_data')?.at(-1)).toBe('get read view show fetch download photos raw data');
	expect(names.get('delete /photos/{id}/raw_data')?.at(-1)).toBe('delete remove photos raw data');
});
