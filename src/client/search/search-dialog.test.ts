// @vitest-environment happy-dom
import '#client/aria.fixture.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchResult } from '#search/query.ts';
import { provideSearch } from './search-dialog.ts';
import { search } from './search-index.ts';

const answers = new Map<string, SearchResult[]>();
vi.mock(import('./search-index.ts'), () => ({ search: vi.fn(), prepareSearch: vi.fn() }));

/** Plays the search: yields these lists one after the other. */
async function* answerWith(...lists: (SearchResult[] | Promise<SearchResult[]>)[]): AsyncGenerator<SearchResult[]> {
	yield* lists;
}

/** Yields nothing once the query has changed. */
async function* answerWanted(list: Promise<SearchResult[]>, isWanted = () => true): AsyncGenerator<SearchResult[]> {
	const results = await list;
	if (isWanted()) yield results;
}

const text = (value: string) => ({ text: value, marks: [] });
const result = (title: string): SearchResult =>
	({ path: `/${title}/`, kind: 'manual', page: text(title), above: [], heading: text(''), excerpt: text('') }) as unknown as SearchResult;
const input = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')];
/** A text without the invisible characters that isolate the direction of a query. */
const words = (element: Element | null) => element?.textContent.replace(/[\u2068\u2069]/g, '');
const chosen = () => options().findIndex(({ ariaSelected }) => ariaSelected === 'true');
const press = (key: string, isComposing = false) => {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	Object.defineProperty(event, 'isComposing', { value: isComposing });
	return input().dispatchEvent(event);
};
/** Collects the results that are followed. */
const followed = () => {
	const paths: string[] = [];
	document.querySelector('docs-search')?.addEventListener('click', (event) => {
		event.preventDefault();
		if (event.target instanceof HTMLAnchorElement) paths.push(new URL(event.target.href).pathname);
	});
	return paths;
};
const type = (query: string) => {
	input().value = query;
	input().dispatchEvent(new Event('input'));
};

beforeEach(() => {
	document.body.innerHTML = '';
	answers.clear();
	answers.set('wort', [result('eins'), result('zwei'), result('drei')]);
	localStorage.clear();
	vi.mocked(search)
		.mockReset()
		.mockImplementation((query) => answerWith(answers.get(query) ?? []));
});

test('opens with a query and lists its results, the first chosen', async () => {
	await provideSearch().open('wort');
	expect(document.querySelector('dialog')?.open).toBe(true);
	expect([input().value, options().length, chosen(), input().ariaExpanded]).toEqual(['wort', 3, 0, 'true']);
});

test('is one dialog, however often it is opened', async () => {
	await provideSearch().open('wort');
	await provideSearch().open('');
	expect([document.querySelectorAll('dialog').length, input().value]).toEqual([1, 'wort']);
});

test('gives the focus of a link in an open menu to what opens the menu, because the menu closes and the focus must have somewhere to return to', async () => {
	document.body.innerHTML =
		'<header class="navbar"><details class="dropdown" open><summary tabindex="0">Sprache</summary><a href="/en/">English</a></details></header>' +
		'<article><details open><summary tabindex="0">Mehr</summary><a href="/mehr/">Mehr</a></details></article>';
	const left = (link: string) => {
		const focused: (string | null)[] = [];
		const note = ({ target }: Event) => focused.push(target instanceof HTMLInputElement ? 'search' : (target as Element).textContent);
		document.querySelector<HTMLElement>(link)?.focus();
		document.addEventListener('focusin', note);
		return provideSearch()
			.open('wort')
			.then(() => {
				document.removeEventListener('focusin', note);
				document.querySelector('dialog')?.close();
				return focused;
			});
	};
	expect(await left('.navbar a')).toEqual(['Sprache', 'search']);
	expect(await left('article a')).toEqual(['search']);
});

test('arrows go round the results, and Enter follows the chosen one', async () => {
	await provideSearch().open('wort');
	press('ArrowUp');
	expect([chosen(), input().getAttribute('aria-activedescendant')]).toEqual([2, 'nonius-search-option-2']);
	press('ArrowDown');
	press('ArrowDown');
	expect(chosen()).toBe(1);
	const follow = vi.fn((event: Event) => event.preventDefault());
	options()[1]?.addEventListener('click', follow);
	press('Enter');
	expect(follow).toHaveBeenCalledOnce();
	expect(document.querySelector('dialog')?.open).toBe(false);
});

test('keys that compose a letter belong to that', async () => {
	await provideSearch().open('wort');
	const paths = followed();
	press('ArrowDown', true);
	press('Enter', true);
	expect([chosen(), paths, document.querySelector('dialog')?.open]).toEqual([0, [], true]);
});

