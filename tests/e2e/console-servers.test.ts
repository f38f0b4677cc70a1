import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { eventually } from './observe.ts';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('sandbox');
});
afterAll(() => site?.close());

const REAL = 'https://test.example.com/v1/tiere';

async function open(slug: string): Promise<Page> {
	const page = await site.open(`/docs/api/${slug}/`);
	await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
	await page.locator('.console-root').waitFor();
	return page;
}

describe('an API without a behaviour of its own', () => {
	test('keeps what is created', async () => {
		const page = await open('add-animal');
		await page.locator('[data-field="body:/name"] input').fill('Dachs');
		await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		await page.locator('.console-response h3').filter({ hasText: '201' }).waitFor();
		expect(await page.locator('.console-records caption').textContent()).toContain('angelegt');
		await page.goto(`${site.origin}/docs/api/list-animals/`);
		await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		await eventually(() => page.locator('.console-response .console-code').textContent()).toContain('"Dachs"');
	});

	test('asks for alternatives and for recursive values as deep as a reader goes', async () => {
		const page = await open('add-animal');
		const food = page.locator('[data-field="body:/futter"]').first();
		await food.getByLabel('Variante').selectOption('Insekten');
		expect(await page.locator('[data-field="body:/futter/menge"] input').inputValue()).toBe('12');
		await page.getByRole('checkbox', { name: 'mit Paten' }).check();
		await page.getByText('2 weitere Felder').first().click();
		await page.locator('[data-field="body:/junge"]').first().getByRole('button', { name: 'Eintrag hinzufügen' }).click();
		await page.locator('[data-field="body:/junge/0/name"] input').fill('Jungtier');
		await page.getByRole('button', { name: 'JSON', exact: true }).click();
		const body = JSON.parse(await page.getByLabel('Inhalt als JSON').inputValue());
		expect(body).toMatchObject({ name: 'Igel', beine: 4, futter: { art: 'insekten', menge: 12 }, pate: 'Ada', junge: [{ name: 'Jungtier' }] });
	});
});

describe('alternatives of a body', () => {
	const sample = (page: Page) => page.locator('.panel-samples pre:visible').textContent();

	test('a switch shows fields, example and sample of one of them, also by keyboard', async () => {
		const page = await site.open('/docs/api/feed-animals/');
		const { first, second } = { first: page.getByRole('tab', { name: 'Obst' }), second: page.getByRole('tab', { name: 'Insekten' }) };
		expect(await sample(page)).toContain('obst');
		expect(await page.locator('#body-Insekten-menge').isVisible()).toBe(false);
		await first.press('ArrowRight');
		expect(await second.getAttribute('aria-selected')).toBe('true');
		expect(await page.locator('#body-Insekten-menge').isVisible()).toBe(true);
		expect(await sample(page)).toContain('insekten');
		expect(await page.locator('#anfrage-beispiele ~ * pre:visible').allTextContents()).toEqual([expect.stringContaining('"insekten"')]);
	});

	test('the form follows the switch of the page, and the page follows the form', async () => {
		const page = await site.open('/docs/api/feed-animals/');
		const tab = (name: string) => page.getByRole('tab', { name });
		const amount = page.locator('[data-field="body:/menge"] input');
		await tab('Insekten').click();
		await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
		await eventually(() => amount.inputValue()).toBe('12');
		await tab('Obst').click();
		await eventually(() => amount.count()).toBe(0);
		// Nobody has changed anything: the samples are those of the page.
		expect(await page.locator('.console-adjusted').count()).toBe(0);
		await page.getByLabel('Variante').selectOption('Insekten');
		await eventually(() => tab('Insekten').getAttribute('aria-selected')).toBe('true');
		await amount.fill('7');
		await eventually(() => sample(page)).toMatch(/menge.*7/);
		await tab('Obst').click();
		await eventually(() => sample(page)).toContain('obst');
		await tab('Insekten').click();
		await eventually(() => sample(page)).toMatch(/menge.*12/);
	});

	test('an address opens the tab and the folds that its place stands in', async () => {
		const page = await site.open('/docs/api/feed-animals/#body-Insekten-menge');
		await eventually(() => page.locator('#body-Insekten-menge').isVisible()).toBe(true);
		await page.evaluate(() => location.assign('#body--hof-name'));
		await eventually(() => page.locator('#body--hof-name').isVisible()).toBe(true);
		await page.getByRole('button', { name: 'Alles aufklappen' }).click();
		expect(await page.locator('.operation-body details:not([open])').count()).toBe(0);
	});

	test('without script all of them are there', async () => {
		const page = await site.open('/docs/api/feed-animals/', { javaScriptEnabled: false });
		expect(await page.locator('#body-Insekten-menge').isVisible()).toBe(true);
		expect(await page.locator('#body-Obst-herkunft').isVisible()).toBe(true);
		expect(await page.locator('.panel-samples [data-tab="curl"] pre').count()).toBe(2);
	});
});

