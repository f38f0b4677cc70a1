import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes the sources of a site (text by path) into a temporary folder of the running test and returns the folder. */
export function siteFiles(files: Record<string, string>): string {
	const root = mkdtempSync(join(tmpdir(), 'site-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	return root;
}