describe('while the answer is on its way', () => {
	/** Types on after a list has come, and returns a function that lets the next one come. */
	const typeOn = async () => {
		await provideSearch().open('wort');
		let arrive: (results: SearchResult[]) => void = () => {};
		vi.mocked(search).mockReturnValueOnce(answerWith(new Promise((resolve) => (arrive = resolve))));
		type('worte');
		return { arrive: () => arrive([result('neu'), result('zwei')]), paths: followed() };
	};

	test('Enter waits for it', async () => {
		const { arrive, paths } = await typeOn();
		press('Enter');
		expect([paths, document.querySelector('dialog')?.open]).toEqual([[], true]);
		arrive();
		await vi.waitFor(() => expect(paths).toEqual(['/neu/']));
	});

	test('what is picked from the list before is followed, and stays picked in the next', async () => {
		const { arrive, paths } = await typeOn();
		press('ArrowDown');
		arrive();
		await vi.waitFor(() => expect([options().length, chosen()]).toEqual([2, 1]));
		press('Enter');
		await vi.waitFor(() => expect(paths).toEqual(['/zwei/']));
	});

	test('Enter does not close the search where there is nothing yet', async () => {
		await provideSearch().open('unsinn');
		expect([press('Enter'), document.querySelector('dialog')?.open]).toEqual([false, true]);
	});
});

test('the pointer chooses what it moves over, so that nothing else looks chosen', async () => {
	await provideSearch().open('wort');
	options()[2]
		?.querySelector('b')
		?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
	expect([chosen(), input().getAttribute('aria-activedescendant')]).toEqual([2, 'nonius-search-option-2']);
	expect(options().filter(({ ariaSelected }) => ariaSelected === 'true')).toHaveLength(1);
	press('ArrowUp');
	expect(chosen()).toBe(1);
});

test('says before results that they are about other words than those of the query', async () => {
	answers.set('wrot', [{ ...result('eins'), isGuess: true }]);
	await provideSearch().open('wrot');
	expect([words(document.querySelector('.search-results p')), options().length]).toEqual(['Keine Treffer zu „wrot“. Meinten Sie eines davon?', 1]);
	type('wort');
	await vi.waitFor(() => expect([document.querySelector('.search-results p'), options().length]).toEqual([null, 3]));
});

test('says that there is nothing', async () => {
	await provideSearch().open('unsinn');
	expect(words(document.querySelector('.search-results'))).toContain('Keine Treffer zu „unsinn“.');
	// Letters from right to left in the query do not change the direction of the text around.
	expect(document.querySelector('.search-results')?.textContent).toContain('„\u2068unsinn\u2069“');
	expect(input().ariaExpanded).toBe('false');
});

describe('of an answer that comes in two parts', () => {
	/** Lets the best results come, and returns a function that lets all come. */
	const openWithBest = async () => {
		let arrive: (results: SearchResult[]) => void = () => {};
		const all = new Promise<SearchResult[]>((resolve) => (arrive = resolve));
		vi.mocked(search).mockReturnValueOnce(answerWith([result('eins')], all));
		const opened = provideSearch().open('wort');
		await vi.waitFor(() => expect(options()).toHaveLength(1));
		return { opened, arrive: () => arrive([result('eins'), result('zwei')]) };
	};
	const spoken = () => document.querySelector('dialog [aria-live=polite]')?.textContent;

	test('the best stand there before all have come, and only all are counted aloud', async () => {
		const { opened, arrive } = await openWithBest();
		expect(spoken()).not.toContain('Treffer');
		arrive();
		await opened;
		expect(options()).toHaveLength(2);
		await vi.waitFor(() => expect(spoken()).toBe('2 Treffer'));
	});

	test('Enter follows the best at once', async () => {
		await openWithBest();
		const paths = followed();
		press('Enter');
		expect(paths).toEqual(['/eins/']);
	});
});

test('an empty query shows nothing', async () => {
	await provideSearch().open('wort');
	type(' ');
	expect([options().length, input().ariaExpanded]).toEqual([0, 'false']);
});

test('an answer that comes after the next letter is not shown', async () => {
	let arrive: (results: SearchResult[]) => void = () => {};
	const coming = new Promise<SearchResult[]>((resolve) => (arrive = resolve));
	vi.mocked(search).mockImplementationOnce((_, { isWanted }) => answerWanted(coming, isWanted));
	const opened = provideSearch().open('wort');
	await vi.waitFor(() => expect(search).toHaveBeenCalled());
	type('unsinn');
	arrive([result('eins')]);
	await opened;
	expect(options()).toEqual([]);
});

