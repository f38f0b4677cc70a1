import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { compressKey } from '#site/cache/cache-keys.ts';
import { programSource } from '#site/cache/program-source.ts';
import { writeHashList } from './hash-list.ts';
import { noteForms, siteOfKeptForms } from './kept-forms.ts';
import { noteSite } from './site-note.ts';

/** A built site in a folder of its own, as a build leaves it. */
function builtSite() {
	const place = { home: siteFiles({}), target: siteFiles({ 'a.html': 'a' }), compression: 'fast' } as const;
	noteForms(place, writeHashList(place.target));
	return place;
}

test('forms are taken over from a site that was built in the same way', () => {
	const place = builtSite();
	expect(siteOfKeptForms(place)).toBe(place.target);
});

test('forms of a site that another build has put there, or that nobody noted, are not taken over', () => {
	const place = builtSite();
	expect(siteOfKeptForms({ ...place, home: siteFiles({}) })).toBeUndefined();
	writeFileSync(join(place.target, 'b.html'), 'b');
	writeHashList(place.target);
	expect(siteOfKeptForms(place)).toBeUndefined();
	expect(siteOfKeptForms({ ...place, target: siteFiles({}) })).toBeUndefined();
});

test('forms that were made with other settings are not taken over', () => {
	const place = builtSite();
	const list = writeHashList(place.target);
	noteSite(place, 'forms', `${list} ${compressKey('fast', (file) => (file.endsWith('content-encoding.ts') ? 'const LEVEL = 1;' : ''))}`);
	expect(siteOfKeptForms(place)).toBeUndefined();
	noteSite(place, 'forms', `${list} ${compressKey('fast')}`);
	expect(siteOfKeptForms(place)).toBe(place.target);
});

test('forms that were compressed less are not taken over', () => {
	const place = builtSite();
	expect(siteOfKeptForms({ ...place, compression: 'smallest' })).toBeUndefined();
});

test('the settings of compression belong to its key', () => {
	const sources = new Map(programSource('src/server/content-encoding.ts'));
	expect(sources.get('src/server/content-encoding.ts')).toContain('BROTLI_PARAM_QUALITY');
	const changed = [...sources.keys()].filter((one) => compressKey('fast', (file) => `${sources.get(file)}${file === one ? '\n' : ''}`) === compressKey('fast'));
	expect(changed).toEqual([]);
});
