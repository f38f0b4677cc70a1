import { expect, test } from 'vitest';
import { relativeAddress } from './relative-address.ts';

const files = new Set(['index.html', 'docs/a/index.html', 'docs/maße/index.html', 'bild.svg']);

test.each([
	['/hilfe/docs/a/', '../a/index.html'],
	['/hilfe/docs/ma%C3%9Fe/?x=1#y', '../ma%C3%9Fe/index.html?x=1#y'],
	['/hilfe/bild.svg', '../../bild.svg'],
	['/hilfe/', '../../index.html'],
	['/hilfe', '../../index.html'],
	['/hilfe#oben', '../../index.html#oben'],
	['/hilfe/100%.pdf', '../../100%.pdf'],
	['/hilferuf/', '/hilferuf/'],
	['//hilfe.example/', '//hilfe.example/'],
	['#ort', '#ort'],
	['', ''],
])('%s is %s on a page two folders down', (address, expected) => {
	expect(relativeAddress(address, 'docs/b/index.html', { base: '/hilfe/', files })).toBe(expected);
});

test('at the root of a host nothing is taken for the site but what begins there', () => {
	expect(relativeAddress('', 'index.html', { base: '/', files })).toBe('');
	expect(relativeAddress('#ort', 'index.html', { base: '/', files })).toBe('#ort');
	expect(relativeAddress('/docs/a/', 'index.html', { base: '/', files })).toBe('docs/a/index.html');
});
