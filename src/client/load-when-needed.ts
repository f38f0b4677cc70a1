import { onClick } from './on-click.ts';
import { onPage } from './page.ts';

/** Most pages have no tabs; the code that makes them comes with the first page that has some. */
export const loadTabs = () => loadWith('.tabs', async () => (await import('./tabs.ts')).startTabs());

/** One page has a filter. */
export const loadFilter = () => loadWith('[data-filter]', async () => (await import('./filter-rows.ts')).startFilter());

/** Loads a part with the first page that has what it works on. */
function loadWith(selector: string, load: () => Promise<void>): void {
	let loaded = false;
	onPage((page) => {
		if (loaded || page.querySelector(selector) === null) return;
		loaded = true;
		void load().catch(reportError);
	});
}

/** Only narrow windows have a drawer (up to 996 px). */
export function loadDrawer(): void {
	const narrow = matchMedia('(width <= 996px)');
	const load = () => {
		if (!narrow.matches) return;
		narrow.removeEventListener('change', load);
		void import('./drawer.ts').then(({ startDrawer }) => startDrawer()).catch(reportError);
	};
	narrow.addEventListener('change', load);
	load();
}

/** Cards come with the first mention of a term that is pointed at, focused or tapped. */
export function loadTermCards(): void {
	for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, showCard);
}

/** A tap shows the card first, as a pointer would by resting; the next tap follows the link. */
function showCard(event: Event): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.term');
	if (!link || 'card' in link.dataset) return;
	const isTouch = 'pointerType' in event && event.pointerType === 'touch';
	const isTap = event.type === 'click' && isTouch;
	// A click and a tap bring the focus too, before they arrive.
	if (!isTap && (event.type === 'click' || isTouch || (event.type === 'focusin' && !link.matches(':focus-visible')))) return;
	if (isTap) event.preventDefault();
	link.dataset.card = '';
	void import('./term-card.ts').then(({ showTerm }) => showTerm(link, event.type)).catch(reportError);
}

/** The console of an operation, with all of React, comes when a reader asks for it. */
export function loadConsole(): void {
	onClick('.console [data-open]', (button) => {
		void import('./console.ts').then(({ openFrame }) => openFrame(button)).catch(reportError);
	});
}
