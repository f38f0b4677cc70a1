import { expect, test } from 'vitest';
import { readDocs } from '#content/doc.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { planVersions } from '#navigation/version.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { withNumberPrefixes } from './with-number-prefixes.ts';

/** The docs of a manual in which `parser` (source text of a function) splits the position from names of files. */
async function docsBy(parser: string) {
	const root = siteFiles({
		'docusaurus.config.js': `module.exports = { title: 'x', url: 'https://a.example', baseUrl: '/', presets: [['classic', { docs: { numberPrefixParser: ${parser} } }]] };`,
		'docs/A) first/B) one.md': 'Text.',
		'docs/A) first/01-two.md': 'Text.',
	});
	const config = siteConfigSchema.parse({
		title: 'x',
		url: 'https://a.example',
		copyright: { year: 2025, holder: 'x' },
		docusaurus: { prefixParsers: ['docs'] },
	});
	const { plans, problems } = await withNumberPrefixes(root, planVersions([], config.docs), config);
	return { docs: plans.flatMap((plan) => readDocs(root, plan).docs.map(({ id, position }) => [id, position])), problems };
}

test('a function says what of the names of files and folders is their place', async () => {
	const parser =
		'(name) => { const [, place, filename] = /^([A-Z])[)] (.*)$/.exec(name) ?? [, , name]; return { filename, numberPrefix: place && place.charCodeAt(0) - 64 }; }';
	expect(await docsBy(parser)).toEqual({
		docs: [
			['first/01-two', undefined],
			['first/one', 2],
		],
		problems: [],
	});
});

test('where it fails, a number before a name is its place, and that is said', async () => {
	const { docs, problems } = await docsBy('() => { throw new Error("no such name"); }');
	expect(docs).toEqual([
		['A) first/two', 1],
		['A) first/B) one', undefined],
	]);
	expect(problems).toMatchObject([{ rule: 'without-effect', file: 'docusaurus.config', message: expect.stringContaining('no such name') }]);
});
