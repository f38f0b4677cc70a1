import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { checkOwnWords } from '#site/words/check-own-words.ts';
import { moveIn } from './move-in.ts';
import { SAME_WORDS, themeWords } from './theme-words.ts';

const PACKAGE = 'node_modules/@docusaurus/theme-translations/locales';
const json = (texts: object) => JSON.stringify(texts);

test('words come from the package of the theme, and from translations of the site before it', () => {
	const root = siteFiles({
		[`${PACKAGE}/fr/theme-common.json`]: json({
			'theme.docs.paginator.next': 'Suivant',
			'theme.docs.paginator.previous': 'Précédent',
			'theme.admonition.tip': 'astuce',
		}),
		[`${PACKAGE}/fr/theme-search-algolia.json`]: json({ 'theme.SearchBar.label': 'Chercher' }),
		'website/i18n/fr/code.json': `\ufeff${json({ 'theme.docs.paginator.next': { message: 'Plus loin' }, own: { message: 'x' } })}`,
	});
	const site = join(root, 'website');
	expect(themeWords(site, { locale: 'fr-CA', folder: join(site, 'i18n/fr') })).toEqual({
		words: {
			navigation: { navigation: { previous: 'Précédent', next: 'Plus loin' } },
			prose: { prose: { boxes: { tip: 'Astuce' } } },
			search: { search: { open: 'Chercher' } },
		},
		count: 4,
	});
});

test.each([
	['ar', 'a|b|c|d|e|f {count}', { zero: 'a', one: 'b', two: 'c', few: 'd', many: 'e', other: 'f {1}' }],
	['ru', 'a|b|c|d', { one: 'a', few: 'b', many: 'c', other: 'd' }],
	['ja', '{count} x', '{1} x'],
	['ja', 'a|{count} x', { other: '{1} x' }],
])('forms for numbers in %s: %s', (locale, text, word) => {
	const root = siteFiles({ 'i18n/code.json': json({ 'theme.blog.post.plurals': { message: text } }) });
	expect(themeWords(root, { locale, folder: join(root, 'i18n') }).words).toEqual({ blog: { blog: { posts: word } } });
});

test('each stands for a word that there is here', async () => {
	const texts = Object.fromEntries(SAME_WORDS.map(([id, , value]) => [`theme.${id}`, { message: value === undefined ? 'x' : `x {${value}}` }]));
	const root = siteFiles({ 'i18n/code.json': json(texts) });
	const { words, count } = themeWords(root, { locale: 'fr', folder: join(root, 'i18n') });
	expect(count).toBe(SAME_WORDS.length);
	const home = siteFiles({ 'words.fr.yml': json(words) });
	expect((await checkOwnWords(home, { locale: 'fr', hasApi: false })).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a text with values that are not known here is left out', () => {
	const root = siteFiles({ 'i18n/code.json': json({ 'theme.common.headingLinkTitle': 'a {other}', 'theme.NotFound.title': 5 }) });
	expect(themeWords(root, { locale: 'fr', folder: join(root, 'i18n') }).count).toBe(0);
});

test('the move writes them once, as the program reads them, and says which languages have none', async () => {
	const root = siteFiles({
		'docusaurus.config.js':
			"module.exports = { title: 'T', url: 'https://t.example.com', baseUrl: '/', i18n: { defaultLocale: 'fr', locales: ['fr', 'ja', 'de'] } };",
		'i18n/fr/code.json': json({ 'theme.docs.paginator.next': { message: 'Suivant' }, 'theme.common.headingLinkTitle': { message: 'Lien vers {heading}' } }),
		'i18n/ja/code.json': json({}),
		'i18n/de/code.json': json({ 'theme.docs.paginator.next': { message: 'Weiter' } }),
	});
	const home = join(root, 'home');
	const move = async () => {
		const moved = await moveIn(root, home);
		return 'notes' in moved ? moved.notes.filter(({ place }) => place === 'i18n').map(({ text }) => text) : [];
	};
	expect(await move()).toEqual([expect.stringMatching(/^words\.fr\.yml: 2 /), expect.stringContaining('words.ja.yml')]);
	expect(readFileSync(join(home, 'words.fr.yml'), 'utf8')).toContain('next: Suivant');
	expect(existsSync(join(home, 'words.de.yml'))).toBe(false);
	expect((await checkOwnWords(home, { locale: 'fr', hasApi: false })).filter(({ severity }) => severity === 'error')).toEqual([]);
	expect(await move()).toEqual([expect.stringContaining('words.ja.yml')]);
});
