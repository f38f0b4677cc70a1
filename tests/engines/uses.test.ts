import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest';
import { ENGINE_NAMES } from '../../commands/browser-engines.ts';
import { createFailingServer } from '../e2e/failing-server.ts';
import { serveOwnSite } from '../e2e/fixture-site.ts';
import { engineForTests } from './engine-for-tests.ts';
import { brings, failsToBring, PARTS } from './late-parts.ts';
import { SEARCH, USES } from './uses.ts';

let site: Awaited<ReturnType<typeof serveOwnSite>>;
beforeAll(async () => {
	site = await serveOwnSite();
});
afterAll(() => site?.close());

/** Paths of all scripts of the site. */
async function scriptsOf({ origin }: typeof site): Promise<string[]> {
	const sums = await (await fetch(`${origin}/SHA256SUMS`)).text();
	return [...sums.matchAll(/(_astro\/.+\.js)$/gm)].map(([, file]) => `/${file}`);
}

/** Runs in the browser. Presses the button that keeps everything, and returns whether all is kept. */
function keepsAll(): boolean {
	const button = document.querySelector<HTMLElement>('offline-edition button[value=load]');
	if (button?.checkVisibility()) button.click();
	return document.querySelector('.offline-state')?.textContent?.includes('Offline verfügbar: die ganze') === true;
}

/** Runs in the browser. */
const isLive = () => 'ready' in document.documentElement.dataset;

describe.each(ENGINE_NAMES)('in %s', (name) => {
	const { browser, take } = engineForTests(name);

	test.each(USES)('$name', async ({ path, width = 1280, steps }) => {
		await browser().resize(width);
		await browser().open(site.origin + path);
		for (const step of [isLive, ...steps]) await take(step, undefined);
	});

	test.each(PARTS)('$name can be tried again when its code did not come', async ({ path, file, ...part }) => {
		const server = await createFailingServer(site.origin);
		onTestFinished(() => server.close());
		for (const script of await scriptsOf(site)) if (file.test(script)) server.faults.set(script, 'error');
		await browser().resize(1280);
		await browser().open(server.origin + path);
		await take(isLive, undefined);
		await take(failsToBring, part);
		server.mend();
		await take(brings, part);
	});

	test('the whole documentation is kept, and read and searched without a server', async () => {
		const server = await createFailingServer(site.origin);
		await browser().open(`${server.origin}/offline/`);
		await take(keepsAll, undefined);
		server.close();
		await browser().open(server.origin + SEARCH.path);
		for (const step of [isLive, ...SEARCH.steps]) await take(step, undefined);
	});
});
