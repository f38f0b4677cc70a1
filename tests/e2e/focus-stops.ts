/** The elements that the Tab key reached on a page. */
export interface FocusStops {
	/** Places among all elements of the page, until the focus left it or began again. */
	order: number[];
	/** Faults in how some of them show the focus. */
	faults: string[];
}

interface Noted {
	stops: (Element | null)[];
	/** How an element that has the focus shows, where something is wrong with that. */
	faultOf(element: Element): string | undefined;
	/** Elements that were not in view when the next key was pressed: they may still have been scrolled into view. */
	doubtful: Element[];
}

/**
 * Runs in the browser. Notes every element that the focus comes to, `null` when it leaves the page, and how it shows: in view, with an outline that is not cut off, and not
 * below what stays in view.
 */
export function noteStops(): void {
	const stops: (Element | null)[] = [];
	const doubtful: Element[] = [];
	// With smooth scrolling, elements would still be moving.
	document.documentElement.style.scrollBehavior = 'auto';
	const nameOf = (element: Element) =>
		`${element.localName}.${element.getAttribute('class') ?? ''} „${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}“`;
	/** Whether what an element stands in cuts off the line around it: more than one side, or more than two where it is larger than what shows of it. */
	const isLineCut = (element: Element, box: DOMRect) => {
		const { outlineOffset, outlineWidth } = getComputedStyle(element);
		const shown = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
		for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(around);
			const { left, top } = around.getBoundingClientRect();
			const [x, y] = [left + around.clientLeft, top + around.clientTop];
			if (overflowX !== 'visible') [shown.left, shown.right] = [Math.max(shown.left, x), Math.min(shown.right, x + around.clientWidth)];
			if (overflowY !== 'visible') [shown.top, shown.bottom] = [Math.max(shown.top, y), Math.min(shown.bottom, y + around.clientHeight)];
		}
		const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
		const cut = [box.left - out < shown.left, box.right + out > shown.right, box.top - out < shown.top, box.bottom + out > shown.bottom];
		const isLarger = box.width > shown.right - shown.left || box.height > shown.bottom - shown.top;
		return cut.filter(Boolean).length > (isLarger ? 2 : 1);
	};
	const faultOf = (element: Element) => {
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
		if (outlineStyle === 'none' && boxShadow === 'none' && Number.parseFloat(outlineWidth) < 1) return `focus is not shown: ${nameOf(element)}`;
		const box = [...element.getClientRects()].find(({ top, bottom }) => bottom > 0 && top < innerHeight);
		if (box === undefined || !element.checkVisibility({ visibilityProperty: true })) return `focused out of view: ${nameOf(element)}`;
		if (element.getClientRects().length === 1 && outlineStyle !== 'none' && isLineCut(element, box)) return `focus is cut off: ${nameOf(element)}`;
		// Scrollable elements may be larger than the window.
		if (element.matches('[tabindex="0"]')) return undefined;
		let above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
		while (above && !/sticky|fixed/.test(getComputedStyle(above).position)) above = above.parentElement;
		return above && !above.contains(element) ? `focused under ${nameOf(above).slice(0, 40)}: ${nameOf(element)}` : undefined;
	};
	const look = () => {
		const last = stops.at(-1);
		if (last && last === document.activeElement && faultOf(last) !== undefined) doubtful.push(last);
	};
	document.addEventListener('keydown', look, { capture: true });
	document.addEventListener('focusin', ({ target }) => stops.push(target as Element));
	document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && stops.push(null));
	Object.assign(window, { noted: { stops, faultOf, doubtful } satisfies Noted });
}

/** Runs in the browser. What {@link noteStops} noted, now that nothing comes any more that would move the places of elements; it looks again at what did not show. */
export async function readStops(): Promise<FocusStops> {
	const { stops, faultOf, doubtful } = (window as unknown as { noted: Noted }).noted;
	const all = [...document.querySelectorAll('*')];
	// Some browsers begin again with the first, without a way to their own buttons.
	const end = stops.findIndex((stop, place) => stop === null || (place > 0 && stop === stops[0]));
	const order = stops.slice(0, end < 0 ? undefined : end).flatMap((element) => (element === null ? [] : all.indexOf(element)));
	const faults: string[] = [];
	for (const element of new Set(doubtful)) {
		if (!(element instanceof HTMLElement)) continue;
		element.blur();
		element.focus();
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
		const fault = faultOf(element);
		if (fault !== undefined) faults.push(fault);
	}
	return { order, faults };
}

/** What is wrong with a way through a page: it is not the order of the page, ends too soon, or some stop does not show. */
export function faultsOfStops({ order, faults }: FocusStops): string[] {
	const sorted = [...new Set(order)].sort((a, b) => a - b);
	return [
		...(order.join() === sorted.join() ? [] : [`not in the order of the page: ${order.join()}`]),
		...(order.length > 10 ? [] : [`only ${order.length} controls`]),
		...faults,
	];
}
