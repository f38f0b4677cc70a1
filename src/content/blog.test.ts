import { describe, expect, test } from 'vitest';
import { blogSchema } from '#schema/blog-config.ts';
import { type Post, readBlog } from './blog.ts';
import { siteFiles } from './site-files.fixture.ts';

const AUTHORS = 'anna:\n  name: Anna Beck\n  page: true\nben:\n  name: Ben Carl\n  page:\n    permalink: /ben-carl\ncem:\n  name: Cem Demir\n';
const TAGS = 'update:\n  label: Update\n  description: Neue Versionen\napi:\n  permalink: schnittstelle\n';

const blogOf = (files: Record<string, string>) => readBlog(siteFiles({ 'blog/authors.yml': AUTHORS, 'blog/tags.yml': TAGS, ...files }));

function post(file: string, text = 'Text.'): Post {
	const { blog, problems } = blogOf({ [`blog/${file}`]: text });
	expect(problems).toEqual([]);
	expect(blog.posts).toHaveLength(1);
	return blog.posts[0] as Post;
}

describe('date and address', () => {
	test.each<[string, string, string, string]>([
		['from the name', '2025-08-26-eAttestations-dakks.md', '2025-08-26', '/blog/2025/08/26/eAttestations-dakks/'],
		['from the folder', '2025-08-26-neu/index.md', '2025-08-26', '/blog/2025/08/26/neu/'],
		['from folders', '2025/8/6/neu.mdx', '2025-08-06', '/blog/2025/8/6/neu/'],
	])('%s', (_, file, date, path) => {
		expect(post(file)).toMatchObject({ date, path, file: `blog/${file}` });
	});

	test('without a title, the name without its date is one', () => {
		expect(post('2025-08-26-etiketten.md').title).toBe('etiketten');
		expect(post('team/2025-08-26.md')).toMatchObject({ title: '2025/08/26/team/', path: '/blog/2025/08/26/team/' });
	});

	test('front matter decides', () => {
		expect(post('2025-08-26-neu.md', '---\nslug: eAttestations\ndate: 2025-09-01\n---\nText.')).toMatchObject({
			date: '2025-09-01',
			path: '/blog/eAttestations/',
		});
		expect(post('neu.md', '---\nslug: /a/b\ndate: "2025-09-01"\n---\n')).toMatchObject({ date: '2025-09-01', path: '/blog/a/b/' });
	});

	test.each([
		['neu.md', 'Dem Beitrag fehlt ein Datum.'],
		['2025-13-01-neu.md', 'Den Tag 2025-13-01 im Namen der Datei gibt es nicht; so hat der Beitrag kein Datum.'],
		['2025/2/30/neu.md', 'Den Tag 2025-02-30 im Namen der Datei gibt es nicht; so hat der Beitrag kein Datum.'],
	])('%s has none', (file, message) => {
		expect(blogOf({ [`blog/${file}`]: 'Text.' })).toMatchObject({
			blog: { posts: [] },
			problems: [
				{
					severity: 'error',
					rule: 'post-date',
					file: `blog/${file}`,
					line: 1,
					message,
					hint: 'Ergänzen Sie „date: JJJJ-MM-TT“ oder beginnen Sie den Dateinamen mit dem Datum.',
				},
			],
		});
	});
});

test('posts come newest first, those of one day by name, the last first', () => {
	const files = ['2024-01-02-b.md', '2025-01-02-z.md', '2025-01-02-a.md', '2023-12-31-c.md'];
	const { blog } = blogOf(Object.fromEntries(files.map((file) => [`blog/${file}`, 'Text.'])));
	expect(blog.posts.map(({ path }) => path.slice('/blog/'.length, -1))).toEqual(['2025/01/02/z', '2025/01/02/a', '2024/01/02/b', '2023/12/31/c']);
});

test('authors and tags get pages and are found by key', () => {
	const { blog } = blogOf({ 'blog/2025-01-02-a.md': '---\nauthors: [cem, anna]\ntags: [api]\n---\n' });
	expect(blog.authors.map(({ key, path }) => [key, path])).toEqual([
		['anna', '/blog/authors/anna/'],
		['ben', '/blog/authors/ben-carl/'],
		['cem', undefined],
	]);
	expect(blog.tags).toEqual([
		{ key: 'update', label: 'Update', path: '/blog/tags/update/', description: 'Neue Versionen' },
		{ key: 'api', label: 'api', path: '/blog/tags/schnittstelle/', description: undefined },
	]);
	expect(blog.posts[0]?.authors.map(({ config }) => config.name)).toEqual(['Cem Demir', 'Anna Beck']);
	expect(blog.posts[0]?.tags.map(({ key }) => key)).toEqual(['api']);
});

