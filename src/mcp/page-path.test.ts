import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

const pathBelow = (page: string, base: string) => pagePath(page, { origin: 'https://docs.example.com', base });

test.each(['', '/', '/index.html', 'index.md', 'https://docs.example.com', 'https://docs.example.com/index.html', '/..', '?q=1'])(
	'“%s” is the home page',
	(page) => {
		expect(pathBelow(page, '/')).toBe('/');
	},
);

test.each(['/hilfe', '/hilfe/', '/hilfe/index.html', 'https://docs.example.com/hilfe', '/', 'index.html'])('below a path, “%s” is the home page', (page) => {
	expect(pathBelow(page, '/hilfe/')).toBe('/');
});

test.each([
	['docs/suche', '/docs/suche/'],
	['/docs/suche/?a=b#teil', '/docs/suche/'],
	['/docs/suche.md', '/docs/suche/'],
	['/docs/suche/index.html', '/docs/suche/'],
	['/hilfe/docs/suche/', '/docs/suche/'],
	['https://docs.example.com/hilfe/docs/suche.md', '/docs/suche/'],
	['http://localhost:3000/hilfe/docs/suche/', '/docs/suche/'],
	['https://other.example.com/docs/suche/', '/https:/other.example.com/docs/suche/'],
	['/docs/gr%C3%B6%C3%9Fe/', '/docs/größe/'],
	['100%', '/100%/'],
	['/docs/myindex.html', '/docs/myindex.html/'],
])('%s is the page at %s', (page, path) => {
	expect(pathBelow(page, '/hilfe/')).toBe(path);
});

test.each(['/../secret', '/%2e%2e/secret/', '..%2fsecret', '..\\secret', '%5c..%5c..%5csecret.md', '/docs/../../secret'])('%s leads nowhere else', (page) => {
	expect(pathBelow(page, '/')).toBe('/secret/');
});
