import { expect, test } from 'vitest';
import { partOfFile } from './part-of-file.ts';

const film = () => new Response('0123456789', { headers: { 'Content-Type': 'video/mp4' } });

test.each([
	['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
	['bytes=2-4', 206, '234', 'bytes 2-4/10'],
	['bytes=8-99', 206, '89', 'bytes 8-9/10'],
	['bytes=0-0', 206, '0', 'bytes 0-0/10'],
	['bytes=-3', 200, '0123456789', null],
	['bytes=10-', 200, '0123456789', null],
	['bytes=4-2', 200, '0123456789', null],
	['bytes=0-1,4-5', 200, '0123456789', null],
	['lines=1-2', 200, '0123456789', null],
])('%s is answered with %d', async (range, status, text, part) => {
	const answer = await partOfFile(film(), range);
	expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, text, part]);
	expect(answer.headers.get('content-type')).toBe('video/mp4');
});
