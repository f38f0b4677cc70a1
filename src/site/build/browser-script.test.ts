import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepText } from '#content/files/kept-text.ts';
import { scriptKey } from '#site/cache/cache-keys.ts';
import { browserScript } from './browser-script.ts';

const SOURCE = 'src/offline/worker/ended-worker.ts';

/** The script as it is bundled, and the file in which it is kept. */
async function bundled() {
	const kept = mkdtempSync(join(tmpdir(), 'scripts-'));
	onTestFinished(() => rmSync(kept, { recursive: true }));
	const code = await browserScript(SOURCE, kept);
	const [name = ''] = readdirSync(kept);
	return { code, file: join(kept, name), again: () => browserScript(SOURCE, kept) };
}

test('a script is bundled once', async () => {
	const { file, again } = await bundled();
	keepText(file, scriptKey(SOURCE), 'kept');
	expect(await again()).toBe('kept');
});

test.each<[string, (file: string) => void]>([
	['belongs to other modules', (file) => keepText(file, scriptKey('src/offline/worker/worker.ts'), 'other')],
	['is damaged', (file) => writeFileSync(file, readFileSync(file).subarray(0, -1))],
	['is gone', (file) => rmSync(file)],
])('it is bundled again when what is kept %s', async (_, change) => {
	const { code, file, again } = await bundled();
	expect(code).toContain('addEventListener');
	change(file);
	expect(await again()).toBe(code);
});
