import { expect, test } from 'vitest';
import { readMultipart } from './multipart-parts.ts';

test('parts keep their names, types and bytes', () => {
	const body = Buffer.concat([
		Buffer.from('--x\r\ncontent-disposition: form-data; name="art"\r\n\r\nä\r\n--x\r\nContent-Disposition: form-data; name="datei"; filename="ü.pdf"\r\n'),
		Buffer.from('Content-Type: application/pdf\r\n\r\n'),
		Buffer.from([0, 13, 10, 255]),
		Buffer.from('\r\n--x--\r\n'),
	]);
	expect(readMultipart(body, 'multipart/form-data; boundary=x')).toEqual([
		{ name: 'art', fileName: undefined, mediaType: undefined, content: Buffer.from('ä') },
		{ name: 'datei', fileName: 'ü.pdf', mediaType: 'application/pdf', content: Buffer.from([0, 13, 10, 255]) },
	]);
});

test('what is no form has no parts', () => {
	expect(readMultipart(Buffer.from('{}'), 'application/json')).toEqual([]);
});
