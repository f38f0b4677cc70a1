import type { PageFrame } from './page-frame.ts';

/** Faults of a layout at one width, in px. */
export interface LayoutFault {
	width: number;
	what: string;
}

/** Options of the check. */
export interface Layouts {
	frame: PageFrame;
	/** Widths of the window in px. */
	widths: readonly number[];
	/** Those of them at which every text and every target is looked at; at the others only whether anything is out of the window. */
	close: readonly number[];
	/** How far a text may be out of its box, in px; 1.5 unless told otherwise. Engines round what stands in a line in their own ways. */
	slack?: number;
}

/**
 * Lays a page out at every width and looks for text that lies over other text, is off its line, cut or runs out of its box, and for controls that are outside
 * of the window, under another or too small to be hit. Runs in the browser, so it can use nothing from around it.
 * The page is in a frame that is resized: a frame has a window of its own, and no width costs a round trip.
 */
export function findLayoutFaults({ frame: { view, page, resize }, widths, close, slack = 1.5 }: Layouts): LayoutFault[] {
	const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
	/** Smallest side of a target (WCAG 2.5.8). */
	const TARGET = 24;

	interface Box {
		left: number;
		top: number;
		right: number;
		bottom: number;
	}
	interface Piece extends Box {
		node: Text;
		holder: Element;
	}

	const root = page.documentElement;

	let styles = new Map<Element, CSSStyleDeclaration>();
	const styleOf = (element: Element): CSSStyleDeclaration => {
		let style = styles.get(element);
		if (style === undefined) {
			const live = view.getComputedStyle(element);
			const { display, position, overflowX, overflowY, clipPath, paddingTop } = live;
			style = { display, position, overflowX, overflowY, clipPath, paddingTop } as CSSStyleDeclaration;
			styles.set(element, style);
		}
		return style;
	};
	let chains = new Map<Element, Element[]>();
	/** The elements around and including one that show only a part of what is in them, inmost first. */
	const clippersOf = (element: Element): Element[] => {
		const known = chains.get(element);
		if (known) return known;
		const { position, overflowX, overflowY, clipPath, display } = styleOf(element);
		const around =
			position === 'fixed' ? null : position === 'absolute' && 'offsetParent' in element ? (element.offsetParent as Element | null) : element.parentElement;
		const outer = around && around !== page.body && around !== root ? clippersOf(around) : [];
		const clips =
			clipPath !== 'none' ||
			(display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible') && element.namespaceURI !== 'http://www.w3.org/2000/svg');
		const chain = clips ? [element, ...outer] : outer;
		chains.set(element, chain);
		return chain;
	};
	const plain = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
	let boxes = new Map<Element, Box>();
	const boxOf = (element: Element): Box => {
		let box = boxes.get(element);
		if (box === undefined) {
			box = plain(element.getBoundingClientRect());
			boxes.set(element, box);
		}
		return box;
	};
	const cut = (box: Box, by: Box): Box => ({
		left: Math.max(box.left, by.left),
		top: Math.max(box.top, by.top),
		right: Math.min(box.right, by.right),
		bottom: Math.min(box.bottom, by.bottom),
	});
	const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 1 || bottom - top < 1;
	const overlap = (a: Box, b: Box) => {
		const { left, top, right, bottom } = cut(a, b);
		return { across: right - left, down: bottom - top };
	};

	/** What of a box can be seen; `isCut` says that the rest cannot be scrolled to. */
	const seen = (box: Box, element: Element): { box: Box; isCut: boolean; isHidden: boolean } => {
		let rest = box;
		let isCut = false;
		for (const clipper of clippersOf(element)) {
			const { overflowX, overflowY, clipPath } = styleOf(clipper);
			if (clipPath !== 'none') return { box: { left: 0, top: 0, right: 0, bottom: 0 }, isCut: false, isHidden: true };
			const limit = boxOf(clipper);
			const scrolls = (how: string) => how === 'auto' || how === 'scroll';
			const next = cut(rest, limit);
			if (!scrolls(overflowX) && (next.left > rest.left + 2 || next.right < rest.right - 2)) isCut = true;
			if (!scrolls(overflowY) && (next.top > rest.top + 4 || next.bottom < rest.bottom - 4)) isCut = true;
			rest = next;
		}
		return { box: rest, isCut, isHidden: isEmpty(rest) };
	};
	const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
	const kindOf = (element: Element | null) =>
		element ? `${element.localName}${element.getAttribute('class') ? `.${element.getAttribute('class')}` : ''}` : '';
	const nameOf = (element: Element) =>
		`${kindOf(element.parentElement)} > ${kindOf(element)} „${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}“`;

	const faults: LayoutFault[] = [];
	for (const width of widths) {
		resize(width);
		styles = new Map();
		chains = new Map();
		boxes = new Map();
		const say = (what: string) => faults.push({ width, what });
		if (root.scrollWidth > view.innerWidth) say(`page wider than the window by ${root.scrollWidth - view.innerWidth} px`);

		if (!close.includes(width)) {
			for (const element of page.querySelectorAll(CONTROLS)) {
				const whole = boxOf(element);
				if ((whole.left >= -0.5 && whole.right <= width + 0.5) || !isShown(element) || element.matches('.skip-link')) continue;
				const { box, isHidden } = seen(whole, element);
				if (!isHidden && (box.left < -0.5 || box.right > width + 0.5)) say(`outside: ${nameOf(element)}`);
			}
			continue;
		}

		const pieces: Piece[] = [];
		const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
		const range = page.createRange();
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const holder = node.parentElement;
			if (holder === null || node.nodeValue?.trim() === '' || /^(script|style|noscript|option|title)$/.test(holder.localName) || !isShown(holder)) continue;
			// The letters of a line stand on one pixel only where nothing within the line moves some of them by a part of it.
			if (styleOf(holder).display === 'inline' && Number.parseFloat(styleOf(holder).paddingTop) % 1 > 0) say(`off its line: ${nameOf(holder)}`);
			range.selectNodeContents(node);
			let block: Element = holder;
			while (styleOf(block).display === 'inline' && block.parentElement && !(block instanceof SVGElement)) block = block.parentElement;
			const svg = holder.closest('svg');
			const box = svg ? boxOf(svg) : boxOf(block);
			const scrolls = /auto|scroll/.test(styleOf(block).overflowX) || (svg && styleOf(svg).overflowX === 'visible');
			for (const rect of [...range.getClientRects()].map(plain)) {
				if (isEmpty(rect)) continue;
				const { box: visible, isCut, isHidden } = seen(rect, holder);
				if (isCut && !(isHidden && holder.closest('button'))) say(`cut: ${nameOf(holder)}`);
				if (isHidden) continue;
				if (!scrolls && (rect.right > box.right + slack || rect.left < box.left - slack)) say(`runs out of its box: ${nameOf(holder)}`);
				pieces.push({ ...visible, node: node as Text, holder });
			}
		}
		pieces.sort((a, b) => a.top - b.top);
		for (const [index, piece] of pieces.entries()) {
			for (let next = index + 1; next < pieces.length; next++) {
				const other = pieces[next];
				if (other === undefined || other.top >= piece.bottom) break;
				const { across, down } = overlap(piece, other);
				const height = Math.min(piece.bottom - piece.top, other.bottom - other.top);
				if (other.node === piece.node) {
					if (across > 1.5 && down > height * 0.1) say(`lines too close: ${nameOf(piece.holder)}`);
					continue;
				}
				if (across > 1.5 && down > height * 0.35) say(`text over text: ${nameOf(piece.holder)} and ${nameOf(other.holder)}`);
			}
		}

		const isAlone = (element: Element, box: Box) => {
			const middle = (box.left + box.right) / 2;
			const finger = { ...box, left: middle - TARGET / 2, right: middle + TARGET / 2 };
			return (
				element.matches('a') &&
				[...(element.closest('ul, ol, tr, p, dl')?.querySelectorAll(CONTROLS) ?? [])].every((other) => other === element || isEmpty(cut(boxOf(other), finger)))
			);
		};

		const controls: (Box & { element: Element })[] = [];
		for (const element of page.querySelectorAll(CONTROLS)) {
			if (!isShown(element) || element.matches('.skip-link')) continue;
			const whole = { ...boxOf(element) };
			const { box, isHidden, isCut } = seen(whole, element);
			if (isHidden) continue;
			if (box.left < -0.5 || box.right > width + 0.5) say(`outside: ${nameOf(element)}`);
			if (isCut) say(`control cut: ${nameOf(element)}`);
			// A button may stand in the free space that a link leaves at its end.
			const { paddingLeft, paddingRight } = view.getComputedStyle(element);
			controls.push({ ...box, left: box.left + Number.parseFloat(paddingLeft), right: box.right - Number.parseFloat(paddingRight), element });
			if (element.hasAttribute('tabindex')) continue;
			const style = styleOf(element);
			// A link in a sentence is as high as its line.
			const isInText = style.display === 'inline' && (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
			// The text of a label is clickable, too.
			for (const label of element instanceof view.HTMLInputElement ? (element.labels ?? []) : []) {
				const more = boxOf(label);
				whole.left = Math.min(whole.left, more.left);
				whole.top = Math.min(whole.top, more.top);
				whole.right = Math.max(whole.right, more.right);
				whole.bottom = Math.max(whole.bottom, more.bottom);
			}
			// A short word may be narrower where nothing else can be hit within the width of a finger.
			const isNarrow = whole.right - whole.left < TARGET - 0.5;
			if (!isInText && (whole.bottom - whole.top < TARGET - 0.5 || (isNarrow && !isAlone(element, whole)))) {
				say(`small (${Math.round(whole.right - whole.left)} × ${Math.round(whole.bottom - whole.top)}): ${nameOf(element)}`);
			}
		}
		controls.sort((a, b) => a.top - b.top);
		for (const [index, control] of controls.entries()) {
			for (let next = index + 1; next < controls.length; next++) {
				const other = controls[next];
				if (other === undefined || other.top >= control.bottom) break;
				if (control.element.contains(other.element) || other.element.contains(control.element)) continue;
				// The text of scrollable elements was checked above.
				if (control.element.hasAttribute('tabindex') || other.element.hasAttribute('tabindex')) continue;
				const { across, down } = overlap(control, other);
				if (across <= 2 || down <= 2) continue;
				// Links in a text that breaks have the box of all their lines.
				if (styleOf(control.element).display === 'inline' || styleOf(other.element).display === 'inline') continue;
				say(`control over control: ${nameOf(control.element)} and ${nameOf(other.element)}`);
			}
		}
	}
	return faults;
}
