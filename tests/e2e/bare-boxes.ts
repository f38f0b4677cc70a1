/**
 * Marks boxes that only their background distinguishes from their surroundings. To be run in the page's own colours, in the browser, so it can use
 * nothing from around it.
 */
export function markGrounds(): void {
	const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
	if (canvas === null) throw new Error('There is no canvas.');
	const read = (css: string) => {
		canvas.clearRect(0, 0, 1, 1);
		canvas.fillStyle = css;
		canvas.fillRect(0, 0, 1, 1);
		return canvas.getImageData(0, 0, 1, 1).data.join();
	};
	const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
	const isClear = (element: Element) => read(groundOf(element)).endsWith(',0');
	for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
		// Code in a line, and a link in code, are told by their letters; a slider is drawn by the browser.
		if (
			element instanceof SVGElement ||
			element.matches('[type=range]') ||
			!element.checkVisibility() ||
			getComputedStyle(element).display === 'inline' ||
			isClear(element)
		)
			continue;
		let around = element.parentElement;
		while (around && isClear(around)) around = around.parentElement;
		if (around && read(groundOf(around)) !== read(groundOf(element))) element.dataset.ground = '';
	}
}

/** Marked boxes without a visible edge in forced colours, as lines. To be run in forced colours. */
export function findBareBoxes(): string[] {
	const faults = new Set<string>();
	for (const box of document.querySelectorAll('[data-ground]:not(.skip-link)')) {
		const style = getComputedStyle(box);
		const edges = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];
		const hasEdge = edges.some((edge) => style.getPropertyValue(`${edge}-style`) !== 'none' && Number.parseFloat(style.getPropertyValue(`${edge}-width`)) > 0);
		if (!hasEdge && style.forcedColorAdjust !== 'none')
			faults.add(`has no edge in forced colours: ${box.localName}.${box.getAttribute('class') ?? ''} „${box.textContent.trim().slice(0, 24)}“`);
	}
	return [...faults];
}
