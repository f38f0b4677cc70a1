import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteFiles } from '#content/site-files.fixture.ts';
import { importConfig } from './import-config.ts';

const schema = z.strictObject({ title: z.string(), list: z.array(z.strictObject({ to: z.string() })).default([]) });
const read = (text: string) => importConfig(siteFiles({ 'site.config.ts': text }), { file: 'site.config.ts', schema, rule: 'site-config' });

test('the value comes with a way back to its lines', async () => {
	const result = await read("export default {\n\ttitle: 'T',\n};\n");
	if ('problems' in result) throw new Error('No problem was expected.');
	expect(result.value).toEqual({ title: 'T', list: [] });
	expect(result.lineOf(['title'])).toBe(2);
});

test('faults have the line of their value', async () => {
	expect(await read("export default {\n\tlist: [\n\t\t{ to: '/' },\n\t\t{ to: 5 },\n\t],\n};\n")).toMatchObject({
		problems: [
			{ rule: 'site-config', file: 'site.config.ts', line: 1, message: 'Der Schlüssel „title“ fehlt.' },
			{ line: 4, message: '„list.1.to“ hat den Wert 5.' },
		],
	});
});

test.each([
	["export default {\n\ttitle: 'Ü',\n\tlist: [\n\t\t{ to: '/' },\n\tb: 1,\n};\n", 5],
	["export default {\n\ttitle: 'ÄÖÜ,\n\tlist: [],\n};\n", 2],
])('a slip has the line where the file stops being readable: %j', async (text, line) => {
	expect(await read(text)).toMatchObject({ problems: [{ rule: 'site-config', file: 'site.config.ts', line }] });
});

test.each<[string, string, string]>([
	['no export', 'const a = 1;', 'Die Datei ist leer.'],
	['an import that leads nowhere', "import './fehlt.ts';", 'Die Datei lässt sich nicht laden: '],
	['an error of its own code', "import { readFileSync } from 'node:fs';\nexport default { title: readFileSync('/nirgends/x', 'utf8') };", 'ENOENT'],
	['no TypeScript', 'export default {', 'Ab hier ist die Datei nicht mehr lesbar.'],
])('%s is a problem, not a crash', async (_, text, message) => {
	expect(await read(text)).toMatchObject({ problems: [{ severity: 'error', file: 'site.config.ts', message: expect.stringContaining(message) }] });
});

test('a folder in its place is named', async () => {
	expect(await importConfig(siteFiles({ 'site.config.ts/x': '' }), { file: 'site.config.ts', schema, rule: 'site-config' })).toMatchObject({
		problems: [{ rule: 'unreadable-file', file: 'site.config.ts' }],
	});
});

test('a missing file is named', async () => {
	expect(await importConfig(siteFiles({}), { file: 'site.config.ts', schema, rule: 'site-config' })).toEqual({
		problems: [
			{
				severity: 'error',
				rule: 'site-config',
				file: 'site.config.ts',
				message: 'Die Datei site.config.ts fehlt.',
				hint: '„nonius init“ schreibt eine in den leeren Ordner, „nonius import“ eine für die Website von Docusaurus, in deren Ordner Sie sind.',
			},
		],
	});
});

test('a file that has changed is read anew', async () => {
	const root = siteFiles({ 'site.config.ts': "export default { title: 'A' };" });
	await importConfig(root, { file: 'site.config.ts', schema, rule: 'site-config' });
	writeFileSync(join(root, 'site.config.ts'), "export default { title: 'B' };");
	utimesSync(join(root, 'site.config.ts'), 2_000_000_000, 2_000_000_000);
	expect(await importConfig(root, { file: 'site.config.ts', schema, rule: 'site-config' })).toMatchObject({ value: { title: 'B' } });
});
