import { expect, test } from 'vitest';
import { isPageAddress, isRoutable, withoutIndex } from './page-link.ts';

const site = { origin: 'https://docs.example.com', base: '/hilfe/' };

function link(href: string, { target = '', download = false } = {}) {
	const { origin, pathname } = new URL(href, 'https://docs.example.com/hilfe/');
	return { origin, pathname, target, hasAttribute: (name: string) => download && name === 'download' };
}

test.each(['/hilfe/', '/hilfe/docs/handbuch/suche/', '/hilfe/docs/suche/?q=1#treffer', '/hilfe/404.html', '/hilfe/2025.3/', 'docs/'])(
	'%s is a page',
	(href) => {
		expect(isPageAddress(link(href), site)).toBe(true);
	},
);

test.each([
	['another origin', 'https://www.example.com/hilfe/'],
	['another port', 'https://docs.example.com:8443/hilfe/'],
	['outside of the base', '/andere/'],
	['a base that only begins alike', '/hilfe-alt/'],
	['a file', '/hilfe/blog/rss.xml'],
	['a download', '/hilfe/vorlage.PDF'],
	['mail', 'mailto:hilfe@example.com'],
])('%s is none', (_, href) => {
	expect(isPageAddress(link(href), site)).toBe(false);
});

test('a link to a page that opens elsewhere or is saved is left to the browser', () => {
	expect(isRoutable(link('/hilfe/docs/'), site)).toBe(true);
	expect(isRoutable(link('/hilfe/docs/', { target: '_blank' }), site)).toBe(false);
	expect(isRoutable(link('/hilfe/docs/', { download: true }), site)).toBe(false);
});

test.each([
	['/docs/index.html', '/docs/'],
	['/index.html', '/'],
	['/docs/', '/docs/'],
	['/docs/mein-index.html', '/docs/mein-index.html'],
])('%s without index.html is %s', (path, expected) => expect(withoutIndex(path)).toBe(expected));
