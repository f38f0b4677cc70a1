import { onPage } from './page.ts';

/** On the not-found page: lists the pages that are closest to the address that was asked for. */
export function startNotFound(): void {
	onPage((page, signal) => {
		const place = page.querySelector<HTMLElement>('[data-closest]');
		if (page.dataset.kind !== 'not-found' || place === null) return;
		void import('./closest-pages.ts').then(({ showClosest }) => showClosest(place, location.pathname, signal)).catch(reportError);
	});
}
