import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { planStyles } from './plan-styles.ts';

/** What is said of a colour of the site: whether it holds, and whether it is left to the owner. */
function said(light: string): { holds: boolean; open: string[] } {
	const site = siteFiles({ 'own.css': `:root { --ifm-color-primary: ${light}; }\n` });
	const notes: [kind: string, text: string][] = [];
	const file = { presets: [], plugins: [], themes: [], clientModules: ['@site/own.css'] } as unknown as DocusaurusConfigFile;
	planStyles(file, { site, inRoot: (path) => join('site', path), note: (kind, _key, text) => notes.push([kind, text]) });
	const texts = (kind: string) => notes.flatMap(([each, text]) => (each === kind ? [text] : []));
	return { holds: texts('taken').join().includes('--ifm-color-primary'), open: texts('open') };
}

test.each(['teal', 'hwb(200 0% 0%)', '#25c2a0'])('the colour %s holds', (colour) => expect(said(colour)).toEqual({ holds: true, open: [] }));

test('a colour that cannot be read is left to the owner', () => {
	expect(said('color-mix(in srgb, red, blue)')).toEqual({ holds: false, open: [expect.stringContaining('color-mix(in srgb, red, blue)')] });
});
