import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readHelpList } from './help-list.ts';

const root = mkdtempSync(join(tmpdir(), 'help-list-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a finding names the line of the id itself', () => {
	mkdirSync(join(root, 'docs'));
	writeFileSync(join(root, 'docs/help-ids.json'), '{\n\t"ids": [\n\t\t"alt",\n\t\t"suche"\n\t],\n\t"redirects": {\n\t\t"alt": "suche"\n\t}\n}\n');
	writeFileSync(join(root, 'docs/a.md'), '---\ntitle: A\nsearch_words:\n  suche: [finden]\nhelp:\n  "anlegen": \'\'\n  suche: suche\n---\n\nsuche: Text\n');
	const { help, lineOfKey } = readHelpList(root);
	expect([help?.lineOf(['ids', 0]), help?.lineOf(['redirects', 'alt'])]).toEqual([3, 7]);
	expect([lineOfKey('docs/a.md', ['help', 'suche']), lineOfKey('docs/a.md', ['help', 'anlegen'])]).toEqual([7, 6]);
	expect(lineOfKey('docs/b.md', ['help', 'x'])).toBeUndefined();
});
