import { createServer, type Server } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { eventually, follow } from './observe.ts';
import { allPaths, pageOfEachKind } from './own-pages.ts';

let site: FixtureSite;
/** A foreign server, and the requests that it received. */
let foreign: Server;
let foreignOrigin = '';
const asked: string[] = [];

beforeAll(async () => {
	foreign = createServer(({ url = '' }, response) => {
		asked.push(url);
		response.end();
	});
	foreignOrigin = `http://127.0.0.1:${(await listen(foreign, { port: 0, host: '127.0.0.1' })).port}`;
	site = await openOwnSite();
});
afterAll(async () => {
	await site?.close();
	foreign?.close();
});

/** A page of the site and what its policy has refused since it was opened, whatever pages came after. */
async function watch(path: string, options?: BrowserContextOptions): Promise<{ page: Page; refused: string[] }> {
	const page = await site.open('/robots.txt', options);
	const refused: string[] = [];
	await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
	await page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
			(window as unknown as { noteRefusal(what: string): void }).noteRefusal(`${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`);
		});
	});
	await page.goto(site.origin + path);
	return { page, refused };
}

const isReady = (page: Page) => eventually(() => page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(true);

/** Runs in the browser. Asks for all live examples of the page; returns how many have not come to life yet. */
function wakeIslands(): number {
	const sleeping = document.querySelectorAll('astro-island[ssr]');
	for (const island of sleeping) {
		island.firstElementChild?.scrollIntoView({ behavior: 'instant' });
		island.dispatchEvent(new Event('island:load'));
	}
	return sleeping.length;
}

/** Runs in the browser. How every element of the page looks, to be compared. */
function looks(): string[] {
	const names = ['color', 'background-color', 'display', 'font-size', 'font-weight', 'margin', 'padding', 'border', 'position', 'gap'];
	return [...document.querySelectorAll('#nonius-page :not(noscript, noscript *)')].map((element) => {
		const style = getComputedStyle(element);
		return `${element.tagName} ${names.map((name) => style.getPropertyValue(name)).join(' ')}`;
	});
}

test('every page has a policy, and nothing on it offends against it', async () => {
	const paths = await allPaths(site);
	const queue = paths.values();
	const faults: string[] = [];
	const walk = async () => {
		const { page, refused } = await watch('/');
		for (const path of queue) {
			await page.goto(site.origin + path);
			const policy = await page.evaluate(() => document.querySelector('meta[http-equiv=content-security-policy]')?.getAttribute('content') ?? '');
			if (!/^default-src 'none';/.test(policy) || /unsafe/.test(policy)) faults.push(`${path} has no strict policy`);
			await isReady(page);
			await eventually(() => page.evaluate(wakeIslands), { message: path }).toBe(0);
		}
		faults.push(...refused);
		await page.context().close();
	};
	await Promise.all([walk(), walk()]);
	expect(faults).toEqual([]);
}, 300_000);

test('pages that come without loading the document look the same and offend as little', async () => {
	const paths = await pageOfEachKind(site);
	const { page, refused } = await watch('/');
	await isReady(page);
	await page.evaluate(() => {
		document.documentElement.dataset.mark = 'same document';
	});
	const alone = await site.open('/');
	for (const path of paths.filter((each) => each !== '/404.html')) {
		await page.evaluate((to) => void navigation.navigate(to), path);
		await eventually(() => page.evaluate(() => document.documentElement.dataset.path)).toBe(path);
		await alone.goto(site.origin + path);
		await isReady(alone);
		await eventually(() => page.evaluate(wakeIslands)).toBe(0);
		await eventually(() => alone.evaluate(wakeIslands)).toBe(0);
		const differences = async () => {
			const [swapped, loaded] = [await page.evaluate(looks), await alone.evaluate(looks)];
			return Array.from({ length: Math.max(swapped.length, loaded.length) }, (_, at) => [swapped[at], loaded[at]]).find(([one, other]) => one !== other);
		};
		await eventually(differences, { message: path }).toBeUndefined();
	}
	expect(await page.evaluate(() => document.documentElement.dataset.mark)).toBe('same document');
	expect(refused).toEqual([]);
}, 300_000);

test('search, console, colours and cards of terms offend as little', async () => {
	const { page, refused } = await watch('/docs/api/custom-fields-add/');
	await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
	await page.locator('.console-response h3').filter({ hasText: '201' }).waitFor();
	await page.keyboard.press('Control+k');
	await page.locator('docs-search [role=combobox]').fill('prüfmittel sperren');
	await page.locator('[role=option]').first().waitFor();
	await page.keyboard.press('Escape');
	await page.locator('[data-colour-mode]').first().click();
	await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
	await follow(page, '.navbar a[href="/docs/category/handbuch/"]', 'Handbuch');
	await page.goto(`${site.origin}/docs/handbuch/pruefmittel/`);
	await isReady(page);
	await page.locator('main a.term').first().hover();
	await page.locator('.term-card').waitFor();
	await page.setViewportSize({ width: 360, height: 640 });
	await page.locator('[data-drawer-open]').click();
	await page.locator('dialog.drawer[open]').waitFor();
	expect(refused).toEqual([]);
});

/** Code that an attacker may inject into a page, and the directive that blocks it. */
const PLANTED = [
	['script-src-elem', '<script>window.planted = 1</script>'],
	['script-src-elem', '<script src="FOREIGN/x.js"></script>'],
	['script-src-attr', '<img src="data:," onerror="window.planted = 1">'],
	['script-src-elem', '<a id="planted-link" href="javascript:window.planted=1">x</a>'],
	['style-src-elem', '<style>main { display: none }</style>'],
	['style-src-attr', '<p style="color: red">x</p>'],
	['img-src', '<img src="FOREIGN/x.png">'],
	['frame-src', '<iframe src="FOREIGN/"></iframe>'],
	['object-src', '<object data="FOREIGN/x.swf"></object>'],
	['base-uri', '<base href="FOREIGN/">'],
	['form-action', '<form id="planted-form" action="FOREIGN/"></form>'],
] as const;

test('what somebody puts into a page does nothing', async () => {
	const { page, refused } = await watch('/robots.txt');
	await page.route('**/docs/', async (route) => {
		const response = await route.fetch();
		const html = PLANTED.map(([, each]) => each.replace('FOREIGN', foreignOrigin)).join('');
		await route.fulfill({ response, body: (await response.text()).replace('<main', () => `${html}<main`) });
	});
	asked.length = 0;
	await page.goto(`${site.origin}/docs/`);
	await isReady(page);
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('#planted-link')?.click();
		document.querySelector<HTMLFormElement>('#planted-form')?.submit();
	});
	// Page and host refuse most of it, each for itself.
	await eventually(() => new Set(refused.map((each) => each.split(' ')[1]))).toEqual(new Set(PLANTED.map(([directive]) => directive)));
	expect([await page.evaluate(() => 'planted' in window), asked]).toEqual([false, []]);
});

test('a script that was taken over reaches no other server, makes no HTML and runs no text', async () => {
	const { page } = await watch('/docs/');
	asked.length = 0;
	const attempts = await page.evaluate(async (origin) => {
		const tried = (run: () => unknown) =>
			Promise.resolve()
				.then(run)
				.then(
					() => 'done',
					() => 'refused',
				);
		return Promise.all([
			tried(() => fetch(origin, { mode: 'no-cors' })),
			tried(() => {
				document.body.innerHTML = '<p>x</p>';
			}),
			tried(() => {
				document.createElement('script').text = 'window.planted = 1';
			}),
			tried(() => window.trustedTypes?.createPolicy('other', { createHTML: (html) => html, createScriptURL: (url) => url })),
		]);
	}, foreignOrigin);
	expect([attempts, asked]).toEqual([['refused', 'refused', 'refused', 'refused'], []]);
});
