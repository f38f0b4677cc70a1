import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
	['bytes=0-0', { start: 0, end: 0 }],
	['bytes=2-4', { start: 2, end: 4 }],
	['bytes=5-', { start: 5, end: 9 }],
	['bytes=-3', { start: 7, end: 9 }],
	['bytes=-30', { start: 0, end: 9 }],
	['bytes=8-30', { start: 8, end: 9 }],
	['bytes=10-', undefined],
	['bytes=4-2', undefined],
	['bytes=-0', undefined],
	['bytes=-', undefined],
	['bytes=0-1,3-4', undefined],
	['items=0-1', undefined],
	[undefined, undefined],
])('of ten bytes %s means %o', (header, part) => expect(readRange(header, 10)).toEqual(part));
