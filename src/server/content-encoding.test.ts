import { expect, test } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['GZIP;q=0.5', 'gzip'],
	['br;q=0, gzip;q=0.1', 'gzip'],
	['*', 'br'],
	['br;q=0, *;q=0.1', 'gzip'],
	['br;q=0.5, gzip', 'gzip'],
	['gzip;q=0.5, *', 'br'],
	['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
	['identity, br;q=0.9', undefined],
	['identity;q=0.5, br;q=0.5', 'br'],
	['identity;q=0, br;q=0.001', 'br'],
	['br;q=x, gzip;q=0.1', 'gzip'],
	['br;q=1, gzip;q=x', 'br'],
	['br;q=x', undefined],
	['gzip;q=0.5;ext=1', 'gzip'],
	['br;q=0;ext=1, gzip;ext=1;q=0.5', 'gzip'],
	['br;ext=1, gzip;q=0.9', 'br'],
	['br;q=2, gzip;q=0.1', 'gzip'],
	['br;q=-1', undefined],
	['br;q=, gzip;q=0.1', 'gzip'],
	['br;q=0x1, gzip;q=0.1', 'gzip'],
	['br;q=1e0', undefined],
	['br;q=1., gzip;q=0.1', 'br'],
	['identity', undefined],
	['*;q=0', undefined],
	['', undefined],
	[undefined, undefined],
])('Accept-Encoding „%s“ gets %s', (header, encoding) => {
	expect(chooseEncoding(header)).toBe(encoding);
});
