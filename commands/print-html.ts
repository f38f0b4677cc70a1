import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A browser that prints what it is given, keeps nothing and has no network; as root there is no sandbox for it to run in. */
const FLAGS = [
	'--headless',
	'--disable-gpu',
	'--no-first-run',
	'--disable-background-networking',
	'--host-resolver-rules=MAP * ~NOTFOUND',
	'--allow-file-access-from-files',
	'--no-pdf-header-footer',
	'--export-tagged-pdf',
	'--generate-pdf-document-outline',
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Prints a page with the Chromium at `browser`, as a tagged PDF with bookmarks. Throws when it prints nothing. */
export async function printHtml(browser: string, html: string): Promise<Uint8Array> {
	const folder = mkdtempSync(join(tmpdir(), 'print-'));
	try {
		const [page, file] = [join(folder, 'document.html'), join(folder, 'document.pdf')];
		writeFileSync(page, html);
		await promisify(execFile)(browser, [...FLAGS, `--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${file}`, pathToFileURL(page).href]);
		return readFileSync(file);
	} finally {
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}
