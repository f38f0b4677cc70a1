import { expect, test } from 'vitest';
import { type ParsedElement, parseElements } from './parse-elements.ts';

/** An element as a list: name, attributes, text, elements. */
const plain = ({ name, attributes, text, children }: ParsedElement): unknown => [name, attributes, text, ...children.map(plain)];
const read = (text: string) => {
	const element = parseElements(text);
	return element && plain(element);
};

test.each([
	['<a/>', ['a', {}, '']],
	['\ufeff\n<?xml version="1.0"?><!-- x --><a>b</a>\n', ['a', {}, 'b']],
	['<a b="1" c=\'"\'/>', ['a', { b: '1', c: '"' }, '']],
	['<a>\n  <b> x </b>\n  <b/>\n</a>', ['a', {}, '', ['b', {}, ' x '], ['b', {}, '']]],
	['<a>x<b/>y</a>', ['a', {}, 'xy', ['b', {}, '']]],
	['<a>&lt;&#228;&#xE4;&amp;amp;</a>', ['a', {}, '<ää&amp;']],
	['<a><![CDATA[<&]]]]><![CDATA[>]]></a>', ['a', {}, '<&]]>']],
	['<p:a xmlns:p="urn:x" xmlns="urn:y" xsi:type="z" xml:lang="de" p:b="1"/>', ['a', { b: '1' }, '']],
	['<a>x\r\ny\rz</a>', ['a', {}, 'x\ny\nz']],
	['<ä.b-c_1/>', ['ä.b-c_1', {}, '']],
])('%s', (text, expected) => expect(read(text)).toEqual(expected));

test('nothing said is told from an empty text', () => {
	expect(parseElements('<a xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"/>')).toMatchObject({ name: 'a', isNull: true });
});

test.each([
	'',
	'text',
	'<a>',
	'</a>',
	'<a></b>',
	'<a/><b/>',
	'<a/>x',
	'<a b=1/>',
	'<a b="1" b="2"/>',
	'<a b="<"/>',
	'<a>&unknown;</a>',
	'<a>&</a>',
	'<a>&#0;</a>',
	'<a>&#xD800;</a>',
	'<1/>',
	'<a __proto__="1"/>',
	'<a><![CDATA[x</a>',
	'<!DOCTYPE a [<!ENTITY b "bbb">]><a>&b;</a>',
	'<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
	`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`,
])('%s is refused', (text) => expect(parseElements(text)).toBeUndefined());

test('long documents made to do harm end in time', () => {
	for (const text of [
		`<a ${'b '.repeat(50_000)}`,
		`<a${' '.repeat(100_000)}`,
		`<!--${'-'.repeat(100_000)}`,
		'<'.repeat(100_000),
		`<a>${'&amp'.repeat(50_000)}`,
	])
		expect(parseElements(text)).toBeUndefined();
});

test('texts may be as long as a body', () => {
	const long = 'x]-?'.repeat(2_400_000);
	expect(parseElements(`<a><![CDATA[${long}]]></a>`)?.text.length).toBe(long.length);
	expect(parseElements(`<a><!--${long}--><?p ${long}?></a>`)?.text).toBe('');
});
