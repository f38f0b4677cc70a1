import { expect, test } from 'vitest';
import { colourSample, type SamplePiece } from './colour-sample.ts';

/** Pieces written as in a page: `<i>'a'</i>`, those around the call within `«»`. */
function pieces(html: string): SamplePiece[] {
	let isAround = false;
	return html.split(/(?=[«»])|(?<=[«»])/).flatMap((part) => {
		if (/^[«»]$/.test(part)) isAround = part === '«';
		return /^[«»]$/.test(part) ? [] : [...part.matchAll(/<(\w)>(.*?)<\/\1>|[^<]+/gs)].map(([whole, mark = '', text = whole]) => ({ text, mark, isAround }));
	});
}

/** Neighbours that look alike as one. */
const html = (list: readonly SamplePiece[]) =>
	list
		.map(({ text, mark, isAround }) => `${isAround ? '«' : ''}${mark === '' ? text : `<${mark}>${text}</${mark}>`}${isAround ? '»' : ''}`)
		.join('')
		.replaceAll('»«', '')
		.replaceAll(/<\/(\w)>(\s*)<\1>/g, '$2');

const OWN = "«<b>import</b> json\n\n»call(\n<i>    'kind'</i>: <i>'a'</i>,\n<i>    'size'</i>: <u>7</u>,\n)«\n<b>print</b>(x)»";

test('a sample that was not changed stays as it was', () =>
	expect(
		html(
			colourSample(
				pieces(OWN)
					.map(({ text }) => text)
					.join(''),
				pieces(OWN),
			),
		),
	).toBe(OWN));

test.each([
	['a changed string', "    'kind': 'b',\n    'size': 7,\n", "    <i>'kind'</i>: <i>'b'</i>,\n<i>    'size'</i>: <u>7</u>,\n"],
	['a changed number', "    'kind': 'a',\n    'size': 12.5,\n", "<i>    'kind'</i>: <i>'a'</i>,\n    <i>'size'</i>: <u>12.5</u>,\n"],
	[
		'a new line',
		"    'kind': 'a',\n    'note': 'c',\n    'size': 7,\n",
		"<i>    'kind'</i>: <i>'a'</i>,\n    <i>'note'</i>: <i>'c'</i>,\n<i>    'size'</i>: <u>7</u>,\n",
	],
	['a line that is gone', "    'size': 7,\n", "<i>    'size'</i>: <u>7</u>,\n"],
])('%s is coloured, and what stands around stays there', (_, middle, coloured) => {
	const after = colourSample(`import json\n\ncall(\n${middle})\nprint(x)`, pieces(OWN));
	expect(html(after)).toBe(`«<b>import</b> json\n\n»call(\n${coloured})«\n<b>print</b>(x)»`);
});

test('what was never coloured stays plain', () => expect(html(colourSample('{ "a": 1 }', pieces('{ "a": 2 }')))).toBe('{ "a": 1 }'));