test('a list that cannot be read is the only fault, not the names that stand in it', () => {
	const { problems } = blogOf({
		'blog/authors.yml': 'anna:\n  name: "An',
		'blog/tags.yml': 'api: { nix: 1 }',
		'blog/2025-01-02-a.md': '---\ntitle: A\nauthors: [anna]\ntags: [api]\n---\n',
	});
	expect(problems.map(({ rule, file }) => `${rule} ${file}`)).toEqual(['authors blog/authors.yml', 'tags blog/tags.yml']);
});

test('unknown authors and tags are named with their line and the nearest known one', () => {
	const { problems } = blogOf({ 'blog/2025-01-02-a.md': '---\ntitle: A\nauthors: [ana, ben]\ntags:\n  - update\n  - oberfläche\n---\n' });
	expect(problems.map(({ rule, file, line, message, hint }) => `${rule} ${file}:${line} ${message} ${hint}`)).toEqual([
		'unknown-author blog/2025-01-02-a.md:3 Der Autor „ana“ steht nicht in blog/authors.yml. Meinten Sie „anna“?',
		'unknown-tag blog/2025-01-02-a.md:6 Das Schlagwort „oberfläche“ steht nicht in blog/tags.yml. Ergänzen Sie „oberfläche“ in blog/tags.yml.',
	]);
});

test('a post has title, text, reading time and the place where its lead ends', () => {
	expect(post('2025-01-02-a.md', '# Neues im **März**\n\nErster Absatz.\n\n<!-- truncate -->\n\nMehr.')).toMatchObject({
		title: 'Neues im März',
		description: 'Erster Absatz.',
		readingTime: 1,
		truncated: true,
	});
	expect(post('2025-01-02-a.mdx', 'A\n\n{/* truncate */}\n\nB').truncated).toBe(true);
	expect(post('2025-01-02-a.md', '---\ntitle: T\nhide_reading_time: true\n---\nA')).toMatchObject({ title: 'T', readingTime: undefined, truncated: false });
});

test('faults of authors and tags are found with file and line', () => {
	const { problems } = blogOf({ 'blog/authors.yml': 'anna:\n  nme: Anna\n', 'blog/tags.yml': 'update:\n  label: [\n' });
	expect(problems.map(({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`)).toEqual([
		'authors blog/authors.yml:2 Der Schlüssel „anna.name“ fehlt.',
		'authors blog/authors.yml:2 Unbekannter Schlüssel „nme“ in „anna“.',
		'tags blog/tags.yml:3 Die Datei ist kein gültiges YAML.',
	]);
});

test('files that a pattern excludes are no posts', () => {
	const files = { 'blog/2025-01-01-a.md': '# A', 'blog/parts/2025-01-02-b.md': '# B' };
	const { blog } = readBlog(siteFiles(files), blogSchema.parse({ exclude: ['parts/**'] }));
	expect(blog.posts.map(({ title }) => title)).toEqual(['A']);
});

test('files that no pattern of a choice means are no posts', () => {
	const files = { 'blog/2025-01-01-a.md': '# A', 'blog/parts/2025-01-02-b.mdx': '# B', 'blog/notes.md': '# C' };
	const { blog } = readBlog(siteFiles(files), blogSchema.parse({ include: ['**/20*.{md,mdx}'], exclude: ['parts/**'] }));
	expect(blog.posts.map(({ title }) => title)).toEqual(['A']);
});

test('names that are numbers are texts', () => {
	const { blog, problems } = blogOf({
		'blog/2025-01-01-a.md': '---\nauthors:\n  - name: 6543\n    title: 7\ntags:\n  - label: 2025\n    permalink: year\n---\n# A\n',
	});
	expect(problems).toEqual([]);
	expect(blog.posts).toMatchObject([{ authors: [{ config: { name: '6543', title: '7' } }], tags: [{ label: '2025' }] }]);
});

test('a site without a blog has nothing', () => {
	expect(readBlog(siteFiles({}))).toMatchObject({ blog: { config: { folder: 'blog', route: '/blog/' }, posts: [], authors: [], tags: [] }, problems: [] });
});
