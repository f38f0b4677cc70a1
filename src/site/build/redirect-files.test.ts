import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteOf } from '#navigation/site.fixture.ts';
import { readRedirects } from '#server/redirects.ts';
import { redirectFiles } from './redirect-files.ts';

test.each([
	['/prüfung/', '/docs/', '/prüfung/'],
	['/pr%C3%BCfung/a%20b', '/docs/', '/prüfung/a b/'],
	['/was%3F/', '/docs/', '/was?/'],
	['/100%25/%23/', '/docs/', '/100%/#/'],
	['/a:b/c*d/', '/docs/', '/a:b/c*d/'],
	['/neu/', '/docs/:b/*/', '/neu/', '/docs/%3Ab/%2A/'],
	['/neu/', '/docs/#ort', '/neu/', '/docs/#ort'],
	['/neu/', '/suche/?q=a:b#c', '/neu/', '/suche/?q=a%3Ab#c'],
])('the redirect from %s is read again as it was meant', (from, to, path, target = to) => {
	const files = redirectFiles(siteOf({ config: { redirects: [{ from, to }] } }), join(tmpdir(), 'no-such-folder'), new Set());
	expect(readRedirects(files.find((file) => file.path === '/_redirects')?.text ?? '').get(path)).toBe(target);
});

test('no redirect is written over a page whose address differs in capitals, where the disk takes both for one', () => {
	// What such a disk answers: the file is there, although nobody wrote it under this name.
	const folder = siteFiles({ 'Docs/Intro/index.html': 'the page' });
	const redirects = ['/Docs/Intro/', '/Docs/Other/'].map((from) => ({ from, to: '/docs/intro/' }));
	const files = redirectFiles(siteOf({ config: { redirects } }), folder, new Set(['/docs/intro/index.html']));
	expect(files.map(({ path }) => path)).toEqual(['/Docs/Other/index.html', '/_redirects']);
	expect(readRedirects(files.at(-1)?.text ?? '').has('/Docs/Intro/')).toBe(false);
});

test('a page that redirects begins at the side of its words, whatever they are written in', () => {
	const [page] = redirectFiles(siteOf({ config: { redirects: [{ from: '/alt/', to: '/docs/' }] } }), join(tmpdir(), 'no-such-folder'), new Set());
	expect(page?.text).toMatch(/<html lang="[\w-]+" dir="auto">/);
});
