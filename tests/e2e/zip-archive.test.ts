import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zipArchive } from '#offline/portable/zip-archive.ts';

const FILES = [
	{ path: 'index.html', content: '<h1>Prüfen</h1>' },
	{ path: 'bilder/größe.bin', content: Buffer.from([0, 255, 10, 13]) },
	{ path: 'leer.txt', content: '' },
];

// Here and not beside the code, because it takes more than Node: Python reads the archive.
test('another program reads what was packed', () => {
	const folder = mkdtempSync(join(tmpdir(), 'zip-'));
	try {
		const archive = join(folder, 'a.zip');
		writeFileSync(archive, zipArchive(FILES));
		const code =
			'import json,sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps([[n,z.read(n).hex()] for n in z.namelist()]))';
		const read: unknown = JSON.parse(execFileSync('python3', ['-c', code, archive], { encoding: 'utf8' }));
		expect(read).toEqual(FILES.map(({ path, content }) => [path, Buffer.from(content).toString('hex')]));
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test('the same files are the same archive', () => expect(zipArchive(FILES).equals(zipArchive(FILES))).toBe(true));
