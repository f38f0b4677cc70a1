/**
 * Opens the console on pages of a built site in a browser as a person does (`tests/e2e/console-faults.ts`), as many of each reference as asked for, spread
 * evenly, and prints what goes wrong. Run: `node bench/console-walk.ts FOLDER_OF_SITE [OF_EACH]`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrowser } from '../commands/find-browser.ts';
import { consoleFaults } from '../tests/e2e/console-faults.ts';

const [folder = 'dist', ofEach = '5'] = process.argv.slice(2);
const operations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('/index.html') && readFileSync(join(folder, file), 'utf8').includes('class="console '))
	.map((file) => `/${file.replace(/index\.html$/, '')}`)
	.sort();
const references = Map.groupBy(operations, (path) => path.split('/').slice(0, 3).join('/'));
const server = createStaticServer({ folder, base: '/' });
const origin = `http://127.0.0.1:${(await listen(server, { port: 0, host: '127.0.0.1' })).port}`;
const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('There is no Chromium. CHROMIUM_PATH may name one.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
let [walked, faulty] = [0, 0];
for (const paths of references.values()) {
	const count = Math.min(Number(ofEach), paths.length);
	for (let index = 0; index < count; index++) {
		const path = paths[Math.floor((index * paths.length) / count)] ?? '/';
		const page = await (await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' })).newPage();
		await page.goto(origin + path);
		const faults = await consoleFaults(page).catch((error: unknown) => [`not walked: ${error instanceof Error ? error.message : String(error)}`]);
		await page.context().close();
		walked++;
		if (faults.length > 0) faulty++;
		for (const fault of new Set(faults)) console.log(`${path}  ${fault}`);
	}
}
console.log(JSON.stringify({ references: references.size, operations: operations.length, walked, faulty }));
await browser.close();
server.closeAllConnections();
server.close();
