import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, trickled } from './progress.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function setUp() {
	const seen = { part: '', percent: '', done: false };
	const bar = {
		hidden: true,
		style: { setProperty: (_: string, value: string) => (seen.part = value) } as unknown as CSSStyleDeclaration,
		setAttribute: (_: string, value: string) => {
			seen.percent = value;
		},
		toggleAttribute: (_: string, on?: boolean) => (seen.done = on === true),
	};
	return { seen, bar, progress: createProgress(bar) };
}

test('a page that comes within 200 ms shows no bar', () => {
	const { bar, progress } = setUp();
	progress.start();
	vi.advanceTimersByTime(199);
	expect(bar.hidden).toBe(true);
	progress.done();
	vi.advanceTimersByTime(5000);
	expect(bar.hidden).toBe(true);
});

test('after 200 ms it starts at 0.08 and grows by 0.02 every 800 ms', () => {
	const { bar, seen, progress } = setUp();
	progress.start();
	vi.advanceTimersByTime(200);
	expect([bar.hidden, seen.part, seen.percent]).toEqual([false, '0.08', '8']);
	vi.advanceTimersByTime(799);
	expect(seen.part).toBe('0.08');
	vi.advanceTimersByTime(1);
	expect(seen.part).toBe('0.1');
	vi.advanceTimersByTime(1600);
	expect(seen.percent).toBe('14');
});

test('when the page is there it fills within 200 ms, fades within 200 ms and is gone', () => {
	const { bar, seen, progress } = setUp();
	progress.start();
	vi.advanceTimersByTime(500);
	progress.done();
	expect([bar.hidden, seen.part, seen.done]).toEqual([false, '1', false]);
	vi.advanceTimersByTime(200);
	expect([bar.hidden, seen.done]).toEqual([false, true]);
	vi.advanceTimersByTime(200);
	expect([bar.hidden, seen.done]).toEqual([true, false]);
});

test('a second page on its way does not start the bar anew', () => {
	const { seen, progress } = setUp();
	progress.start();
	vi.advanceTimersByTime(1000);
	progress.start();
	expect(seen.part).toBe('0.1');
	vi.advanceTimersByTime(800);
	expect(seen.percent).toBe('12');
});

test('a page asked for while the bar fades gets the whole delay', () => {
	const { bar, seen, progress } = setUp();
	progress.start();
	vi.advanceTimersByTime(300);
	progress.done();
	vi.advanceTimersByTime(100);
	progress.start();
	expect(bar.hidden).toBe(true);
	vi.advanceTimersByTime(200);
	expect([bar.hidden, seen.part, seen.done]).toEqual([false, '0.08', false]);
});

test('the bar never arrives by itself', () => {
	let value = 0;
	for (let step = 0; step < 1000; step++) value = trickled(value);
	expect(value).toBe(0.994);
});
