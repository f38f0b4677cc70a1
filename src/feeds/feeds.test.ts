import { describe, expect, test } from 'vitest';
import type { Author, Tag } from '#content/authors-and-tags.ts';
import type { Post } from '#content/blog.ts';
import { blogOf } from '#navigation/site.fixture.ts';
import type { Site } from '#navigation/site.ts';
import type { BlogConfig } from '#schema/blog-config.ts';
import { postFrontMatterSchema } from '#schema/front-matter.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { feedLinks } from './announced-feeds.ts';
import { makeFeeds } from './feeds.ts';
import { parseXml, type XmlElement } from './parse-xml.fixture.ts';

const AUTHOR: Author = { key: 'team', path: '/blog/authors/team/', config: { name: 'Team <Nord> & Süd', page: true } };
const TAGS: Tag[] = ['Prüfmittel', 'Forschung & "Entwicklung"'].map((label) => ({ key: label, label, path: '/blog/tags/x/', description: undefined }));

function post(slug: string, date: string, more: Partial<Post> = {}): Post {
	return {
		path: `/blog/${slug}/`,
		title: `Größe < 10 & "${slug}"`,
		description: `Kurz & <b>gut</b>: ${slug}`,
		date,
		time: '',
		authors: [AUTHOR],
		tags: TAGS,
		readingTime: 1,
		truncated: false,
		file: `blog/${slug}.md`,
		draft: false,
		unlisted: false,
		frontMatter: postFrontMatterSchema.parse({}),
		...more,
	};
}

function siteWith(posts: Post[], blog: Partial<BlogConfig> = { description: 'Neues & Altes', feedTitle: 'Software News' }): Site {
	return {
		config: siteConfigSchema.parse({
			title: 'Doku',
			tagline: 'x',
			url: 'https://docs.example.com',
			base: '/hilfe/',
			copyright: { year: 2025, holder: 'Firma & Co' },
		}),
		versions: [],
		blogs: [blogOf({ posts, authors: [AUTHOR], tags: TAGS }, blog)],
		pages: [],
		references: [],
		atlas: undefined,
		icon: undefined,
		lastUpdates: {},
		editHrefs: {},
		locales: [],
		pathsElsewhere: {},
	};
}

const POSTS = [
	post('c', '2025-08-26'),
	post('b', '2025-05-20', { frontMatter: postFrontMatterSchema.parse({ last_update: { date: '2025-09-01' } }) }),
	post('versteckt', '2025-05-19', { unlisted: true }),
	post('a', '2024-03-12', { authors: [], tags: [], description: undefined }),
];
const BODIES = new Map(
	POSTS.map(({ path }) => [path, `<p>Mehr zu <a href="/hilfe/docs/">Handbuch</a> ]]&gt; <code>a &amp;&amp; b</code> <img src="x.png" alt="ä"></p>`]),
);

function feedAt(path: string, site = siteWith(POSTS), bodies: ReadonlyMap<string, string> = BODIES): string {
	const file = makeFeeds({ site, bodies }).find((feed) => feed.path === path);
	if (file === undefined) throw new Error(`No feed at ${path}`);
	return file.text;
}

const all = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
const only = (element: XmlElement, name: string) => {
	const [first, ...rest] = all(element, name);
	if (first === undefined || rest.length > 0) throw new Error(`${rest.length === 0 ? 'No' : 'More than one'} ${name} in ${element.name}`);
	return first;
};

