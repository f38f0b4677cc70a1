// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import './search-page.ts';
import { search } from './search-index.ts';

vi.mock(import('./search-index.ts'), () => ({
	search: vi.fn(async function* () {
		yield [];
	}),
}));

const input = () => document.querySelector('input') as HTMLInputElement;
/** The browser goes back or forward. */
const move = (address: string) => {
	history.replaceState(null, '', address);
	dispatchEvent(new PopStateEvent('popstate'));
};

test('back and forward between searches answer the one in the address', () => {
	history.replaceState(null, '', '/suche/?q=eins');
	document.body.innerHTML = '';
	const page = document.createElement('search-page');
	page.innerHTML = '<form><input></form><div class="search-page-results"></div>';
	document.body.append(page);
	move('/suche/?q=zwei');
	expect([input().value, vi.mocked(search).mock.lastCall?.[0]]).toEqual(['zwei', 'zwei']);
	move('/suche/');
	expect(input().value).toBe('');
	move('/suche/?q=eins');
	move('/docs/');
	expect(input().value).toBe('eins');
	expect(vi.mocked(search).mock.calls.map(([query]) => query)).toEqual(['eins', 'zwei', 'eins']);
});

test('a browser that refuses another address still gets its answer', () => {
	const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
		throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError');
	});
	onTestFinished(() => replace.mockRestore());
	input().value = 'drei';
	input().dispatchEvent(new Event('input'));
	expect(vi.mocked(search).mock.lastCall?.[0]).toBe('drei');
});
