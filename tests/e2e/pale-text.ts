/**
 * Text of the page on display that would be too pale on paper, where grounds are not printed (contrast to white below 3), as lines. What asks for its ground
 * to be printed is left out. To be run while the page is laid out for paper, in the browser, so it can use nothing from around it.
 */
export function findPaleText(): string[] {
	const LEAST = 3;
	const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
	if (canvas === null) throw new Error('There is no canvas.');
	const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
	const known = new Map<string, number>();
	const contrastToWhite = (css: string): number => {
		let contrast = known.get(css);
		if (contrast === undefined) {
			canvas.fillStyle = '#fff';
			canvas.fillRect(0, 0, 1, 1);
			canvas.fillStyle = css;
			canvas.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
			contrast = 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
			known.set(css, contrast);
		}
		return contrast;
	};
	const faults = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const holder = node.parentElement;
		if (holder === null || holder instanceof SVGElement || node.nodeValue?.trim() === '' || !holder.checkVisibility({ visibilityProperty: true })) continue;
		const { color, printColorAdjust } = getComputedStyle(holder);
		if (printColorAdjust === 'exact' || contrastToWhite(color) >= LEAST) continue;
		faults.add(`pale on paper: ${holder.localName}.${holder.getAttribute('class') ?? ''} „${node.nodeValue?.trim().slice(0, 24)}“`);
	}
	return [...faults];
}
