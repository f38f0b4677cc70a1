import { expect, test } from 'vitest';
import { folder, route } from './docs-config.ts';
import { siteConfigSchema } from './site-config.ts';

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

const { base } = siteConfigSchema.shape;

test.each(['/', '/docs/', '/a/b.c/d_e-~+/', '/..a/'])('%s is a path of pages and of a site', (path) => {
	expect(route.safeParse(path).success).toBe(true);
	expect(base.safeParse(path).success).toBe(true);
});

test.each(['', 'docs/', '/docs', '//', '/a//b/', '/./', '/a/../', '/a?b/', '/a#/', '/a%20b/', '/a\\b/'])('%s is none', (path) => {
	expect(route.safeParse(path).success).toBe(false);
	expect(base.safeParse(path).success).toBe(false);
});

test.each(['/größe/', '/a b/', '/a:b/'])('%s is one of pages only: hosts and scripts compare that of a site as it is written', (path) => {
	expect(route.safeParse(path).success).toBe(true);
	expect(base.safeParse(path).success).toBe(false);
});
