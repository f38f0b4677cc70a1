/**
 * Looks for parts in the window that move or come when what is below the first screen is laid out after the first paint (`data-unpainted`). Runs in the browser, so it
 * can use nothing from around it.
 */
export function findMovedByRest(): string[] {
	const root = document.documentElement.dataset;
	// A closed panel may still be on its way out.
	const parts = [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility({ visibilityProperty: true }));
	const places = () =>
		parts.map((part) => {
			const { left, top, bottom, width, height } = part.getBoundingClientRect();
			return width > 0 && height > 0 && top < innerHeight && bottom > 0 ? [left, top, width].map(Math.round).join(' ') : undefined;
		});
	scrollTo(0, 0);
	const after = places();
	root.unpainted = '';
	const before = places();
	delete root.unpainted;
	const moved = parts.filter((_, index) => before[index] !== after[index]);
	return moved.map((part) => `${innerWidth} × ${innerHeight} px: ${part.localName}.${part.className} „${part.textContent.trim().slice(0, 40)}“`);
}
