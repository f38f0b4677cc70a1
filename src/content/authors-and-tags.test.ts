import { expect, test } from 'vitest';
import { authorsSchema, tagsSchema } from '#schema/blog.ts';
import { blogSchema } from '#schema/blog-config.ts';
import { postFrontMatterSchema } from '#schema/front-matter.ts';
import type { Problem } from '#schema/problem.ts';
import { authorsOf, tagsOf, toAuthor, toTag } from './authors-and-tags.ts';

const where = { file: 'blog/a.md', lineOf: () => 1, blog: blogSchema.parse({}), problems: [] };

test('an author has one picture, whatever its name: that of the post before that of the list, `image_url` before `imageURL`', () => {
	const pictureOf = (listed: object, said: object) => {
		const { ada } = authorsSchema.parse({ ada: { name: 'Ada', ...listed } });
		const { authors } = postFrontMatterSchema.parse({ authors: [{ key: 'ada', ...said }] });
		const known = ada === undefined ? [] : [toAuthor('ada', ada, where.blog)];
		return authorsOf({ ...postFrontMatterSchema.parse({}), authors }, { authors: known, tags: [], open: false, lineOf: () => undefined }, where).map(
			({ config }) => config,
		);
	};
	const [own, other] = ['/eigen.png', '/anders.png'];
	expect(pictureOf({ imageURL: own }, {})).toEqual([{ name: 'Ada', image_url: own }]);
	expect(pictureOf({ image_url: own, imageURL: other }, {})).toEqual([{ name: 'Ada', image_url: own }]);
	expect(pictureOf({ image_url: other }, { imageURL: own })).toEqual([{ name: 'Ada', image_url: own }]);
	expect(pictureOf({ imageURL: other }, { image_url: own })).toEqual([{ name: 'Ada', image_url: own }]);
});

test.each(['image_url', 'imageURL'])('a picture under %s is an address or a path', (key) => {
	for (const picture of ['foto.png', '']) expect(authorsSchema.safeParse({ ada: { name: 'Ada', [key]: picture } }).success).toBe(false);
	for (const picture of ['/foto.png', 'https://example.com/foto.png'])
		expect(authorsSchema.safeParse({ ada: { name: 'Ada', [key]: picture } }).success).toBe(true);
});

test('who or what a post names twice is named once', () => {
	const named = {
		authors: [toAuthor('ada', { name: 'Ada' }, where.blog)],
		tags: [toTag('neu', { label: 'Neu' }, { blog: where.blog, open: false })],
		lineOf: () => undefined,
	};
	const { authors, tags } = postFrontMatterSchema.parse({
		authors: ['ada', { name: 'Bob' }, 'ada', { name: 'Bob' }],
		tags: ['neu', 'Neu', 'alt', 'Alt', 'neu'],
	});
	expect(authorsOf({ ...postFrontMatterSchema.parse({}), authors }, { ...named, open: true }, where).map(({ key }) => key)).toEqual(['ada', 'bob']);
	expect(tagsOf(tags, { ...named, open: true }, where).map(({ label }) => label)).toEqual(['Neu', 'alt']);
});

test('tags of a site from Docusaurus have the addresses that they have there, and those with one address are one', () => {
	const named = { authors: [], tags: [toTag('gitHub', { label: 'GitHub' }, { blog: where.blog, open: true })], open: true, lineOf: () => undefined };
	const { tags } = postFrontMatterSchema.parse({ tags: ['OpenCost', 'opencost', 'Open cost', 'gitHub', 'GitHub', { label: 'Own', permalink: '/of-its-own' }] });
	expect(tagsOf(tags, named, where).map(({ label, path }) => [label, path])).toEqual([
		['OpenCost', '/blog/tags/open-cost/'],
		['opencost', '/blog/tags/opencost/'],
		['GitHub', '/blog/tags/git-hub/'],
		['Own', '/blog/tags/of-its-own/'],
	]);
});

test.each([
	[{ title: 'Mathematician', url: 'https://example.com/ada' }, 'Mathematician'],
	[{ image_url: 'https://example.com/carl.png', url: 'https://example.com/ada/' }, 'ada'],
	[{ image_url: 'https://example.com/people/ada.png?size=40' }, 'ada'],
	[{ imageURL: '/img/ada.png' }, 'ada'],
	[{ email: 'ada@example.com' }, 'ada'],
	[{ url: 'https://ada.example.com' }, 'ada.example.com'],
])('an author without a name in a site from Docusaurus: %o is called %s', (said, name) => {
	const { authors } = postFrontMatterSchema.parse({ authors: [said] });
	const nobody = { authors: [], tags: [], open: true, lineOf: () => undefined };
	expect(authorsOf({ ...postFrontMatterSchema.parse({}), authors }, nobody, where).map(({ config }) => config.name)).toEqual([name]);
});

test('an entry that names no author is reported as such, not as a key that is missing', () => {
	const { authors } = postFrontMatterSchema.parse({ authors: [{ image_url: '/ada.png' }] });
	const problems: Problem[] = [];
	const named = { authors: [], tags: [], open: false, lineOf: () => undefined };
	expect(authorsOf({ ...postFrontMatterSchema.parse({}), authors }, named, { ...where, problems })).toEqual([]);
	expect(problems).toMatchObject([{ rule: 'unknown-author', line: 1, message: 'Dieser Eintrag nennt keinen Autor.' }]);
});

test('a tag with nothing behind its key is called by it', () => {
	expect(tagsSchema.parse({ release: null })).toEqual({ release: {} });
});