/** Every address in the HTML of an entry must be absolute, whatever the reader makes of it. */
function expectAbsolute(html: string): void {
	const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
	expect(addresses).toEqual(expect.arrayContaining(['https://docs.example.com/hilfe/docs/']));
	for (const address of addresses) expect(address).toMatch(/^https:\/\/docs\.example\.com\/hilfe\//);
}

describe('RSS 2.0', () => {
	const rss = parseXml(feedAt('/blog/rss.xml'));
	const channel = only(rss, 'channel');

	test('has what the specification requires of a channel', () => {
		expect(rss.name).toBe('rss');
		expect(rss.attributes['version']).toBe('2.0');
		expect(['title', 'link', 'description', 'language', 'copyright', 'lastBuildDate'].map((name) => only(channel, name).text)).toEqual([
			'Software News',
			'https://docs.example.com/hilfe/blog/',
			'Neues & Altes',
			'de',
			'© 2025 Firma & Co',
			'Mon, 01 Sep 2025 00:00:00 GMT',
		]);
		expect(only(channel, 'atom:link').attributes).toEqual({ href: 'https://docs.example.com/hilfe/blog/rss.xml', rel: 'self', type: 'application/rss+xml' });
	});

	test('declares the namespaces that it uses', () => {
		const names = JSON.stringify(rss).matchAll(/"name":"(\w+):/g);
		for (const [, prefix] of names) expect(rss.attributes).toHaveProperty([`xmlns:${prefix}`]);
	});

	test('lists the published posts, newest first, each under its address', () => {
		const items = all(channel, 'item');
		expect(items.map((item) => only(item, 'link').text)).toEqual(['c', 'b', 'a'].map((slug) => `https://docs.example.com/hilfe/blog/${slug}/`));
		for (const item of items) {
			expect(only(item, 'guid').text).toBe(only(item, 'link').text);
			expect(only(item, 'guid').attributes['isPermaLink']).toBe('true');
			expectAbsolute(only(item, 'content:encoded').text);
		}
	});

	test('dates follow RFC 822, texts survive, authors are names', () => {
		const [first, , last] = all(channel, 'item');
		if (first === undefined || last === undefined) throw new Error('Items are missing');
		expect(only(first, 'pubDate').text).toBe('Tue, 26 Aug 2025 00:00:00 GMT');
		expect(only(first, 'title').text).toBe('Größe < 10 & "c"');
		expect(only(first, 'description').text).toBe('Kurz &amp; &lt;b&gt;gut&lt;/b&gt;: c');
		expect(only(first, 'dc:creator').text).toBe('Team <Nord> & Süd');
		expect(all(first, 'author')).toEqual([]);
		expect(all(first, 'category').map(({ text }) => text)).toEqual(['Prüfmittel', 'Forschung & "Entwicklung"']);
		expect(all(last, 'dc:creator')).toEqual([]);
	});
});

describe('Atom (RFC 4287)', () => {
	const feed = parseXml(feedAt('/blog/atom.xml'));

	test('has what the RFC requires of a feed', () => {
		expect(feed.name).toBe('feed');
		expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'de' });
		expect(['id', 'title', 'updated', 'subtitle', 'rights'].map((name) => only(feed, name).text)).toEqual([
			'https://docs.example.com/hilfe/blog/',
			'Software News',
			'2025-09-01T00:00:00.000Z',
			'Neues & Altes',
			'© 2025 Firma & Co',
		]);
		expect(only(only(feed, 'author'), 'name').text).toBe('Firma & Co');
		expect(all(feed, 'link').map(({ attributes }) => attributes)).toEqual([
			{ rel: 'alternate', href: 'https://docs.example.com/hilfe/blog/' },
			{ rel: 'self', href: 'https://docs.example.com/hilfe/blog/atom.xml' },
		]);
	});

	test('has what the RFC requires of an entry', () => {
		const entries = all(feed, 'entry');
		expect(new Set(entries.map((entry) => only(entry, 'id').text)).size).toBe(3);
		for (const entry of entries) {
			expect(only(entry, 'id').text).toBe(only(entry, 'link').attributes['href']);
			expect(only(entry, 'updated').text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
			expect(only(entry, 'published').text).toMatch(/^\d{4}-\d\d-\d\dT/);
			expect(only(entry, 'content').attributes['type']).toBe('html');
			expectAbsolute(only(entry, 'content').text);
		}
	});

	test('titles and summaries are plain text', () => {
		const [first] = all(feed, 'entry');
		if (first === undefined) throw new Error('Entry is missing');
		expect(only(first, 'title')).toMatchObject({ attributes: {}, text: 'Größe < 10 & "c"' });
		expect(only(first, 'summary').text).toBe('Kurz & <b>gut</b>: c');
		expect(only(only(first, 'author'), 'name').text).toBe('Team <Nord> & Süd');
		expect(only(only(first, 'author'), 'uri').text).toBe('https://docs.example.com/hilfe/blog/authors/team/');
		expect(all(first, 'category').map(({ attributes }) => attributes['term'])).toEqual(['Prüfmittel', 'Forschung & "Entwicklung"']);
	});
});

describe('JSON Feed 1.1', () => {
	const feed = JSON.parse(feedAt('/blog/feed.json'));

	test('has what the specification requires', () => {
		expect(feed).toMatchObject({
			version: 'https://jsonfeed.org/version/1.1',
			title: 'Software News',
			home_page_url: 'https://docs.example.com/hilfe/blog/',
			feed_url: 'https://docs.example.com/hilfe/blog/feed.json',
			language: 'de',
			authors: [{ name: 'Firma & Co' }],
		});
		expect(feed.items[0]).toMatchObject({
			id: 'https://docs.example.com/hilfe/blog/c/',
			url: 'https://docs.example.com/hilfe/blog/c/',
			title: 'Größe < 10 & "c"',
			summary: 'Kurz & <b>gut</b>: c',
			date_published: '2025-08-26T00:00:00.000Z',
			authors: [{ name: 'Team <Nord> & Süd', url: 'https://docs.example.com/hilfe/blog/authors/team/' }],
			tags: ['Prüfmittel', 'Forschung & "Entwicklung"'],
		});
		for (const item of feed.items) expectAbsolute(item.content_html);
	});
});

describe('makeFeeds', () => {
	test.each([[[]], [[post('a', '2025-01-01', { unlisted: true }), post('b', '2025-01-02', { draft: true })]]])(
		'a blog that lists no posts has no feeds, and none are announced',
		(posts: Post[]) => {
			const site = siteWith(posts);
			expect([makeFeeds({ site, bodies: new Map() }), feedLinks(site)]).toEqual([[], []]);
		},
	);

	test('what is announced is what there is', () => {
		const site = siteWith(POSTS);
		expect(feedLinks(site).map(({ href }) => href)).toEqual(makeFeeds({ site, bodies: BODIES }).map(({ path }) => `/hilfe${path}`));
	});

	test('at most twenty posts; without a body the description stands in', () => {
		const posts = Array.from({ length: 25 }, (_, index) => post(`p${index}`, '2025-01-01'));
		const feed = JSON.parse(feedAt('/blog/feed.json', siteWith(posts), new Map()));
		expect(feed.items).toHaveLength(20);
		expect(feed.items[0].content_html).toBe('<p>Kurz &amp; &lt;b&gt;gut&lt;/b&gt;: p0</p>');
	});

	test.each([
		[3, 3],
		[false, 25],
	] as const)('a limit of %s: %i posts', (feedLimit, count) => {
		const posts = Array.from({ length: 25 }, (_, index) => post(`p${index}`, '2025-01-01'));
		const feed = JSON.parse(feedAt('/blog/feed.json', siteWith(posts, { feedLimit })));
		expect(feed.items).toHaveLength(count);
	});

	test('a description of its own comes before that of the blog', () => {
		const feed = JSON.parse(feedAt('/blog/feed.json', siteWith(POSTS, { description: 'Blog', feedDescription: 'Feed' })));
		expect(feed.description).toBe('Feed');
	});

	test('the title of the blog serves when no other is set', () => {
		expect(JSON.parse(feedAt('/blog/feed.json', siteWith(POSTS, { title: 'Neues' }))).title).toBe('Neues');
	});

	test('text of the same posts is the same at any time', () => {
		expect(makeFeeds({ site: siteWith(POSTS), bodies: BODIES })).toEqual(makeFeeds({ site: siteWith(POSTS), bodies: BODIES }));
	});
});

test.each([
	['/blog/früher/', 'https://docs.example.com/hilfe/blog/fr%C3%BCher/'],
	['/hilfe/blog/alt/', 'https://docs.example.com/hilfe/blog/alt/'],
	['https://alt.example.com/?p=12', 'https://alt.example.com/?p=12'],
])('an entry keeps the id that the post names: %s', (written, id) => {
	const site = siteWith([post('neu', '2025-01-01', { frontMatter: postFrontMatterSchema.parse({ feed_id: written }) })]);
	const url = 'https://docs.example.com/hilfe/blog/neu/';
	const [item] = all(only(parseXml(feedAt('/blog/rss.xml', site)), 'channel'), 'item');
	expect(item && [only(item, 'guid').text, only(item, 'guid').attributes['isPermaLink'], only(item, 'link').text]).toEqual([id, 'false', url]);
	expect(only(only(parseXml(feedAt('/blog/atom.xml', site)), 'entry'), 'id').text).toBe(id);
	expect(JSON.parse(feedAt('/blog/feed.json', site)).items).toMatchObject([{ id, url }]);
});
