// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTerm } from './term-card.ts';

vi.mock(import('./load-styles.ts'), () => ({ loadStyles: () => Promise.resolve() }));

const link = () => document.querySelector('a') as HTMLAnchorElement;
const card = () => document.querySelector('term-card');

beforeEach(() => {
	vi.useFakeTimers();
	Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
	document.body.innerHTML = `<div id="nonius-page"><main><a href="/docs/terms/geraet/" class="term" aria-describedby="nonius-term-geraet">Gerät</a></main>
		<aside hidden><dt>Gerät</dt><dd id="nonius-term-geraet">Ein Ding, das misst.</dd></aside></div><p id="nonius-announcer"></p>`;
});
afterEach(() => {
	document.body.innerHTML = '';
	vi.useRealTimers();
});

test('shows title and definition at once for the keyboard', async () => {
	await showTerm(link(), 'focusin');
	expect(card()?.textContent).toBe('GerätEin Ding, das misst.');
	expect([card()?.role, 'card' in link().dataset]).toEqual(['tooltip', true]);
});

test('tells how to go on, and speaks, after a tap', async () => {
	await showTerm(link(), 'click');
	expect(card()?.textContent).toContain('Noch einmal tippen öffnet den Eintrag im Glossar.');
	vi.runAllTimers();
	expect(document.querySelector('#nonius-announcer')?.textContent).toBe('Ein Ding, das misst.');
});

test('waits until a pointer rests, and does without when it has passed by', async () => {
	const over = vi.spyOn(link(), 'matches').mockReturnValue(true);
	await showTerm(link(), 'pointerover');
	expect(card()).toBeNull();
	await vi.advanceTimersByTimeAsync(250);
	expect(card()).not.toBeNull();
	card()?.remove();
	over.mockReturnValue(false);
	await showTerm(link(), 'pointerover');
	await vi.advanceTimersByTimeAsync(250);
	expect([card(), 'card' in link().dataset]).toEqual([null, false]);
});

test('a mention that the pointer has left before its card could wait for it can show it the next time', async () => {
	const [first, second] = [link(), link().cloneNode(true) as HTMLAnchorElement];
	first.after(second);
	for (const each of [first, second]) {
		each.dataset.card = '';
		await showTerm(each, 'pointerover');
	}
	expect([first, second].map(({ dataset }) => 'card' in dataset)).toEqual([false, true]);
});

test.each<[string, () => unknown]>([
	['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
	['a press elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
	['the page', () => document.querySelector('#nonius-page')?.remove()],
])('goes with %s', async (_, leave) => {
	const mention = link();
	await showTerm(mention, 'focusin');
	leave();
	expect([card(), 'card' in mention.dataset]).toEqual([null, false]);
});

test('goes a little after the pointer has left link and card', async () => {
	await showTerm(link(), 'focusin');
	link().dispatchEvent(new Event('pointerleave'));
	await vi.advanceTimersByTimeAsync(199);
	expect(card()).not.toBeNull();
	await vi.advanceTimersByTimeAsync(1);
	expect(card()).toBeNull();
});

test('there is one at a time', async () => {
	await showTerm(link(), 'focusin');
	await showTerm(link(), 'focusin');
	expect(document.querySelectorAll('term-card')).toHaveLength(1);
});

test('a mention without a definition has none', async () => {
	document.querySelector('aside')?.remove();
	await showTerm(link(), 'focusin');
	expect(card()).toBeNull();
});
