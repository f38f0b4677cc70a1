import { expect, test } from 'vitest';
import { xmlTokens } from './xml-tokens.ts';

const coloured = (xml: string) => xmlTokens(xml).flatMap(({ kind, text }) => (kind === undefined ? [] : [`${kind} ${text}`]));

test('names of elements, attributes and their values', () => {
	expect(coloured(`<?xml version="1.0"?>\n<p:tier id='7' art="a > b">\n\t<name>Wal</name><leer/></p:tier>`)).toEqual([
		'ts xml',
		'tf version',
		'ts "1.0"',
		'ts p:tier',
		'tf id',
		"ts '7'",
		'tf art',
		'ts "a > b"',
		'ts name',
		'ts name',
		'ts leer',
		'ts p:tier',
	]);
});

test('texts, comments and sections of characters have no colours', () => {
	expect(coloured('<a>ein b="1" und <![CDATA[<c d="2">]]> <!-- <e f="3"> --></a>')).toEqual(['ts a', 'ts a']);
});

test.each(['<!--', '<![CDATA['])('%s that nothing closes goes to the end of the text, and is looked at once however often it opens', (opening) => {
	const xml = `<a>${`${opening} <b c="1"> `.repeat(20_000)}`;
	expect(coloured(xml)).toEqual(['ts a']);
});

test.each(['', 'kein XML', '<', '<a', '<a b="', '<a b="1" c=', '</', '<!-- ', 'a > b="1"', '<a>\u{1f600}</a>'])('nothing of %j is lost', (xml) =>
	expect(
		xmlTokens(xml)
			.map(({ text }) => text)
			.join(''),
	).toBe(xml),
);
