import { describe, expect, test } from 'vitest';
import { concreteType } from '#openapi/json/media-type.ts';
import { fileNameFor, mediaTypeOf, plainFileName } from './file-name.ts';

describe('plainFileName', () => {
	test.each([
		['Prüfbericht é 2025 (1).pdf', 'Pruefbericht e 2025 (1).pdf'],
		['../../etc/passwd', 'passwd'],
		['C:\\Temp\\a.txt', 'a.txt'],
		['-rf', 'rf'],
		['.bashrc', 'bashrc'],
		['a;b"c$(d)`e.csv', 'a_b_c_(d)_e.csv'],
		['..', 'datei'],
		['', 'datei'],
	])('%s gives %s', (text, name) => {
		expect(plainFileName(text, 'datei')).toBe(name);
	});

	test('shortens long names and keeps their extension', () => {
		expect(plainFileName(`${'x'.repeat(5000)}.xlsx`, 'datei')).toMatch(/^x{100}\.xlsx$/);
	});
});

test.each([
	['application/pdf', 'datei.pdf'],
	['image/jpeg', 'datei.jpg'],
	['application/problem+json', 'datei.json'],
	['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'datei.xlsx'],
	['application/x-unknown-format', 'datei.bin'],
	['', 'datei.bin'],
])('a file of type %s is called %s', (type, name) => {
	expect(fileNameFor(type)).toBe(name);
});

test('media types by extension', () => {
	expect(mediaTypeOf('a.b.CSV')).toBe('text/csv');
	expect(mediaTypeOf('a.exe')).toBeUndefined();
});

test('only whole media types can be sent', () => {
	expect(concreteType('text/plain; charset=utf-8')).toBe('text/plain; charset=utf-8');
	expect(concreteType('text/plain; a\r\nX: 1')).toBeUndefined();
	expect(concreteType('image/*')).toBeUndefined();
	expect(concreteType('pdf')).toBeUndefined();
});
