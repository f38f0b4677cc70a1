import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each(['', '/', '/index.html', 'index.md', 'https://docs.example.com', 'https://docs.example.com/index.html', '/..', '?q=1'])(
	'“%s” is the home page',
	(page) => {
		expect(pagePath(page, '/')).toBe('/');
	},
);

test.each(['/hilfe', '/hilfe/', '/hilfe/index.html', 'https://docs.example.com/hilfe', '/', 'index.html'])('below a path, “%s” is the home page', (page) => {
	expect(pagePath(page, '/hilfe/')).toBe('/');
});

test.each([
	['docs/suche', '/docs/suche/'],
	['/docs/suche/?a=b#teil', '/docs/suche/'],
	['/docs/suche.md', '/docs/suche/'],
	['/docs/suche/index.html', '/docs/suche/'],
	['/hilfe/docs/suche/', '/docs/suche/'],
	['https://docs.example.com/hilfe/docs/suche.md', '/docs/suche/'],
	['/docs/gr%C3%B6%C3%9Fe/', '/docs/größe/'],
	['100%', '/100%/'],
	['/docs/myindex.html', '/docs/myindex.html/'],
])('%s is the page at %s', (page, path) => {
	expect(pagePath(page, '/hilfe/')).toBe(path);
});

test.each(['/../secret', '/%2e%2e/secret/', '..%2fsecret', '..\\secret', '%5c..%5c..%5csecret.md', '/docs/../../secret'])('%s leads nowhere else', (page) => {
	expect(pagePath(page, '/')).toBe('/secret/');
});
