// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { SLASH_KEY } from '#chrome/storage-keys.ts';
import { startSearch } from './search-button.ts';

const open = vi.hoisted(() => vi.fn());
vi.mock('./search-dialog.ts', () => ({ provideSearch: () => ({ open }) }));

startSearch();

/** Whether the search handles a key instead of the browser. */
async function takes(init: KeyboardEventInit): Promise<boolean> {
	open.mockClear();
	const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
	document.body.dispatchEvent(event);
	await vi.waitUntil(() => document.onkeypress === null);
	expect(open).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0);
	return event.defaultPrevented;
}

test.each<[string, KeyboardEventInit]>([
	['Ctrl+K', { key: 'k', ctrlKey: true }],
	['Ctrl+K with the capitals locked', { key: 'K', ctrlKey: true }],
	['Command+K', { key: 'k', metaKey: true }],
	['/', { key: '/' }],
	['/ on the 7 of a German keyboard', { key: '/', shiftKey: true }],
])('%s opens the search', async (_, init) => expect(await takes(init)).toBe(true));

test.each<[string, KeyboardEventInit]>([
	['Ctrl+Shift+K, the console of Firefox', { key: 'K', ctrlKey: true, shiftKey: true }],
	['Ctrl+/', { key: '/', ctrlKey: true }],
	['Command+/', { key: '/', metaKey: true }],
	['Alt+/', { key: '/', altKey: true }],
	['K', { key: 'k' }],
])('%s is left to the browser', async (_, init) => expect(await takes(init)).toBe(false));

test('/ can be switched off by itself', async () => {
	localStorage.setItem(SLASH_KEY, 'off');
	expect(await takes({ key: '/' })).toBe(false);
	expect(await takes({ key: 'k', ctrlKey: true })).toBe(true);
	localStorage.setItem(SLASH_KEY, '');
	expect(await takes({ key: '/' })).toBe(true);
});
