import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContentFile } from './content-file.ts';
import { OWN_CONVENTIONS } from './markdown/conventions.ts';
import { siteFiles } from './site-files.fixture.ts';

const schema = z.strictObject({ title: z.string().optional(), tags: z.array(z.string()).default([]) });
const read = (text: string) => readContentFile(siteFiles({ 'docs/a.md': text }), 'docs/a.md', { schema, conventions: OWN_CONVENTIONS });

test('the front matter is checked and its defaults are filled in', () => {
	expect(read('---\ntitle: T\n---\n\nText.\n')).toMatchObject({ source: { file: 'docs/a.md', format: 'md', frontMatter: { title: 'T', tags: [] } } });
	expect(read('Text.')).toMatchObject({ source: { frontMatter: { tags: [] }, body: 'Text.' } });
});

test('keys know their line', () => {
	const result = read('---\n# Kommentar\ntitle: T\ntags:\n  - a\n---\n');
	if ('problems' in result) throw new Error('No problem was expected.');
	expect(result.source.lineOf('title')).toBe(3);
	expect(result.source.lineOf('tags')).toBe(5);
});

test.each<[string, string, number, string]>([
	['a wrong value', '---\ntitle: T\ntags: 5\n---\n', 3, '„tags“ hat den Wert 5.'],
	['a colon', '---\ntitle: Doppelpunkt: verboten\n---\n', 2, 'Der Kopf der Datei (Front Matter) ist kein gültiges YAML.'],
	['no end', '---\ntitle: T\n\nText.\n', 1, 'Der Kopf der Datei (Front Matter), der hier beginnt, wird nicht geschlossen.'],
	['no end but dots', '\ufeff---\r\ntitle:\r\n...\r\n', 1, 'Der Kopf der Datei (Front Matter), der hier beginnt, wird nicht geschlossen.'],
	['an empty line before it', '\ufeff\r\n---\r\ntitle: T\r\n---\r\n', 1, 'Der Kopf der Datei (Front Matter) steht nicht in der ersten Zeile.'],
	['spaces before it', '  ---\ntitle: T\ntags:\n  - a\n---\n', 1, 'Der Kopf der Datei (Front Matter) steht nicht in der ersten Zeile.'],
	['its first line missing', 'title: T\n---\nText.', 1, 'Dem Kopf der Datei (Front Matter) fehlt die erste Zeile „---“.'],
	['a tab', '---\ntitle: T\ntags:\n\t- a\n---\n', 4, 'Der Kopf der Datei (Front Matter) ist kein gültiges YAML.'],
])('%s is a problem with its line', (_, text, line, message) => {
	expect(read(text)).toMatchObject({ problems: [{ severity: 'error', rule: 'front-matter', file: 'docs/a.md', line, message }] });
});

test('a fault of the syntax comes with its own fix', () => {
	expect(read('---\ntitle: T\ntags:\n\t- a\n---\n')).toMatchObject({ problems: [{ line: 4, hint: expect.stringContaining('Tabulator') }] });
	expect(read('---\ntitle: T\ntitle: U\n---\n')).toMatchObject({
		problems: [{ line: 3, message: expect.stringContaining('weiter oben'), hint: expect.stringContaining('einen von beiden') }],
	});
});

test('a number is the text that is written where a text stands', () => {
	const versions = z.strictObject({ title: z.coerce.string(), tags: z.array(z.coerce.string()), sidebar_position: z.coerce.number() });
	const file = siteFiles({ 'docs/a.md': '---\ntitle: 2025.10\ntags: [1.0, 007, 12345678901234567890]\nsidebar_position: 2.50\n---\n' });
	expect(readContentFile(file, 'docs/a.md', { schema: versions, conventions: OWN_CONVENTIONS })).toMatchObject({
		source: { frontMatter: { title: '2025.10', tags: ['1.0', '007', '12345678901234567890'], sidebar_position: 2.5 } },
	});
});

test('an empty title of a site from elsewhere is none, without a word', () => {
	const files = siteFiles({ 'docs/a.md': '---\ntitle: ""\n---\n' });
	const result = readContentFile(files, 'docs/a.md', { schema, conventions: { ...OWN_CONVENTIONS, open: true } });
	expect(result).toMatchObject({ source: { frontMatter: { tags: [] } }, ignored: [] });
});

test('a rule at the beginning is no head', () => {
	for (const text of ['---\n\ntitle: T\n', '---\nText: mit Punkten, ohne Schlüssel.', 'Text.\n\n---\ntitle: T\n', '\n---\ntitle: T\n\n---\n'])
		expect(read(text.replace('Text:', 'Ein Text:'))).toMatchObject({ source: { frontMatter: { tags: [] } } });
});

test('a damaged text is refused; that of a site from elsewhere is shown as well as it can be', () => {
	const text = 'One.\n\nTwo\0.\n';
	const damage = { rule: 'unreadable-file', file: 'docs/a.md', line: 3 };
	expect(read(text)).toMatchObject({ problems: [damage] });
	const moved = readContentFile(siteFiles({ 'docs/a.md': text }), 'docs/a.md', { schema, conventions: { ...OWN_CONVENTIONS, open: true } });
	expect(moved).toMatchObject({ source: { body: 'One.\n\nTwo\ufffd.\n' }, ignored: [damage] });
});

test('a text that stands for what is written, front matter included', () => {
	const conventions = { ...OWN_CONVENTIONS, texts: { 'docs/a.md': '---\ntitle: Other\n---\n\nOther.\n' } };
	const result = readContentFile(siteFiles({ 'docs/a.md': 'Written.' }), 'docs/a.md', { schema, conventions });
	expect(result).toMatchObject({ source: { frontMatter: { title: 'Other' } } });
});
