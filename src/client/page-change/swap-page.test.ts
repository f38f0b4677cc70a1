// @vitest-environment happy-dom
import '#client/aria.fixture.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { define } from '#client/live-element.ts';
import { pageHtml, showPage } from '#client/page.fixture.ts';
import { parseHtml } from '#client/parse-html.ts';
import { DocsSidebar } from '#client/sidebar/docs-sidebar.ts';
import { swapPage } from './swap-page.ts';

beforeAll(() => define('docs-sidebar', DocsSidebar));
afterEach(() => vi.restoreAllMocks());

const nav = (name: string, ...paths: string[]) =>
	`<nav id="nonius-menu"><docs-sidebar data-sidebar="${name}"><ul>${paths.map((path) => `<li><a href="${path}">${path}</a></li>`).join('')}</ul></docs-sidebar></nav>`;
const goTo = (path: string) => history.pushState(null, '', path);
const menu = () => document.querySelector('#nonius-menu');

test('brings head and page of the next document, and says so to islands', () => {
	showPage(pageHtml({ title: 'Eins' }));
	const onSwap = vi.fn();
	document.addEventListener('astro:after-swap', onSwap, { once: true });
	const removeStyles = vi.fn();
	swapPage(parseHtml(pageHtml({ title: 'Zwei' })), removeStyles);
	expect([document.title, document.querySelector('h1')?.textContent]).toEqual(['Zwei | Site', 'Zwei']);
	expect([onSwap.mock.calls.length, removeStyles.mock.calls.length]).toEqual([1, 1]);
});

test('exchanges parts of the navbar that differ, by their name, and leaves the others', () => {
	showPage(pageHtml({ part: 'alt' }));
	const brand = document.querySelector('[data-page-part=brand]');
	swapPage(parseHtml(pageHtml({ part: 'alt' })), () => {});
	expect(document.querySelector('[data-page-part=brand]')).toBe(brand);
	swapPage(parseHtml(pageHtml({ part: 'neu' })), () => {});
	expect(document.querySelector('[data-page-part=brand]')?.textContent).toBe('neu');
});

test('keeps a sidebar that knows the new page, and it marks it', () => {
	goTo('/a/');
	showPage(pageHtml({ sidebar: nav('docs', '/a/', '/b/') }));
	const kept = menu();
	goTo('/b/');
	swapPage(parseHtml(pageHtml({ sidebar: nav('docs', '/a/', '/b/') })), () => {});
	expect(menu()).toBe(kept);
	expect([...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)).toEqual(['/b/']);
});

test('marks the first of several links to the new page', () => {
	goTo('/a/');
	showPage(pageHtml({ sidebar: nav('docs', '/a/', '/b/', '/c/', '/b/') }));
	goTo('/b/');
	swapPage(parseHtml(pageHtml({ sidebar: nav('docs', '/a/', '/b/') })), () => {});
	expect([...document.querySelectorAll('docs-sidebar a')].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
});

test.each([
	['another', nav('api', '/b/')],
	['the same without the page', nav('docs', '/a/', '/c/')],
])('does not keep a sidebar for %s', (_, next) => {
	goTo('/a/');
	showPage(pageHtml({ sidebar: nav('docs', '/a/') }));
	const old = menu();
	goTo('/b/');
	swapPage(parseHtml(pageHtml({ sidebar: next })), () => {});
	expect(menu()).not.toBe(old);
	expect(document.querySelectorAll('#nonius-menu')).toHaveLength(1);
});

test('lets the scripts of the new page run', () => {
	showPage(pageHtml());
	swapPage(parseHtml(pageHtml({ body: '<script type="application/json" id="data">{}</script>' })), () => {});
	expect(document.querySelector('#data')?.textContent).toBe('{}');
});
