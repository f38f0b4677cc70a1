import { expect, test } from 'vitest';
import { cssClasses, cssCode, unescapedCss, withoutCssComments } from './css-code.ts';

test.each([
	['a{b:"}"}', 'a{b:" "}'],
	["a{b:'\\'}'}", "a{b:'   '}"],
	['a{b:"}\nc:d}', 'a{b:" \nc:d}'],
	['a{b:"\\\n}"}', 'a{b:"   "}'],
	['/*"*/a/*}', '     a   '],
	['a{b:url( data:{"/*) }', 'a{b:url(          ) }'],
	['a{b:URL("}")}', 'a{b:URL(" ")}'],
	['a{b:my-url({})}', 'a{b:my-url({})}'],
	['a{b:url(}', 'a{b:url( '],
	['a{b:"}', 'a{b:" '],
])('only code is left of %j, in its place', (css, code) => {
	expect(cssCode(css)).toBe(code);
});

test.each([
	['.a\\"b .c\\{', ['a"b', 'c{']],
	['.größe.日本-1.😀', ['größe', '日本-1', '😀']],
	['.\\67 r\\F6\\DF e.\\31 0\\😀\\1f600.\\0', ['größe', '10😀😀', '\ufffd']],
	['.--a.-b._c', ['--a', '-b', '_c']],
	['.5px .-1 ..', []],
])('classes of %s', (selector, classes) => {
	const code = cssCode(selector);
	expect(code).toHaveLength(selector.length);
	expect(cssClasses(code)).toEqual(classes);
});

test('comments go, and leave what is none', () => {
	expect(withoutCssComments('/*a*//*b*/b{c:"/*";d:url(/*);e:0/*f*//*g*/1}/*! h')).toBe('b{c:"/*";d:url(/*);e:0/**/1}');
});

test('texts mean what their escapes do', () => {
	expect(unescapedCss('a\\"b\\2f c\\\r\nd\\110000')).toBe('a"b/cd\ufffd');
});

test('long strings and addresses are none too long', () => {
	const long = '{'.repeat(5_000_000);
	expect(cssCode(`a{b:"${long}";c:url(${long})}`)).toBe(`a{b:"${' '.repeat(long.length)}";c:url(${' '.repeat(long.length)})}`);
});
