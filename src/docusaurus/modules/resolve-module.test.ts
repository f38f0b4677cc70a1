import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { isLiveShim, isShim, shimCode } from '#docusaurus/shims/shims.ts';
import { resolveModule } from './resolve-module.ts';

const FILES = {
	'src/theme/Layout/index.js': '',
	'src/theme/Navbar/index.js': '',
	'src/theme/Navbar/Layout/index.js': '',
	'src/theme/Footer.js': '',
	'src/theme/NavbarOfShop.js': '',
	'src/theme/Card.js': '',
};

/** What a name means in the layout of a site that has these files. */
function targetOf(specifier: string) {
	const site = siteFiles(FILES);
	return resolveModule(specifier, join(site, 'src/theme/Layout/index.js'), { site });
}

test.each(['@theme/Card', '@theme/NavbarOfShop'])('%s of the site is a file of it', (specifier) => {
	expect(targetOf(specifier)).toMatchObject({ kind: 'file', path: expect.stringContaining(specifier.slice('@theme'.length)) });
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('%s, which every object has, stands for nothing', (name) => {
	expect(targetOf(name)).toEqual({ kind: 'missing', name });
	expect([isShim(name), isLiveShim(name, 'default'), shimCode(name, '')]).toEqual([false, false, undefined]);
});

test.each(['@theme/Layout', '@theme/Navbar', '@theme/Navbar/Layout', '@theme/Footer'])(
	'%s is no file of the site: pages have their frame already',
	(specifier) => {
		expect(targetOf(specifier)).toEqual({ kind: 'shim', name: specifier });
	},
);

test.each(['clsx', 'classnames'])('%s, where it is not installed, is what this program has for it', (name) => {
	expect(targetOf(name)).toEqual({ kind: 'program', name: 'clsx' });
});
