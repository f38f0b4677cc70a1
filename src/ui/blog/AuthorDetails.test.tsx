import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Author } from '#content/authors-and-tags.ts';
import { AuthorDetails, authorHref } from './AuthorDetails.tsx';

const author = (config: Partial<Author['config']>, path?: string): Author => ({ key: 'a', path, config: { name: 'Anna', page: false, ...config } });

test('an author has a picture and addresses', () => {
	const html = renderToStaticMarkup(
		<AuthorDetails
			base="/hilfe/"
			author={author({ image_url: '/a.png', url: 'https://a.example.com', email: 'a@example.com', socials: { github: 'https://github.com/a' } })}
		/>,
	);
	expect(html).toContain('src="/hilfe/a.png" alt="Bild von Anna"');
	expect([...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => `${label} ${href}`)).toEqual([
		'Website https://a.example.com',
		'a@example.com mailto:a@example.com',
		'GitHub https://github.com/a',
	]);
});

test('without any of it nothing is shown', () => {
	expect(renderToStaticMarkup(<AuthorDetails base="/" author={author({})} />)).toBe('');
});

test.each<[Author, string | undefined]>([
	[author({ url: 'https://a.example.com' }, '/blog/authors/a/'), '/hilfe/blog/authors/a/'],
	[author({ url: 'https://a.example.com', email: 'a@example.com' }), 'https://a.example.com'],
	[author({ email: 'a@example.com' }), 'mailto:a@example.com'],
	[author({}), undefined],
])('the name leads to the posts, else to an address of the author', (who, href) => {
	expect(authorHref('/hilfe/', who)).toBe(href);
});
