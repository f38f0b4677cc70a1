import { onPage } from './page.ts';

/** Most pages have no tabs; the code that makes them comes with the first page that has some. */
export function loadTabs(): void {
	let loaded = false;
	onPage((page) => {
		if (loaded || page.querySelector('.tabs') === null) return;
		loaded = true;
		void import('./tabs.ts').then(({ startTabs }) => startTabs()).catch(reportError);
	});
}

/** Only narrow windows have a drawer (spec section 4: up to 996 px). */
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
