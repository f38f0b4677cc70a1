/** Something a reader does. The steps run in the browser, one after the other, each as often as it takes until it returns `true`; they can use nothing from around them. */
export interface Use {
	name: string;
	path: string;
	/** Width of the window in px; 1,280 unless told otherwise. */
	width?: number;
	steps: readonly (() => boolean)[];
}

export const SEARCH: Use = {
	name: 'the search answers, and leads to a page',
	path: '/docs/handbuch/login/',
	steps: [
		() => {
			document.querySelector<HTMLElement>('[data-search-open]')?.click();
			return document.querySelector('docs-search dialog[open]') !== null;
		},
		() => {
			const input = document.querySelector<HTMLInputElement>('docs-search [role=combobox]');
			if (input === null) return false;
			input.value = 'aufkleber';
			return input.dispatchEvent(new InputEvent('input', { bubbles: true }));
		},
		() => {
			const result = document.querySelector<HTMLElement>('docs-search [role=option] a, docs-search a[role=option]');
			result?.click();
			return result !== null;
		},
		() => document.querySelector('h1')?.textContent?.includes('Aufkleber') === true,
	],
};

/** What must work in every browser. */
export const USES: readonly Use[] = [
	SEARCH,
	{
		name: 'a link leads to its page, and back',
		path: '/docs/handbuch/login/',
		steps: [
			() => {
				document.querySelector<HTMLElement>('.sidebar a[href="/docs/handbuch/suche/"]')?.click();
				return true;
			},
			() => document.querySelector('main:not([hidden]) h1')?.textContent === 'Suche',
			() => {
				history.back();
				return true;
			},
			() => document.querySelector('main:not([hidden]) h1')?.textContent === 'Anmelden' && 'ready' in document.documentElement.dataset,
		],
	},
	{
		name: 'the example of an operation runs, and the focus goes to its answer',
		path: '/docs/api/custom-fields-add/',
		steps: [
			() => {
				document.querySelector<HTMLElement>('.console [data-open=run]')?.click();
				return true;
			},
			() => {
				const heading = document.querySelector('.console-response h3');
				return heading?.textContent?.startsWith('201') === true && document.activeElement === heading;
			},
			() => document.querySelector('.console-records caption') !== null,
		],
	},
	{
		name: 'a file is uploaded',
		path: '/docs/api/inspections-file-add/',
		steps: [
			() => {
				document.querySelector<HTMLElement>('.console [data-open=run]')?.click();
				return true;
			},
			() => document.querySelector('.console-response h3')?.textContent?.startsWith('201') === true,
		],
	},
	{
		name: 'a recipe is played through',
		path: '/docs/api/kalibord-api/',
		steps: [
			() => {
				document.querySelector<HTMLElement>('[data-recipe] [data-open]')?.click();
				return true;
			},
			() => document.querySelector('[data-recipe] .console-place button:not([data-open])') !== null,
		],
	},
	{
		name: 'a term tells what it means',
		path: '/docs/handbuch/pruefmittel/',
		steps: [
			() => {
				document.querySelector('main a.term')?.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
				return true;
			},
			() => document.querySelector('term-card:popover-open') !== null,
		],
	},
	{
		name: 'the menu of a phone opens, with what it leads to',
		path: '/docs/handbuch/login/',
		width: 480,
		steps: [
			() => {
				document.querySelector<HTMLElement>('[data-drawer-open]')?.click();
				return true;
			},
			() => document.querySelector('dialog[open] a[href="/docs/handbuch/suche/"]')?.checkVisibility() === true,
		],
	},
	{
		name: 'a live example comes to life',
		path: '/docs/handbuch/pruefmittel/',
		steps: [
			() => {
				const island = document.querySelector('astro-island');
				(island?.firstElementChild ?? island)?.scrollIntoView({ behavior: 'instant', block: 'center' });
				return island?.hasAttribute('ssr') === false;
			},
		],
	},
	{
		name: 'the page of results answers its address',
		path: '/suche/?q=frist',
		steps: [() => document.querySelector('.search-page-results a') !== null],
	},
	{
		name: 'an unknown address is told what is close',
		path: '/docs/handbuch/pruefmitel/',
		steps: [() => document.querySelector('closest-pages a[href="/docs/handbuch/pruefmittel/"]') !== null],
	},
	{
		name: 'a category folds',
		path: '/docs/handbuch/login/',
		steps: [
			() => {
				document.querySelector<HTMLElement>('.sidebar details[open] > summary')?.click();
				return true;
			},
			() => document.querySelector('.sidebar details:not([open]) > summary') !== null,
		],
	},
	{
		name: 'the colours change, and stay changed',
		path: '/docs/handbuch/login/',
		steps: [
			() => {
				document.querySelector<HTMLElement>('[data-colour-mode]')?.click();
				return document.documentElement.dataset['theme'] === 'dark';
			},
			() => {
				document.documentElement.dataset['mark'] = 'before the reload';
				location.reload();
				return true;
			},
			// Firefox never answers who opens an address while a page is still being loaded again.
			() => !('mark' in document.documentElement.dataset) && document.readyState === 'complete',
			() => document.documentElement.dataset['theme'] === 'dark',
		],
	},
];
