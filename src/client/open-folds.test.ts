// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { startFolds } from './open-folds.ts';

const folds = () => [...document.querySelectorAll('details')].map(({ open }) => open);

beforeEach(() => {
	document.body.innerHTML =
		'<div id="nonius-page"><div data-article-body><button data-open-all="Zu">Auf</button><details><details><p id="tief">x</p><li id="zeile"><details></details></li></details></details><details></details><section role="tabpanel" hidden><p id="tab">y</p></section></div></div>';
	HTMLElement.prototype.scrollIntoView = vi.fn();
	location.hash = '';
});

startFolds();

test.each([
	['#tief', [true, true, false, false]],
	['#zeile', [true, true, true, false]],
	['#fehlt', [false, false, false, false]],
	['#%E0', [false, false, false, false]],
])('%s opens what it stands in', (hash, open) => {
	location.hash = hash;
	dispatchEvent(new Event('hashchange'));
	expect(folds()).toEqual(open);
});

test('a place in a closed tab asks for the tab', () => {
	const found = vi.fn();
	document.addEventListener('beforematch', found, { once: true });
	location.hash = '#tab';
	dispatchEvent(new Event('hashchange'));
	expect(found).toHaveBeenCalledOnce();
});
