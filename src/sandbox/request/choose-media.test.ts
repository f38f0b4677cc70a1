import { expect, test } from 'vitest';
import { chooseMedia } from './choose-media.ts';

const CONTENT = ['application/json', 'application/xml', 'text/csv', 'text/plain'].map((type) => ({ type }));

test.each([
	[null, 'application/json'],
	['', 'application/json'],
	['*/*', 'application/json'],
	['application/xml', 'application/xml'],
	['APPLICATION/XML', 'application/xml'],
	['application/json;q=0.5, application/xml', 'application/xml'],
	['application/xml, application/json', 'application/xml'],
	['text/*', 'text/csv'],
	['application/*', 'application/json'],
	['image/png', 'application/json'],
	['application/json;q=0', 'application/xml'],
	['application/xml;q=0', 'application/json'],
	['application/json;q=0, */*', 'application/xml'],
	['*/*;q=0', 'application/json'],
	['text/csv;q=0.5, ,', 'text/csv'],
	['text/plain, */*', 'text/plain'],
	['*/*;q=0.1, text/*;q=0.5, text/csv;q=0.2', 'text/plain'],
	['application/*;q=0, */*', 'text/csv'],
	['application/*;q=0', 'text/csv'],
	['*/*;q=0, application/xml;q=0.1', 'application/xml'],
	['*/*;q=0.9, application/json;q=0.2', 'application/xml'],
	['text/*;q=0.9, application/json', 'application/json'],
	['application/*;q=0.1, */*;q=0.8', 'text/csv'],
	['application/xml; charset=utf-8', 'application/xml'],
	['text/html;level=1, text/plain;q=0.3', 'text/plain'],
	['application/xml;q=0.5;ext=1, text/csv;q=0.3', 'application/xml'],
])('who accepts %s gets %s', (accept, type) => expect(chooseMedia(CONTENT, accept)?.type).toBe(type));

test.each([
	['application/json;v=2', 'application/json; v=2'],
	['application/json;v=2;q=0.1, application/json', 'application/json; v=1'],
	['application/json', 'application/json; v=1'],
])('of versions of a media type, who accepts %s gets %s', (accept, type) => {
	expect(
		chooseMedia(
			['text/csv', 'application/json; v=1', 'application/json; v=2'].map((each) => ({ type: each })),
			accept,
		)?.type,
	).toBe(type);
});

test('where nothing is described there is nothing to choose', () => expect(chooseMedia([], 'a/b')).toBeUndefined());
