import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { siteFiles } from './site-files.fixture.ts';
import { readSource } from './source-file.ts';

const schema = z.strictObject({ title: z.string().optional(), tags: z.array(z.string()).default([]) });
const read = (text: string) => readSource(siteFiles({ 'docs/a.md': text }), 'docs/a.md', schema);

describe('front matter and body', () => {
	test.each<[string, string, object, string]>([
		['both', '---\ntitle: T\n---\n\nText.\n', { title: 'T', tags: [] }, '\nText.\n'],
		['no front matter', 'Text.\n\n---\n\nMehr.', { tags: [] }, 'Text.\n\n---\n\nMehr.'],
		['an empty one', '---\n---\nText.', { tags: [] }, 'Text.'],
		['Windows lines', '---\r\ntitle: T\r\n---\r\nText.', { title: 'T', tags: [] }, 'Text.'],
		['nothing below it', '---\ntitle: T\n---', { title: 'T', tags: [] }, ''],
		['a rule in the text', '---\ntitle: T\n---\nA\n\n---\n\nB', { title: 'T', tags: [] }, 'A\n\n---\n\nB'],
	])('%s', (_, text, frontMatter, body) => {
		expect(read(text)).toMatchObject({ source: { file: 'docs/a.md', frontMatter, body } });
	});
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
	['a tab', '---\ntitle: T\ntags:\n\t- a\n---\n', 4, 'Der Kopf der Datei (Front Matter) ist kein gültiges YAML.'],
])('%s is a problem with its line', (_, text, line, message) => {
	expect(read(text)).toMatchObject({ problems: [{ severity: 'error', rule: 'front-matter', file: 'docs/a.md', line, message }] });
});
