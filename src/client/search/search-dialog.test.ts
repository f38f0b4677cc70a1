// @vitest-environment happy-dom
import '#client/aria.fixture.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '#search/query.ts';
import { openSearch } from './search-dialog.ts';
import { loadSearchIndex } from './search-index.ts';

const { answers } = vi.hoisted(() => ({ answers: new Map<string, Result[]>() }));
vi.mock(import('#client/load-styles.ts'), () => ({ loadStyles: () => Promise.resolve() }));
vi.mock(import('./search-index.ts'), () => ({ loadSearchIndex: vi.fn() }));
vi.mock(import('#search/query.ts'), () => ({ answerQuery: (_: unknown, query: string) => answers.get(query) ?? [] }));

const text = (value: string) => ({ text: value, marks: [] });
const result = (title: string): Result =>
	({ path: `/${title}/`, kind: 'manual', page: text(title), heading: text(''), excerpt: text('') }) as unknown as Result;
const input = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const chosen = () => options().findIndex(({ ariaSelected }) => ariaSelected === 'true');
const press = (key: string) => input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const type = (query: string) => {
	input().value = query;
	input().dispatchEvent(new Event('input'));
};

beforeEach(() => {
	document.body.innerHTML = '';
	answers.clear();
	answers.set('wort', [result('eins'), result('zwei'), result('drei')]);
	vi.mocked(loadSearchIndex)
		.mockReset()
		.mockResolvedValue({} as never);
});

test('opens with a query and lists its results, the first chosen', async () => {
	await openSearch('wort');
	expect(document.querySelector('dialog')?.open).toBe(true);
	expect([input().value, options().length, chosen(), input().ariaExpanded]).toEqual(['wort', 3, 0, 'true']);
});

test('is one dialog, however often it is opened', async () => {
	await openSearch('wort');
	await openSearch('');
	expect([document.querySelectorAll('dialog').length, input().value]).toEqual([1, 'wort']);
});

test('arrows go round the results, and Enter follows the chosen one', async () => {
	await openSearch('wort');
	press('ArrowUp');
	expect([chosen(), input().getAttribute('aria-activedescendant')]).toEqual([2, 'search-option-2']);
	press('ArrowDown');
	press('ArrowDown');
	expect(chosen()).toBe(1);
	const follow = vi.fn((event: Event) => event.preventDefault());
	options()[1]?.querySelector('a')?.addEventListener('click', follow);
	press('Enter');
	expect(follow).toHaveBeenCalledOnce();
	expect(document.querySelector('dialog')?.open).toBe(false);
});

test('the pointer chooses what it moves over, so that nothing else looks chosen', async () => {
	await openSearch('wort');
	options()[2]
		?.querySelector('b')
		?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
	expect([chosen(), input().getAttribute('aria-activedescendant')]).toEqual([2, 'search-option-2']);
	expect(options().filter(({ ariaSelected }) => ariaSelected === 'true')).toHaveLength(1);
	press('ArrowUp');
	expect(chosen()).toBe(1);
});

test('says that there is nothing', async () => {
	await openSearch('unsinn');
	expect(document.querySelector('.search-results')?.textContent).toContain('Keine Treffer zu „unsinn“.');
	expect(input().ariaExpanded).toBe('false');
});

test('an empty query shows nothing', async () => {
	await openSearch('wort');
	type(' ');
	expect([options().length, input().ariaExpanded]).toEqual([0, 'false']);
});

test('an answer that comes after the next letter is not shown', async () => {
	let arrive: (index: never) => void = () => {};
	vi.mocked(loadSearchIndex).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
	const opened = openSearch('wort');
	await vi.waitFor(() => expect(loadSearchIndex).toHaveBeenCalled());
	type('unsinn');
	arrive({} as never);
	await opened;
	expect(options()).toEqual([]);
});

test('offers to try again when the index does not come', async () => {
	vi.stubEnv('DEV', false);
	vi.mocked(loadSearchIndex).mockRejectedValueOnce(new Error('HTTP 503'));
	await openSearch('wort');
	expect(document.querySelector('.search-results')?.textContent).toContain('Die Suche lässt sich nicht laden.');
	document.querySelector<HTMLElement>('.search-results button')?.click();
	await vi.waitFor(() => expect(options()).toHaveLength(3));
	expect(document.activeElement).toBe(input());
	vi.unstubAllEnvs();
});
