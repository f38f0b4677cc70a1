// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openAll } from './open-all.ts';

const nested = (levels: number): string => (levels === 0 ? '' : `<details>${nested(levels - 1)}</details>`);

test('the button opens folds down to the third level, and closes all', () => {
	document.body.innerHTML = `<div id="nonius-page"><div data-article-body><button data-open-all="Zu">Auf</button>${nested(5)}</div></div>`;
	const folds = [...document.querySelectorAll('details')];
	const state = () => [folds.map(({ open }) => open), button?.textContent, button?.getAttribute('aria-pressed')];
	const button = document.querySelector('button');
	if (button) openAll(button);
	expect(state()).toEqual([[true, true, true, false, false], 'Zu', null]);
	for (const fold of folds) fold.open = true;
	if (button) openAll(button);
	expect(state()).toEqual([[false, false, false, false, false], 'Auf', null]);
});