describe('a real server', () => {
	test('gets a request with the token that was given, without cookies, and nobody keeps the token', async () => {
		const page = await open('list-animals');
		await page.context().addCookies([{ name: 'sitzung', value: 'geheim', url: 'https://test.example.com' }]);
		const sent: Record<string, string>[] = [];
		await page.route(`${REAL}*`, async (route) => {
			const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
			if (route.request().method() !== 'OPTIONS') sent.push(await route.request().allHeaders());
			await route.fulfill({ status: 200, headers: cors, json: [{ name: 'echt' }] });
		});
		await page.getByLabel('Ziel').selectOption({ index: 1 });
		expect(await page.locator('.console-promise').textContent()).toContain('test.example.com');
		const token = page.getByLabel('Authorization (Bearer)');
		expect([await token.inputValue(), await token.getAttribute('type')]).toEqual(['', 'password']);
		await page.getByRole('button', { name: 'An „Testsystem“ senden' }).click();
		await page.getByText('Ohne diese Angabe lehnt der Server die Anfrage vermutlich ab.').waitFor();
		expect(sent).toEqual([]);
		await token.fill('streng-geheim');
		await page.getByText('Anfrage, wie sie gesendet wird').click();
		await eventually(() => page.getByRole('region', { name: 'Anfrage, wie sie gesendet wird' }).textContent()).toContain('GET /v1/tiere HTTP/1.1');
		expect(await page.getByRole('region', { name: 'Anfrage, wie sie gesendet wird' }).textContent()).toContain('Authorization: Bearer ••••');
		await page.getByRole('button', { name: 'An „Testsystem“ senden' }).click();
		await eventually(() => page.locator('.console-response .console-code').textContent()).toContain('"echt"');
		expect(sent).toHaveLength(1);
		expect(sent[0]?.['authorization']).toBe('Bearer streng-geheim');
		expect(sent[0]?.['cookie']).toBeUndefined();
		const samples = page.locator('.panel-samples pre');
		await eventually(async () => (await samples.allTextContents()).every((sample) => sample.includes('test.example.com'))).toBe(true);
		expect((await samples.allTextContents()).filter((sample) => sample.includes('streng-geheim'))).toEqual([]);
		await page.reload();
		const stored = await page.evaluate(
			() =>
				new Promise<string>((resolve) => {
					indexedDB.open('nonius-sandbox').onsuccess = ({ target }) => {
						const all = (target as IDBOpenDBRequest).result.transaction('log').objectStore('log').getAll();
						all.onsuccess = () => resolve(JSON.stringify(all.result));
					};
				}),
		);
		expect(stored).toContain('test.example.com');
		expect(stored).not.toContain('streng-geheim');
	});

	test('that does not answer is diagnosed, with a curl to go on', async () => {
		const page = await open('list-animals');
		await page.route(`${REAL}*`, (route) => route.abort('failed'));
		await page.getByLabel('Ziel').selectOption({ index: 1 });
		await page.getByRole('button', { name: 'An „Testsystem“ senden' }).click();
		await page.getByRole('button', { name: 'Trotzdem senden' }).click();
		await page.getByRole('heading', { name: 'Es kam keine Antwort.' }).waitFor();
		const reasons = await page.locator('.console-response li').allTextContents();
		expect(reasons.map((reason) => /\((\w+)[^)]*\)\.$/.exec(reason)?.[1])).toEqual(['DNS', 'TLS', 'CORS']);
		expect(await page.locator('.console-response .console-code').textContent()).toContain("'https://test.example.com/v1/tiere'");
		await page.context().setOffline(true);
		await page.getByRole('button', { name: 'An „Testsystem“ senden' }).click();
		await page.getByRole('button', { name: 'Trotzdem senden' }).click();
		await page.getByText('Der Browser ist offline.').waitFor();
	});

	test('is called once by a double click, and what has come is shown when nobody waits for the rest', async () => {
		const page = await open('list-animals');
		await page.evaluate(() => {
			const load = window.fetch;
			window.fetch = async (input, options) => {
				if (/_astro/.test(String(input))) return load(input, options);
				const asked = Number(document.body.dataset['asked'] ?? 0) + 1;
				document.body.dataset['asked'] = String(asked);
				const body = new ReadableStream<Uint8Array>({
					start(stream) {
						stream.enqueue(new TextEncoder().encode('data: erstes'));
						options?.signal?.addEventListener('abort', () => stream.error(options.signal?.reason));
					},
				});
				return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
			};
		});
		await page.getByLabel('Ziel').selectOption({ index: 1 });
		await page.getByLabel('Authorization (Bearer)').fill('geheim');
		await page.getByRole('button', { name: 'An „Testsystem“ senden' }).dblclick();
		await page.getByRole('button', { name: 'Abbrechen' }).click();
		await page.locator('.console-response h3').filter({ hasText: '200' }).waitFor();
		await page.getByText('Die Antwort ist unvollständig').waitFor();
		expect(await page.locator('.console-response .console-code').textContent()).toBe('data: erstes');
		expect(await page.evaluate(() => document.body.dataset['asked'])).toBe('1');
	});

	test('gets nothing of what is repeated from the sandbox, nor a token that was asked for at another', async () => {
		const page = await open('list-animals');
		const asked: string[] = [];
		await page.route('https://*.example.com/**', async (route) => {
			asked.push(route.request().url());
			await route.fulfill({ headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }, json: { access_token: 'spaet' } });
		});
		await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		await page.locator('.console-response h3').filter({ hasText: '200' }).waitFor();
		await page.getByLabel('Ziel').selectOption({ index: 1 });
		await page.locator('.console-log summary').click();
		await page.getByRole('button', { name: 'wiederholen' }).click();
		await eventually(() => page.locator('.console-log li').count()).toBe(2);
		expect(asked).toEqual([]);
		await page.getByLabel('Anmeldung mit').selectOption({ index: 1 });
		await page.getByText('Token holen (OAuth 2)').click();
		const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Token holen' }).click()]);
		const state = new URL(popup.url()).searchParams.get('state') ?? '';
		await page.getByLabel('Ziel').selectOption({ index: 2 });
		await page.evaluate((search) => new BroadcastChannel('console:sign-in').postMessage(search), `?code=x&state=${state}`);
		await page.getByLabel('Ziel').selectOption({ index: 1 });
		await page.getByText('Token holen (OAuth 2)').click();
		expect(await page.getByLabel('Authorization (Bearer)').inputValue()).toBe('');
		await page.getByLabel('Ziel').selectOption({ index: 2 });
		expect(await page.getByLabel('Authorization (Bearer)').inputValue()).toBe('');
	});

	test('is found by the variables of its address, and told that cookies stay behind', async () => {
		const page = await open('view-animal');
		const asked: string[] = [];
		await page.route('https://us.example.com/**', async (route) => {
			asked.push(route.request().url());
			await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }, json: { name: 'echt' } });
		});
		await page.getByLabel('Ziel').selectOption({ index: 2 });
		await page.getByLabel('region', { exact: true }).selectOption('us');
		await page.getByText('In dieser Anfrage fehlt: gehege').waitFor();
		await page.getByLabel('Authorization (Bearer)').fill('geheim');
		await page.getByRole('button', { name: 'An „Regional“ senden' }).click();
		await page.locator('.console-response h3').filter({ hasText: '200' }).waitFor();
		expect(asked.at(-1)).toBe('https://us.example.com/v1/tiere/1');
	});

	test('is not called while its address has gaps or is none, whatever the reader types', async () => {
		const page = await open('list-animals');
		const asked: string[] = [];
		await page.route('https://*.example.com*/**', async (route) => {
			asked.push(route.request().url());
			await route.fulfill({ headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }, json: [] });
		});
		await page.getByLabel('Ziel').selectOption({ index: 3 });
		await page.getByLabel('Authorization (Bearer)').fill('geheim');
		const send = page.getByRole('button', { name: 'An „Mandant“ senden' });
		await page.getByLabel('port', { exact: true }).fill('8443');
		await send.click();
		await page.getByText('Pflichtangabe fehlt.', { exact: true }).waitFor();
		await page.getByRole('button', { name: 'Trotzdem senden' }).click();
		expect(await page.evaluate(() => document.activeElement?.closest('.console-field')?.querySelector('label')?.textContent)).toBe('tenant');
		await page.keyboard.type('a b');
		await page.getByLabel('Authorization (Bearer)').fill('geheim');
		await send.click();
		await page.getByText('Die Adresse ist ungültig.').first().waitFor();
		expect(asked).toEqual([]);
		await page.getByLabel('tenant', { exact: true }).fill('acme');
		await page.getByLabel('Authorization (Bearer)').fill('geheim');
		await send.click();
		await page.locator('.console-response h3').filter({ hasText: '200' }).waitFor();
		expect(asked.at(-1)).toBe('https://acme.eu.example.com:8443/v1/tiere');
	});

	test('gets a token that was fetched with OAuth 2', async () => {
		const page = await open('list-animals');
		const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
		const forms: Record<string, string>[] = [];
		await page.context().route('https://login.example.com/**', async (route) => {
			const url = new URL(route.request().url());
			if (url.pathname === '/token') {
				forms.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
				return await route.fulfill({ headers: cors, json: { access_token: 'frisch', expires_in: 600 } });
			}
			const { redirect_uri: back = '', state = '', code_challenge_method: method = '' } = Object.fromEntries(url.searchParams);
			await route.fulfill({ status: 302, headers: { location: `${back}?code=${method}-code&state=${state}` } });
		});
		await page.getByLabel('Ziel').selectOption({ index: 1 });
		await page.getByLabel('Anmeldung mit').selectOption({ index: 1 });
		await page.getByText('Token holen (OAuth 2)').click();
		expect(await page.getByLabel('Scopes').inputValue()).toBe('tiere');
		await page.getByRole('button', { name: 'Token holen' }).click();
		await page.getByText('Der Token ist eingesetzt und gilt 10 min.').waitFor();
		expect(await page.getByLabel('Authorization (Bearer)').inputValue()).toBe('frisch');
		expect(forms).toEqual([
			expect.objectContaining({ grant_type: 'authorization_code', code: 'S256-code', client_id: 'doku', redirect_uri: `${site.origin}/docs/api/tiere/` }),
		]);
		expect(forms[0]?.['code_verifier']).toMatch(/^[\w-]{43}$/);
	});
});

test('what is required is heard with its control, and choices beside each other are told apart', async () => {
	const page = await open('add-animal');
	const heard = await page.locator('.console-root').ariaSnapshot();
	const described = await page.evaluate(() =>
		[...document.querySelectorAll('.console-root [data-field] :is(input, select)[aria-describedby]')].map((control) => [
			(control as HTMLInputElement).labels?.[0]?.textContent,
			(control.getAttribute('aria-describedby') ?? '')
				.split(' ')
				.map((id) => document.getElementById(id)?.textContent)
				.join(' '),
		]),
	);
	expect(Object.fromEntries(described)).toMatchObject({ name: 'Pflicht Zeichenkette', beine: 'ganze Zahl' });
	expect(heard).not.toMatch(/group "[^"]*\SPflicht/);
});

describe('the sandbox', () => {
	test('gets cookies, and names the rule that a value breaks', async () => {
		const page = await open('view-animal');
		await page.locator('[data-field="parameter:id"] input').fill('drei');
		await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		await page.locator('.console-problem').waitFor();
		expect(await page.locator('.console-problem').allTextContents()).toEqual(['Verlangt: ganze Zahl. Angegeben: „drei“.']);
	});
});
