import { expect, test } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['GZIP;q=0.5', 'gzip'],
	['br;q=0, gzip;q=0.1', 'gzip'],
	['*', 'br'],
	['br;q=0, *;q=0.1', 'gzip'],
	['identity', undefined],
	['*;q=0', undefined],
	['', undefined],
	[undefined, undefined],
])('Accept-Encoding „%s“ gets %s', (header, encoding) => {
	expect(chooseEncoding(header)).toBe(encoding);
});
