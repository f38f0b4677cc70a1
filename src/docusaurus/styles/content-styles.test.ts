import { describe, expect, test } from 'vitest';
import { contentStyles, siteColour } from './content-styles.ts';

const of = (css: string) => contentStyles(css, new Set(['--line']));

describe('what holds for content', () => {
	test.each([
		['.own { color: red }', '.own:where(.prose *,.sidebar *,.own-picture){color: red;}\n'],
		[
			'.own::before, .own:hover > p:before { a: b; c: d }',
			'.own:where(.prose *,.sidebar *,.own-picture)::before,.own:hover > p:where(.prose *,.sidebar *,.own-picture):before{a: b;c: d;}\n',
		],
		['html[data-theme="dark"] .own { a: b }', 'html[data-theme="dark"] .own:where(.prose *,.sidebar *,.own-picture){a: b;}\n'],
		['.markdown > .own { a: b }', '.prose > .own:where(.prose *,.sidebar *,.own-picture){a: b;}\n'],
		['.button--primary { a: b }', '.button--primary:where(.prose *,.sidebar *,.own-picture){a: b;}\n'],
		['.own { a: b; &:hover { c: d } .in { e: f } }', '.own:where(.prose *,.sidebar *,.own-picture){a: b;&:hover{c: d;}.in{e: f;}}\n'],
		['@media (max-width: 996px) { .own { a: b } h1 { c: d } }', '@media (max-width: 996px){.own:where(.prose *,.sidebar *,.own-picture){a: b;}\n}\n'],
		[
			'/* .navbar { } */ .own { background: url(data:image/png;base64,AA==) }',
			'.own:where(.prose *,.sidebar *,.own-picture){background: url(data:image/png;base64,AA==);}\n',
		],
		[
			'.größe { a: "/*" } .own { c: "*/" }',
			'.größe:where(.prose *,.sidebar *,.own-picture){a: "/*";}\n.own:where(.prose *,.sidebar *,.own-picture){c: "*/";}\n',
		],
		['.own[title=",).navbar["]::after { a: b }', '.own[title=",).navbar["]:where(.prose *,.sidebar *,.own-picture)::after{a: b;}\n'],
		['.own:is(.a, .b) { a: b }', '.own:is(.a, .b):where(.prose *,.sidebar *,.own-picture){a: b;}\n'],
		[
			'.footer-card, .menu-table, .docs-grid { a: b }',
			'.footer-card:where(.prose *,.sidebar *,.own-picture),.menu-table:where(.prose *,.sidebar *,.own-picture),.docs-grid:where(.prose *,.sidebar *,.own-picture){a: b;}\n',
		],
		[
			'@keyframes turn { to { rotate: 1turn } } @keyframes idle {} .own { animation: turn 1s }',
			'@keyframes turn { to { rotate: 1turn } }\n.own:where(.prose *,.sidebar *,.own-picture){animation: turn 1s;}\n',
		],
	])('%s', (css, kept) => {
		expect(of(css).css).toBe(kept);
	});

	test('properties of the site, but for those that are taken', () => {
		const { css, left } = of(":root { --own: 1px; --line: red; font-size: 15px } [data-theme='dark'] { --own: 2px }");
		expect(css).toBe(":root{--own: 1px;}\n[data-theme='dark']{--own: 2px;}\n");
		expect(left).toMatchObject({ properties: ['--line'], look: [':root'] });
	});

	test('colours that say something, which rules of the site name', () => {
		const { css, left } = of(
			':root { --ifm-color-secondary: #2d4a2b; --ifm-color-secondary-dark: #253f23; --ifm-color-gray-900: #111; --ifm-color-content: red }',
		);
		expect(css).toBe(':root{--ifm-color-secondary: #2d4a2b;--ifm-color-secondary-dark: #253f23;--ifm-color-gray-900: #111;}\n');
		expect(left.properties).toEqual(['--ifm-color-content']);
	});

	test('the colour of the site in both modes, without its shades', () => {
		const { css, primary, left } = of(
			":root { --ifm-color-primary: #123; --ifm-color-primary-dark: #012; --ifm-code-font-size: 95% } [data-theme='dark'] { --ifm-color-primary: #abc }",
		);
		expect(css).toBe('');
		expect(primary).toEqual({ light: '#123', dark: '#abc' });
		expect(left.properties).toEqual(['--ifm-code-font-size']);
	});
});

describe('what does not move', () => {
	test.each([
		['.navbar__logo { }', 'frame'],
		['.menu__link--active, .footer { }', 'frame'],
		['.theme-doc-sidebar-menu .own { }', 'frame'],
		["[class*='announcementBar_'] { }", 'frame'],
		['.docs-doc-id-intro .own { }', 'frame'],
		['#__docusaurus .own { }', 'frame'],
		['h1, article > p, ::selection { }', 'look'],
		['.markdown h2 { }', 'look'],
		['body { }', 'look'],
	] as const)('%s', (css, reason) => {
		const { css: kept, left } = of(css);
		expect(kept).toBe('');
		expect(left[reason].length).toBeGreaterThan(0);
	});

	test('what comes from elsewhere', () => {
		const { css, left } = of(
			"@import url('https://fonts.example.com/css?family=A;B'); @import 'tailwindcss'; @import './own.css'; @tailwind base; @font-face { font-family: 'Far'; src: url(https://example.com/a.woff2) } .own { font-family: Far }",
		);
		expect(css).toBe('.own:where(.prose *,.sidebar *,.own-picture){font-family: Far;}\n');
		expect(left.outside).toEqual(["@import url('https://fonts.example.com/css?family=A;B')", "@import 'tailwindcss'", '@tailwind base', '@font-face Far']);
	});
});

test('the colour of a site may be named in one sheet and be said in another', () => {
	const first = of(':root { --brand: var(--pink); --pink: #db44b8; } [data-theme="dark"] { --pink: #f9c; }');
	const second = of(':root { --ifm-color-primary: var(--brand); } [data-theme="dark"] { --ifm-color-primary: var(--brand); }');
	expect(siteColour([first, second])).toEqual({ light: '#db44b8', dark: '#f9c' });
	expect(siteColour([of(':root { --ifm-color-primary: var(--nowhere, #123456); }')])).toEqual({ light: '#123456' });
	expect(siteColour([of(':root { --ifm-color-primary: var(--a); --a: var(--a); }')])).toEqual({ light: 'var(--a)' });
});
