// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openAll } from './open-all.ts';

const nested = (levels: number): string => (levels === 0 ? '' : `<details>${nested(levels - 1)}</details>`);

test('the button opens folds down to the third level, and closes all', () => {
	document.body.innerHTML = `<div id="page"><div data-article-body><button data-open-all="Zu">Auf</button>${nested(5)}${nested(1)}</div></div>`;
	const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);
	const button = document.querySelector('button');
	if (button === null) throw new Error('There is no button.');
	openAll(button);
	expect([open(), button.textContent, button.ariaPressed]).toEqual([[true, true, true, false, false, true], 'Zu', 'true']);
	for (const fold of document.querySelectorAll('details')) fold.open = true;
	openAll(button);
	expect([open().some(Boolean), button.textContent, button.ariaPressed]).toEqual([false, 'Auf', 'false']);
});
