import { expect, test } from 'vitest';
import { blogOf, docOf, postOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { editAddresses } from './edit-addresses.ts';

const editUrl = 'https://example.com/edit';
const NONE = new Map<string, string>();

const hrefs = async (config: object, translated: ReadonlyMap<string, string> = NONE) => {
	const old = versionOf({ name: '1.0', docs: [docOf('a', { file: 'versioned_docs/version-1.0/a.md' })] });
	const versions = [versionOf({ docs: [docOf('a', { file: 'docs/a.md' })] }), old];
	const { editHrefs } = await editAddresses('.', siteOf({ config, versions, blogs: [blogOf({ posts: [postOf('p', '2025-01-01')] })] }), translated);
	return editHrefs;
};

test('a text is changed where its file lies; without an address nowhere', async () => {
	expect(await hrefs({ docs: { editUrl } })).toEqual({
		'docs/a.md': 'https://example.com/edit/docs/a.md',
		'versioned_docs/version-1.0/a.md': 'https://example.com/edit/versioned_docs/version-1.0/a.md',
	});
	expect(await hrefs({})).toEqual({});
});

test('pages of a version may lead to the file of today', async () => {
	const { 'versioned_docs/version-1.0/a.md': href } = await hrefs({ docs: { editUrl, editCurrentVersion: true } });
	expect(href).toBe('https://example.com/edit/docs/a.md');
});

test('pages in another language lead to the original, or to the translation where the settings say so', async () => {
	const translated = new Map([['docs/a.md', 'i18n/fr/docusaurus-plugin-content-docs/current/a.md']]);
	expect((await hrefs({ docs: { editUrl } }, translated))['docs/a.md']).toBe('https://example.com/edit/docs/a.md');
	expect(await hrefs({ docs: { editUrl, editLocalizedFiles: true } }, translated)).toMatchObject({
		'docs/a.md': 'https://example.com/edit/i18n/fr/docusaurus-plugin-content-docs/current/a.md',
		'versioned_docs/version-1.0/a.md': 'https://example.com/edit/versioned_docs/version-1.0/a.md',
	});
});
