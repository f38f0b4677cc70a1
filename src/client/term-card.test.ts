// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStyles } from './load-styles.ts';
import { showTerm } from './term-card.ts';

vi.mock(import('./load-styles.ts'), () => ({ loadStyles: vi.fn(() => Promise.resolve()) }));

const link = () => document.querySelector('a') as HTMLAnchorElement;
/** Whether a link is pointed at or has the focus. */
const holds = (element: Element, isHeld: boolean) => vi.spyOn(element, 'matches').mockReturnValue(isHeld);
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
	holds(link(), true);
	await showTerm(link(), { type: 'focusin' });
	expect(card()?.textContent).toBe('GerätEin Ding, das misst.');
	expect([card()?.role, 'card' in link().dataset]).toEqual(['tooltip', true]);
});

test('tells how to go on, and speaks, after a tap', async () => {
	await showTerm(link(), { type: 'click' });
	expect(card()?.textContent).toContain('Noch einmal tippen öffnet den Eintrag im Glossar.');
	vi.runAllTimers();
	expect(document.querySelector('#nonius-announcer')?.textContent).toBe('Ein Ding, das misst.');
});

test('waits until a pointer rests, and does without when it has passed by', async () => {
	const over = holds(link(), true);
	await showTerm(link(), { type: 'pointerover' });
	expect(card()).toBeNull();
	await vi.advanceTimersByTimeAsync(250);
	expect(card()).not.toBeNull();
	card()?.remove();
	over.mockReturnValue(false);
	await showTerm(link(), { type: 'pointerover' });
	await vi.advanceTimersByTimeAsync(250);
	expect([card(), 'card' in link().dataset]).toEqual([null, false]);
});

test('a mention that the pointer has left before its card could wait for it can show it the next time', async () => {
	const [first, second] = [link(), link().cloneNode(true) as HTMLAnchorElement];
	first.after(second);
	for (const each of [first, second]) {
		each.dataset.card = '';
		await showTerm(each, { type: 'pointerover' });
	}
	expect([first, second].map(({ dataset }) => 'card' in dataset)).toEqual([false, true]);
});

test.each<[string, () => unknown]>([
	['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
	['a press elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
	['the page', () => document.querySelector('#nonius-page')?.remove()],
])('goes with %s', async (_, leave) => {
	const mention = link();
	holds(mention, true);
	await showTerm(mention, { type: 'focusin' });
	leave();
	expect([card(), 'card' in mention.dataset]).toEqual([null, false]);
});

test('goes a little after the pointer has left link and card', async () => {
	const over = holds(link(), true);
	await showTerm(link(), { type: 'focusin' });
	over.mockReturnValue(false);
	link().dispatchEvent(new Event('pointerleave'));
	await vi.advanceTimersByTimeAsync(199);
	expect(card()).not.toBeNull();
	await vi.advanceTimersByTimeAsync(1);
	expect(card()).toBeNull();
});

test('there is one at a time', async () => {
	holds(link(), true);
	await showTerm(link(), { type: 'focusin' });
	await showTerm(link(), { type: 'focusin' });
	expect(document.querySelectorAll('term-card')).toHaveLength(1);
});

test('a mention without a definition has none', async () => {
	document.querySelector('aside')?.remove();
	holds(link(), true);
	link().dataset.card = '';
	await showTerm(link(), { type: 'focusin' });
	expect([card(), 'card' in link().dataset]).toEqual([null, false]);
});

test('whoever has left before its styles came sees none, and can come back', async () => {
	const over = holds(link(), true);
	const coming = Promise.withResolvers<void>();
	vi.mocked(loadStyles).mockReturnValueOnce(coming.promise);
	link().dataset.card = '';
	const opened = showTerm(link(), { type: 'focusin' });
	over.mockReturnValue(false);
	coming.resolve();
	await opened;
	expect([card(), 'card' in link().dataset]).toEqual([null, false]);
});

test('stands at the line that is pointed at, where a mention takes two', async () => {
	holds(link(), true);
	const lines = [new DOMRect(500, 100, 60, 20), new DOMRect(20, 125, 90, 20)];
	link().getClientRects = () => lines as unknown as DOMRectList;
	await showTerm(link(), { type: 'pointerover', clientY: 130 });
	await vi.advanceTimersByTimeAsync(250);
	expect(card()).toHaveProperty('style.top', '119px');
});
