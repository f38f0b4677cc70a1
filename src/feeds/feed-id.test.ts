import { expect, test } from 'vitest';
import { postOf } from '#navigation/site.fixture.ts';
import { postFrontMatterSchema } from '#schema/front-matter.ts';
import { feedId } from './feed-id.ts';

const idOf = (written: string | undefined, base = '/hilfe/') =>
	feedId(postOf('neu', '2025-01-01', { frontMatter: postFrontMatterSchema.parse({ feed_id: written }) }), { url: 'https://a.example', base });

test.each([undefined, '/blog/neu/', '/hilfe/blog/neu/', 'https://a.example/hilfe/blog/neu/', 'https://A.example:443/hilfe/docs/../blog/neu/'])(
	'its own address, however it is written: %s',
	(written) => expect(idOf(written)).toBe('https://a.example/hilfe/blog/neu/'),
);

test.each(['/blog/früher/', '/blog/fr%C3%BCher/', '/hilfe/blog/früher/', 'https://a.example/hilfe/blog/früher/'])(
	'an earlier address, however it is written: %s',
	(written) => expect(idOf(written)).toBe('https://a.example/hilfe/blog/fr%C3%BCher/'),
);

test.each([
	['/höhe/', '/höhe/a/', 'https://a.example/h%C3%B6he/a/'],
	['/höhe/', '/h%C3%B6he/a/', 'https://a.example/h%C3%B6he/a/'],
	['/blog/', '/blog/neu/', 'https://a.example/blog/blog/neu/'],
	['/hilfe/', '/a:b/', 'https://a.example/hilfe/a:b/'],
	['/', 'https://b.example', 'https://b.example/'],
	['/', 'https://b.example/?p=12', 'https://b.example/?p=12'],
	['/', 'https://', 'https://'],
])('with the base %s: %s', (base, written, id) => expect(idOf(written, base)).toBe(id));
