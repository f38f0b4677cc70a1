// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { comparable, matches } from './docs-filter.ts';

test.each<[string, boolean]>([
	['', true],
	['prufmittel', true],
	['pruefmittel', true],
	['PRÜFMITTEL', true],
	['\u200bPrüf\u00admittel\ufeff', true],
	['nummer api', false],
	['Prüfmittel number', true],
	['inspectiondevice.number', true],
	['ell', true],
	['groesse', false],
])('%s', (typed, shown) => expect(matches(comparable('Prüfmittelnummer InspectionDevice.number aktuell'), typed)).toBe(shown));

test('what is filtered out is gone from the table of contents, and comes back', () => {
	const group = (id: string, row: string) =>
		`<section data-filter-group="" aria-labelledby="${id}"><h2 id="${id}"></h2><p data-filter-row="">${row}</p></section>`;
	document.body.innerHTML = `<docs-toc><li><a href="#geraet">Gerät</a></li><li><a href="#bericht">Bericht</a></li></docs-toc>
		${group('geraet', 'Identnummer')}${group('bericht', 'Prüfart')}`;
	const filter = document.createElement('docs-filter');
	filter.innerHTML = '<input><p role="status"></p>';
	document.body.append(filter);
	const entries = () => [...document.querySelectorAll('li')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
	const type = (text: string) => {
		const input = document.querySelector('input') as HTMLInputElement;
		input.value = text;
		input.dispatchEvent(new Event('input'));
	};
	type('pruefart');
	expect(entries()).toEqual(['Bericht']);
	type('');
	expect(entries()).toEqual(['Gerät', 'Bericht']);
});

test('an address that leads to a hidden row brings all rows back, and a broken one is no fault', () => {
	document.body.innerHTML = '<p data-filter-row="" id="zeile">Prüfart</p>';
	const filter = document.createElement('docs-filter');
	filter.innerHTML = '<input value="x"><p role="status"></p>';
	document.body.append(filter);
	const row = document.querySelector('p') as HTMLElement;
	const scrollIntoView = vi.spyOn(row, 'scrollIntoView');
	const faults: unknown[] = [];
	const note = (event: Event) => faults.push(event);
	addEventListener('error', note);
	const jump = (hash: string) => {
		history.replaceState(null, '', hash);
		dispatchEvent(new Event('hashchange'));
	};
	jump('#%');
	expect(row.hidden).toBe(true);
	jump('#zeile');
	expect(row.hidden).toBe(false);
	expect(scrollIntoView.mock.contexts).toEqual([row]);
	removeEventListener('error', note);
	expect(faults).toEqual([]);
});

test.each(['titel', 'stelle'])('so does one that leads into what is hidden: %s', (id) => {
	document.body.innerHTML =
		'<section data-filter-group="" aria-labelledby="titel"><h2 id="titel">Gerät</h2><p data-filter-row=""><b id="stelle">Prüfart</b></p></section>';
	const filter = document.createElement('docs-filter');
	filter.innerHTML = '<input value="x"><p role="status"></p>';
	document.body.append(filter);
	const group = document.querySelector('section') as HTMLElement;
	expect(group.hidden).toBe(true);
	history.replaceState(null, '', `#${id}`);
	dispatchEvent(new Event('hashchange'));
	expect([group.hidden, document.querySelector('p')?.hidden]).toEqual([false, false]);
});

test('rows are found by the words that a translator in the browser has given them', () => {
	document.body.innerHTML = '<p data-filter-row="">Prüfart</p><p data-filter-row="">Ort</p>';
	const filter = document.createElement('docs-filter');
	filter.innerHTML = '<input><p role="status"></p>';
	document.body.append(filter);
	const [first, second] = document.querySelectorAll<HTMLElement>('[data-filter-row]');
	first?.replaceChildren('Type of test');
	const input = document.querySelector('input') as HTMLInputElement;
	input.value = 'test';
	input.dispatchEvent(new Event('input'));
	expect([first?.hidden, second?.hidden]).toEqual([false, true]);
});
