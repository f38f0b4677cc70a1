// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { offerRetry } from '#client/retry/offer-retry.ts';
import { noteFailure } from '#client/retry/retry-button.ts';
import { startReplacedSite } from './replaced-site.ts';

const SCRIPT = 'http://site.test/_astro/main.1.js';
beforeAll(startReplacedSite);
afterEach(() => {
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

/** What the server was asked for after a click on a button of the page, and whether the page was loaded again. */
async function pressed(selector: string, answer: () => Promise<Response>) {
	const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
	document.body.insertAdjacentHTML('afterbegin', `<script type="module" src="${SCRIPT}"></script>`);
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	document.querySelector<HTMLElement>(selector)?.click();
	await new Promise((resolve) => setImmediate(resolve));
	// Tests of other files may have started the same in this window.
	return { asked: [...new Set(asked.mock.calls.map(([address]) => address))], isReloaded: reload.mock.calls.length > 0 };
}

const gone = async () => new Response('', { status: 404 });

test.each<[string, () => Promise<Response>, boolean]>([
	['is there', async () => new Response(), false],
	['is gone', gone, true],
	['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
	['fails', async () => new Response('', { status: 503 }), false],
])('the page is loaded again only if its script is gone: it %s', async (_, answer, isReloaded) => {
	document.body.innerHTML = '';
	const retry = vi.fn();
	offerRetry('Die Suche lässt sich nicht laden.', retry);
	expect(await pressed('dialog button', answer)).toEqual({ asked: [SCRIPT], isReloaded });
	expect(retry).toHaveBeenCalledOnce();
});

test('by a note before an element, too', async () => {
	document.body.innerHTML = '<astro-island></astro-island>';
	noteFailure(document.querySelectorAll('astro-island'), 'Dieses Beispiel lässt sich nicht laden.', () => {});
	expect((await pressed('.load-failure button', gone)).isReloaded).toBe(true);
});

test('by the console, once it has said that it does not load', async () => {
	const console = (hidden: string) =>
		`<section class="console"><div class="console-place"><p><button data-open="run">Ausführen</button></p><p role="alert" ${hidden}>Sie lässt sich nicht laden.</p></div></section>`;
	document.body.innerHTML = console('hidden');
	expect((await pressed('[data-open]', gone)).asked).toEqual([]);
	document.body.innerHTML = console('');
	expect((await pressed('[data-open]', gone)).isReloaded).toBe(true);
});
