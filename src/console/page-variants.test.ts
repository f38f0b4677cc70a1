// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { bodyGroup, groupAt, onVariantShown, shownVariant, showVariant } from './page-variants.ts';

/** Two switches as the page makes them; that of `body` shows its first tab. */
function drawSwitches(): void {
	const tabs =
		'<div role="tablist"><button role="tab" value="0" aria-selected="true"></button><button role="tab" value="1" aria-selected="false"></button></div>';
	document.body.innerHTML = ['body', 'body-futter'].map((group) => `<docs-tabs data-variants="${group}">${tabs}</docs-tabs>`).join('');
	for (const tab of document.querySelectorAll('button')) {
		tab.addEventListener('click', () => {
			for (const other of tab.parentElement?.children ?? []) other.setAttribute('aria-selected', String(other === tab));
			tab.closest('docs-tabs')?.dispatchEvent(new Event('change', { bubbles: true }));
		});
	}
}

test.each([
	['body:', 'body'],
	['body:/futter', 'body-futter'],
	['body:/a/b c/d', 'body-a-b-c-d'],
	['body:/junge/0', undefined],
	['parameter:art', undefined],
])('what the page calls the alternatives at %s', (path, group) => expect(groupAt(path)).toBe(group));

test('alternatives of the entries are known by another name', () => expect([bodyGroup(false), bodyGroup(true)]).toEqual(['body', 'body-eintrag']));

test('what a reader chooses on the page is told by its place', () => {
	drawSwitches();
	const [heard, elsewhere] = [vi.fn(), vi.fn()];
	const end = onVariantShown('body', heard);
	onVariantShown('body-futter', elsewhere);
	expect([shownVariant('body'), shownVariant('body-anderswo')]).toEqual([0, undefined]);
	expect(showVariant('body', 1)).toBe(true);
	expect(shownVariant('body')).toBe(1);
	end();
	showVariant('body', 0);
	expect([heard.mock.calls, elsewhere.mock.calls]).toEqual([[[1]], []]);
});

test('what is shown already, and what the page has no switch for, changes nothing', () => {
	drawSwitches();
	expect([showVariant('body', 0), showVariant('body', 7), showVariant('body-anderswo', 1)]).toEqual([false, false, false]);
});
