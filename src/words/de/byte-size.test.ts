import { expect, test } from 'vitest';
import { byteSize } from './byte-size.ts';

test.each([
	[0, '0 Byte'],
	[999, '999 Byte'],
	[184_320, '184,3 kB'],
	[26_214_400, '26,2 MB'],
])('%i is %s', (bytes, words) => expect(byteSize(bytes)).toBe(words.replace(' ', '\u00A0')));
