import { expect, test } from 'vitest';
import { blogOf, postOf, siteOf } from '#navigation/site.fixture.ts';
import { postFrontMatterSchema } from '#schema/front-matter.ts';
import { runSourceRules } from './source-rules.ts';

const post = (name: string, id?: string) => postOf(name, '2025-01-01', { frontMatter: postFrontMatterSchema.parse({ feed_id: id }) });
const findings = (...posts: ReturnType<typeof post>[]) =>
	runSourceRules({
		site: siteOf({ config: { url: 'https://a.example', base: '/hilfe/' }, blogs: [blogOf({ posts })] }),
		lineOf: () => undefined,
		lineOfText: () => undefined,
		lineOfKey: (_, [key]) => (key === 'feed_id' ? 3 : undefined),
		help: undefined,
	}).map(({ severity, rule, file, line, message }) => `${severity} ${rule} ${file}:${line} ${message}`);

test('posts that feed readers can tell apart are in order', () =>
	expect(findings(post('a'), post('b', '/blog/c/'), post('d', 'https://b.example/'))).toEqual([]));

test('an address that two posts had first is found, however it is written', () => {
	const message = 'Als „https://a.example/hilfe/blog/alt/“ kennen Feed-Leser auch blog/2025-01-01-a.md.';
	expect(findings(post('a', '/blog/alt/'), post('b', '/hilfe/blog/alt/'), post('c', 'https://a.example/hilfe/blog/alt/'))).toEqual([
		`warning duplicate-feed-id blog/2025-01-01-b.md:3 ${message}`,
		`warning duplicate-feed-id blog/2025-01-01-c.md:3 ${message}`,
	]);
	expect(findings(post('a', '/blog/früher/'), post('b', 'https://A.example/hilfe/blog/früher/'))).toHaveLength(1);
});

test('and so is the address of a post that says nothing', () => {
	expect(findings(post('a', '/blog/b/'), post('b'))).toEqual([
		'warning duplicate-feed-id blog/2025-01-01-a.md:3 Als „https://a.example/hilfe/blog/b/“ kennen Feed-Leser auch blog/2025-01-01-b.md.',
	]);
});
