/** A part of a page whose code comes later than the page. */
interface LatePart {
	/** The control that a reader presses for it, or the element that comes into view. */
	opener: string;
	/** The message that it failed to load. */
	failure: string;
	/** An element that shows that it is loaded. */
	result: string;
}

export const PARTS: readonly (LatePart & { name: string; path: string; file: RegExp })[] = [
	{
		name: 'the search',
		path: '/docs/handbuch/login/',
		file: /search-dialog\./,
		opener: '[data-search-open]',
		failure: '[role=alertdialog][open]',
		result: 'docs-search dialog[open]',
	},
	{
		name: 'the console',
		path: '/docs/api/custom-fields-add/',
		file: /load-console\./,
		opener: '.console [data-open=""]',
		failure: '.console-open + p:not([hidden])',
		result: '.console-root',
	},
	{
		name: 'a live example',
		path: '/docs/handbuch/pruefmittel/',
		file: /live-islands\./,
		opener: 'astro-island > *',
		failure: '.load-failure',
		result: 'astro-island:not([ssr])',
	},
	{
		name: 'what a live example needs',
		path: '/docs/handbuch/pruefmittel/',
		file: /interval\.|due-date\.|calendar-date\./,
		opener: 'astro-island > *',
		failure: '.load-failure',
		result: 'astro-island:not([ssr])',
	},
];

/** Runs in the browser. Asks for a part, and returns whether the page says that it did not come. */
export function failsToBring({ opener, failure }: LatePart): boolean {
	const part = document.querySelector<HTMLElement>(opener);
	part?.scrollIntoView({ behavior: 'instant', block: 'center' });
	part?.click();
	return document.querySelector(failure) !== null;
}

/** Runs in the browser. Presses what the page offers for trying again, or asks for the part where it offers nothing, and returns whether the part is there. */
export function brings({ opener, failure, result }: LatePart): boolean {
	if (document.querySelector(result)) return true;
	const again = document.querySelector<HTMLElement>(`${failure} .button`) ?? document.querySelector<HTMLElement>(opener);
	again?.scrollIntoView({ behavior: 'instant', block: 'center' });
	again?.click();
	return false;
}
