// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { tabAfterKey } from './docs-tabs.ts';

test.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 2, 0],
	['ArrowLeft', 2, 1],
	['ArrowLeft', 0, 2],
	['Home', 2, 0],
	['End', 0, 2],
	['ArrowDown', 0, undefined],
	['Tab', 0, undefined],
])('%s leads from tab %i to %s', (key, from, to) => {
	expect(tabAfterKey(key, from, { count: 3, forward: 1 })).toBe(to);
});

test.each([
	['ArrowRight', 0, 2],
	['ArrowLeft', 0, 1],
	['Home', 2, 0],
	['End', 0, 2],
])('from right to left %s leads from tab %i to %s', (key, from, to) => {
	expect(tabAfterKey(key, from, { count: 3, forward: -1 })).toBe(to);
});

describe('tabs within tabs', () => {
	const set = (group: string, tabs: readonly string[], inside = '') =>
		`<docs-tabs data-tabs="${group}">${tabs.map((tab) => `<section data-tab="${tab}" data-label="${tab}"><p>${tab}</p>${inside}</section>`).join('')}</docs-tabs>`;
	/** As on a page: the markup is complete before the script runs. */
	const show = (html: string) => {
		const template = document.createElement('template');
		template.innerHTML = html;
		document.body.replaceChildren(template.content);
	};
	const shown = () => [...document.querySelectorAll('button')].filter(({ ariaSelected }) => ariaSelected === 'true').map(({ textContent }) => textContent);
	const find = (text: string) => document.querySelector(`[data-tab=${text}]`)?.dispatchEvent(new Event('beforematch', { bubbles: true }));

	afterEach(() => localStorage.clear());

	test('each remember their own choice when the search of the browser finds something', () => {
		show(set('os', ['win', 'mac'], set('shell', ['bash', 'fish'])));
		find('mac');
		find('fish');
		expect([localStorage.getItem('tabs:os'), localStorage.getItem('tabs:shell')]).toEqual(['mac', 'fish']);
		expect(shown()).toEqual(['mac', 'fish', 'fish']);
	});

	test('follow the keys as tabs stand, and leave keys with Alt, Ctrl and the like to the browser', () => {
		show(`<div dir="rtl" style="direction:rtl">${set('os', ['win', 'mac', 'linux'])}</div>`);
		const press = (key: string, init: KeyboardEventInit = {}) => {
			const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
			document.querySelector('[aria-selected=true],button[tabindex="0"]')?.dispatchEvent(event);
			return [event.defaultPrevented, ...shown()];
		};
		expect(press('ArrowLeft')).toEqual([true, 'mac']);
		for (const init of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) expect(press('ArrowLeft', init)).toEqual([false, 'mac']);
	});

	test('stay where the reader chooses one, also when the set around them knows that choice', () => {
		show(set('os', ['win', 'mac'], set('os', ['win', 'mac'])));
		document.querySelectorAll('button')[3]?.click();
		expect(shown()).toEqual(['win', 'mac', 'mac']);
	});

	test('have labels that are more than text from their panels', () => {
		show('<docs-tabs><section data-tab="a"><div class="tab-label"><b>Sign</b> A</div></section></docs-tabs>');
		expect(document.querySelector('button')?.innerHTML).toBe('<b>Sign</b> A');
		expect(document.querySelector('.tab-label')?.innerHTML).toBe('<b>Sign</b> A');
	});

	test('open by a click on markup in their labels', () => {
		show('<docs-tabs><section data-tab="a" data-label="A"></section><section data-tab="b"><div class="tab-label"><b>Sign</b> B</div></section></docs-tabs>');
		document.querySelector<HTMLElement>('button b')?.click();
		expect(shown()).toEqual(['Sign B']);
	});

	test('take no heading for a tab, whatever it is called', () => {
		const names = Array.from({ length: 40 }, (_, index) => `tab-${index}`).flatMap((id) => [id, `${id}-panel`]);
		show(names.map((id) => `<h2 id="${id}">x</h2>`).join('') + set('os', ['win', 'mac']));
		expect(shown()).toEqual(['win']);
		expect([...document.querySelectorAll('h2')].filter(({ ariaSelected, tabIndex }) => ariaSelected != null || tabIndex === 0)).toEqual([]);
		for (const panel of document.querySelectorAll('section'))
			expect(document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.getAttribute('aria-controls')).toBe(panel.id);
	});
});

describe('of tabs that have one value, each shows itself alone', () => {
	const show = (attributes = '') => {
		document.body.innerHTML = '';
		const tabs = document.createElement('docs-tabs');
		tabs.innerHTML = `<section data-tab="a" data-label="eins"></section><section data-tab="a" data-label="zwei" ${attributes}><p id="ziel"></p></section>`;
		document.body.append(tabs);
		return tabs;
	};
	const indexes = (tabs: Element) => [...tabs.querySelectorAll('section')].map(({ tabIndex }) => tabIndex);

	afterEach(() => {
		location.hash = '';
	});

	test('chosen', () => {
		const tabs = show();
		expect(indexes(tabs)).toEqual([0, -1]);
		tabs.querySelectorAll('button')[1]?.click();
		expect(indexes(tabs)).toEqual([-1, 0]);
	});

	test('at the beginning', () => expect(indexes(show('data-default'))).toEqual([-1, 0]));

	test('as the place that the address names', () => {
		location.hash = '#ziel';
		expect(indexes(show())).toEqual([-1, 0]);
	});
});
