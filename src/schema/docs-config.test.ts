import { expect, test } from 'vitest';
import { folder } from './docs-config.ts';

test.each([
	['docs', 'docs'],
	['./docs', 'docs'],
	['./a//b/./c', 'a/b/c'],
	['.\\a\\b', 'a/b'],
	['.', '.'],
	['../docs', '../docs'],
	['.docs', '.docs'],
])('the folder %s is %s', (written, expected) => expect(folder.parse(written)).toBe(expected));

test.each(['', '/docs', 'docs/', './', '\\docs'])('%j is no folder of a site', (written) => expect(folder.safeParse(written).success).toBe(false));
