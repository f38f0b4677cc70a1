import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { behindLinks, mixesSources } from './out-dir.ts';

test('a link in the place of the output stays: what it leads to is replaced, and made where it is not there', () => {
	const folder = mkdtempSync(join(tmpdir(), 'out-dir-'));
	mkdirSync(join(folder, 'www'));
	symlinkSync('www', join(folder, 'dist'));
	symlinkSync('dist', join(folder, 'wieder'));
	symlinkSync('nirgends/www', join(folder, 'leer'));
	expect(['www', 'dist', 'wieder', 'leer', 'neu'].map((name) => behindLinks(join(folder, name)))).toEqual(
		['www', 'www', 'www', 'nirgends/www', 'neu'].map((name) => join(folder, name)),
	);
	rmSync(folder, { recursive: true });
});

test.each([
	['/site/dist', false],
	['/anderswo', false],
	['/site/docs-alt', false],
	['/site', true],
	['/site/public', true],
	['/site/public/neu', true],
	['/site/docs', true],
	['/site/blog/neu', true],
])('whether a build into %s would mix result and sources: %s', (target, mixes) => {
	const config = siteConfigSchema.parse({ title: 'T', tagline: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'F' } });
	expect(mixesSources(target, { home: '/site', texts: '/site', config })).toBe(mixes);
});
