import { expect, test } from 'vitest';
import { gatherStyles } from './gather-styles.ts';

/** The styles of a page, and the page around them. */
function parts(html: string): { css: string; rest: string } {
	const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
	return { css, rest: html.replace(`<style>${css}</style>`, '§') };
}

test('all styles stand in the first element, in their order', () => {
	const html = gatherStyles('<head><style>a{}</style><title>T</title><style media="print">b{}</style></head><p>x</p><svg><style>c{}</style></svg>');
	expect(parts(html)).toEqual({ css: 'a{}@media print{b{}}c{}', rest: '<head>§<title>T</title></head><p>x</p><svg></svg>' });
});

test('styles of a drawing come without what marks them as text there', () => {
	expect(parts(gatherStyles('<style>a{}</style><svg><style><![CDATA[\r\n.b{}\r\n]]></style></svg>')).css).toBe('a{}\r\n.b{}\r\n');
});

test.each([`media='print'`, 'media=print', `MEDIA = "print"`, `data-media="screen" media="print"`])('a sheet keeps what it is for: %s', (media) => {
	expect(parts(gatherStyles(`<style></style><style ${media}>a{}</style>`)).css).toBe('@media print{a{}}');
});

test('another element is no sheet', () => {
	const html = gatherStyles('<style>a{}</style><style-guide><p>x</p></style-guide><style>b{}</style>');
	expect(parts(html)).toEqual({ css: 'a{}b{}', rest: '§<style-guide><p>x</p></style-guide>' });
});

test('a sheet that imports another stays by itself', () => {
	const html = '<style>a{}</style><style>@import "b.css";</style>';
	expect(gatherStyles(html)).toBe(html);
});

test.each([
	['an element', '<p style="color:red">x</p>', 'color:red', /<p class="style-\w{8}">x<\/p>/],
	['one with a class', '<p class="a" style=\'color:red\'>x</p>', 'color:red', /<p class="a style-\w{8}">x<\/p>/],
	['one on a line of its own', '<p\nstyle="color:red"\n>x</p>', 'color:red', /<p class="style-\w{8}"\n>x<\/p>/],
	['one in capitals', '<p CLASS=a STYLE = "color:red">x</p>', 'color:red', /<p class="a style-\w{8}">x<\/p>/],
	['characters in other words', '<p style="--a:&quot;&amp;&quot;">x</p>', '--a:"&"', /<p class="style-\w{8}">x<\/p>/],
	[
		'what it opens ends',
		`<p style="a:url(x);--b:'(';c:d(e(f))/* ( */">x</p>`,
		`a:url\\(x\\);--b:'\\(';c:d\\(e\\(f\\)\\)/\\* \\( \\*/`,
		/<p class="style-\w{8}">x<\/p>/,
	],
	['an empty element', '<br data-a=">" style="x:y"/>', 'x:y', /<br class="style-\w{8}" data-a=">"\/>/],
])('a style attribute becomes a class: %s', (_, html, declarations, rest) => {
	const gathered = parts(gatherStyles(`<style>a{}</style>${html}`));
	expect(gathered.css).toMatch(new RegExp(`^a\\{\\}\\.style-\\w{8}\\{${declarations}\\}$`));
	expect(gathered.rest).toMatch(rest);
});

test('equal attributes share a class', () => {
	const { css } = parts(gatherStyles('<style></style><p style="a:b">x</p><p style="a:b">y</p>'));
	expect(css.match(/style-/g)).toHaveLength(1);
});

test.each([
	['what only looks like one', '<p data-a=\' style="a:b"\'>x</p>'],
	['in a comment', '<!-- <p style="a:b"> -->'],
	['in a script', '<script type="application/json">"<p style=\\"a:b\\">"</script>'],
	['one that would end its rule', '<p style="a:b}p{c:d">x</p>'],
	['one that would not end before the next rule', '<p style="a:url(x">x</p>'],
	['one with a string that does not end', `<p style="a:'">x</p>`],
	['one with a comment that does not end', '<p style="a:b/*">x</p>'],
	['a sheet for readers without scripts', '<noscript><style>b{}</style></noscript>'],
	['a sheet of a tree of its own', '<div><template shadowrootmode="open"><style>b{}</style></template></div>'],
	['a sheet in a comment', '<!-- <style>b{}</style> -->'],
	['a sheet in a script', '<script>a="<style>b{}</style>"</script>'],
	['a sheet that is typed in', '<textarea><style>b{}</style></textarea>'],
	['a sheet of a frame', '<iframe srcdoc="<style>b{}</style><p>x"></iframe>'],
])('%s stays as it is', (_, html) => expect(gatherStyles(`<style>a{}</style>${html}`)).toBe(`<style>a{}</style>${html}`));
