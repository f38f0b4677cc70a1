/**
 * Text of the page on display whose contrast to what it stands on is too small (WCAG 1.4.3: 4.5, large text 3), as lines. Grounds are laid over each
 * other as the browser does; what stands in a drawing stands on its shapes. `data-specimen` shows how a colour looks, whatever its contrast.
 * Runs in the browser, so it can use nothing from around it.
 */
export function findContrastFaults(): string[] {
	type Colour = [red: number, green: number, blue: number, alpha: number];
	const paper: Colour = [255, 255, 255, 1];
	const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
	if (canvas === null) throw new Error('There is no canvas.');
	const known = new Map<string, Colour>();
	const read = (css: string): Colour => {
		let colour = known.get(css);
		if (colour === undefined) {
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = css;
			canvas.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
			colour = [red, green, blue, alpha / 255];
			known.set(css, colour);
		}
		return colour;
	};
	const over = ([red, green, blue, alpha]: Colour, under: Colour): Colour => {
		const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
		return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1];
	};
	const light = ([red, green, blue]: Colour) => {
		const part = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
		return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
	};
	const contrast = (a: Colour, b: Colour) => {
		const [dark = 0, bright = 0] = [light(a), light(b)].sort((one, other) => one - other);
		return (bright + 0.05) / (dark + 0.05);
	};

	/** The backgrounds below the text of an element, topmost first: its own and those of the elements around it. */
	const groundsOf = (element: Element): Colour[] => {
		const grounds: Colour[] = [];
		for (let at: Element | null = element; at; at = at.parentElement) {
			const { backgroundColor } = getComputedStyle(at);
			const colour = read(backgroundColor);
			if (colour[3] > 0) grounds.push(colour);
			if (colour[3] === 1) break;
		}
		return grounds;
	};
	/** What is drawn below the middle of a text of a drawing, topmost first. It is reckoned: engines find small letters and shapes at different points. */
	const drawnBelow = (text: SVGGraphicsElement): Colour[] => {
		const svg = text.closest('svg');
		if (svg === null) return [];
		const { x, y, width, height } = text.getBBox();
		const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(text.getCTM() ?? undefined);
		const grounds: Colour[] = [];
		for (const shape of svg.querySelectorAll('*')) {
			if (!(shape instanceof SVGGeometryElement) || shape.closest('defs, marker, symbol, mask, pattern') || !shape.checkVisibility()) continue;
			const isBefore = (shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
			if (!(isBefore && shape.isPointInFill(middle.matrixTransform(shape.getCTM()?.inverse())))) continue;
			const { fill, fillOpacity, opacity } = getComputedStyle(shape);
			if (fill === 'none' || fill.startsWith('url')) continue;
			const [red, green, blue, alpha] = read(fill);
			grounds.unshift([red, green, blue, alpha * Number(fillOpacity) * Number(opacity)]);
		}
		return [...grounds, ...groundsOf(svg)];
	};
	const opacityOf = (element: Element) => {
		let opacity = 1;
		for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
		return opacity;
	};

	const faults = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	const judged = new Set<Element>();
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const holder = node.parentElement;
		if (holder === null || judged.has(holder) || node.nodeValue?.trim() === '' || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
			continue;
		if (/^(script|style|noscript|title|option)$/.test(holder.localName) || holder.closest(':disabled, [aria-disabled=true], [data-specimen]')) continue;
		judged.add(holder);
		range.selectNodeContents(node);
		const isDrawn = holder instanceof SVGGraphicsElement;
		const rect = range.getClientRects()[0];
		if (rect === undefined || rect.width < 1) continue;
		const style = getComputedStyle(holder);
		// A drawn text may have a rim of its ground's colour.
		const hasRim = isDrawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none';
		const grounds = hasRim ? [read(style.stroke)] : isDrawn ? drawnBelow(holder) : groundsOf(holder);
		const ground = grounds.reduceRight((under, colour) => over(colour, under), paper);
		const [red, green, blue, alpha] = read(isDrawn ? style.fill : style.color);
		const ink = over([red, green, blue, alpha * opacityOf(holder)], ground);
		const size = Number.parseFloat(style.fontSize);
		const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
		const found = contrast(ink, ground);
		if (found < (isLarge ? 3 : 4.5)) {
			faults.add(
				`${found.toFixed(2)}: ${holder.localName}.${holder.getAttribute('class') ?? ''} in ${holder.parentElement?.localName}.${holder.parentElement?.getAttribute('class') ?? ''} „${node.nodeValue?.trim().slice(0, 24)}“`,
			);
		}
	}
	return [...faults];
}
