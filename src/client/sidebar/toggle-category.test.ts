// @vitest-environment happy-dom
import '#client/aria.fixture.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { categoryId } from '#chrome/contract.ts';
import { toggleCategory } from './toggle-category.ts';

vi.stubGlobal('matchMedia', () => ({ matches: true }));
let moves = 0;
Element.prototype.animate = () => {
	moves++;
	return { playbackRate: 1 } as Animation;
};
afterEach(() => {
	moves = 0;
	document.body.replaceChildren();
});

let place = 0;
/** A category whose list is in a fragment, which `answer` brings. */
function foldedCategory(answer: Promise<Response>): HTMLDetailsElement {
	vi.stubGlobal('fetch', () => answer);
	place += 1;
	document.body.innerHTML = `<div data-fill="/listen/${place}/"><details data-key="a"><summary>A</summary></details></div>`;
	return document.querySelector('details') as HTMLDetailsElement;
}
const list = () => new Response(`<div id="${categoryId('a')}"><ul><li>1</li></ul></div>`);

test('a second click while its list is on the way opens a category no second time', async () => {
	const answer = Promise.withResolvers<Response>();
	const category = foldedCategory(answer.promise);
	const clicks = [toggleCategory(category), toggleCategory(category)];
	answer.resolve(list());
	await Promise.all(clicks);
	expect([category.open, moves]).toEqual([true, 1]);
});

test('a list that does not come is told once, however often was clicked', async () => {
	const answer = Promise.withResolvers<Response>();
	const category = foldedCategory(answer.promise);
	const clicks = [toggleCategory(category), toggleCategory(category)];
	answer.reject(new Error('No network.'));
	const settled = await Promise.allSettled(clicks);
	expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
	expect(category.open).toBe(false);
});