test('offers to try again when the index does not come', async () => {
	vi.stubEnv('DEV', false);
	vi.mocked(search).mockReturnValueOnce(answerWith(Promise.reject(new Error('HTTP 503'))));
	await provideSearch().open('wort');
	expect(document.querySelector('.search-results')?.textContent).toContain('Die Suche lässt sich nicht laden.');
	document.querySelector<HTMLElement>('.search-results button')?.click();
	await vi.waitFor(() => expect(options()).toHaveLength(3));
	expect(document.activeElement).toBe(input());
	vi.unstubAllEnvs();
});

test('puts results of one page together, each named by its place', async () => {
	answers.set('teil', [
		{ ...result('eins'), path: '/eins/#b', above: ['A'], heading: text('B') },
		result('zwei'),
		{ ...result('eins'), path: '/eins/#c', heading: text('C') },
	]);
	await provideSearch().open('teil');
	const groups = [...document.querySelectorAll('[role=group]')].map((group) => [
		group.querySelector('.search-group')?.textContent,
		...[...group.querySelectorAll('b')].map((each) => each.textContent),
	]);
	expect(groups).toEqual([
		['Handbuch › eins', 'A › B', 'C'],
		['Handbuch', 'zwei'],
	]);
	expect(document.querySelector('.search-all')?.getAttribute('href')).toBe('/suche/?q=teil');
});

test('remembers what led somewhere, offers it again, and forgets it when told to', async () => {
	await provideSearch().open('wort');
	options()[0]?.addEventListener('click', (event) => event.preventDefault());
	press('Enter');
	await provideSearch().open('unsinn');
	type('');
	const recent = () => [...document.querySelectorAll<HTMLElement>('.search-recent li button')];
	await vi.waitFor(() => expect(recent().map((each) => each.textContent)).toEqual(['wort']));
	recent()[0]?.click();
	await vi.waitFor(() => expect([input().value, options().length]).toEqual(['wort', 3]));
	type('');
	await vi.waitFor(() => expect(recent()).toHaveLength(1));
	document.querySelector<HTMLElement>('.search-recent p button')?.click();
	expect([recent().length, localStorage.getItem('searches:/')]).toEqual([0, '[]']);
	expect(document.activeElement).toBe(input());
});

test('says what it finds in a place of its own: behind a modal dialog nothing is spoken', async () => {
	document.body.innerHTML = '<p id="nonius-announcer"></p>';
	await provideSearch().open('wort');
	await vi.waitFor(() => expect(document.querySelector('dialog [aria-live=polite]')?.textContent).toBe('3 Treffer'));
	expect(document.querySelector('#nonius-announcer')?.textContent).toBe('');
});

test('switches the / key off, and on again', async () => {
	await provideSearch().open('');
	const box = document.querySelector<HTMLInputElement>('.search-slash input');
	expect(box?.checked).toBe(true);
	box?.click();
	document.body.innerHTML = '';
	await provideSearch().open('');
	const again = document.querySelector<HTMLInputElement>('.search-slash input');
	expect([again?.checked, localStorage.getItem('slash')]).toEqual([false, 'off']);
	again?.click();
	expect(localStorage.getItem('slash')).toBe('');
});

test('an address in a result breaks after a slash', async () => {
	answers.set('weg', [result('POST /inspections/{id}')]);
	await provideSearch().open('weg');
	expect(options()[0]?.innerHTML).toContain('POST /<wbr>inspections/<wbr>{id}');
});

test('closes with a press beside it, and not where one that began in the field ends there', async () => {
	await provideSearch().open('wort');
	const dialog = document.querySelector('dialog') as HTMLDialogElement;
	const press = (from: HTMLElement) => {
		from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		// If press and release hit different elements, the click goes to their common ancestor.
		dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		return dialog.open;
	};
	expect([press(input()), press(dialog)]).toEqual([true, false]);
});

test('goes with the page when the reader goes back', async () => {
	await provideSearch().open('wort');
	window.dispatchEvent(new PopStateEvent('popstate'));
	expect(document.querySelector('dialog')?.open).toBe(false);
});

test('stays for the next result when one is opened in another tab', async () => {
	await provideSearch().open('wort');
	followed();
	const click = (ctrlKey: boolean) => options()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }));
	click(true);
	expect(document.querySelector('dialog')?.open).toBe(true);
	click(false);
	expect(document.querySelector('dialog')?.open).toBe(false);
});

test.each<[string, () => unknown]>([
	['the field is empty', () => type('')],
	['the index does not come', () => vi.mocked(search).mockReturnValue(answerWith(Promise.reject(new Error('no')))) && type('worte')],
])('points at no result when %s', async (_, change) => {
	await provideSearch().open('wort');
	change();
	await vi.waitUntil(() => options().length === 0);
	expect([input().ariaExpanded, input().getAttribute('aria-activedescendant')]).toEqual(['false', null]);
});
