// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
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
