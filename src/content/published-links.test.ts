import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPublishedLinks, publishedLinks } from './published-links.ts';
import { siteFiles } from './site-files.fixture.ts';

test('links are found at any depth; those that lead nowhere or back are problems', () => {
	const root = siteFiles({ 'public/bilder/a.svg': '', 'anderswo/b.svg': '' });
	const links = { 'public/gut.svg': '../anderswo/b.svg', 'public/bilder/anderswo': '../../anderswo', 'public/fort.svg': 'nix', 'public/bilder/kreis': '..' };
	for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
	expect(publishedLinks(root, ['public', 'fehlt']).sort()).toEqual(Object.keys(links).sort());
	expect(checkPublishedLinks(root, ['public']).map(({ file, message }) => [file, message])).toEqual(
		expect.arrayContaining([
			['public/fort.svg', '„public/fort.svg“ gibt es nicht, oder ein Link führt ins Leere.'],
			['public/bilder/kreis', '„public/bilder/kreis“ ist ein Link, der im Kreis führt.'],
		]),
	);
	expect(checkPublishedLinks(root, ['public'])).toHaveLength(2);
});

test('a circle is found through several links, and locks of editors are no links', () => {
	const root = siteFiles({ 'public/a/a.svg': '', 'public/b/b.svg': '', 'anderswo/c.svg': '' });
	const links = {
		'public/a/b': '../b',
		'public/b/a': '../a',
		'public/gut': '../anderswo',
		'public/.#a.svg': 'ana@rechner.7',
		'anderswo/.#c.svg': 'ana@rechner.7',
	};
	for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
	expect(checkPublishedLinks(root, ['public']).map(({ file }) => file)).toEqual(['public/a/b', 'public/b/a']);
	expect(publishedLinks(root, ['public'])).not.toContain('public/.#a.svg');
});
