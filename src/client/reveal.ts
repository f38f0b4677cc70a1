/** Space in px that a revealed item keeps from the edges of its box. */
const REVEAL_MARGIN = 24;

/**
 * How far a box has to scroll so that an item in it can be seen, in px. `top` and `bottom` of the item are measured from the top of the box.
 * 0 if the item is in view with a margin; otherwise it is centred.
 */
export function revealBy(top: number, bottom: number, boxHeight: number): number {
	if (top >= REVEAL_MARGIN && bottom <= boxHeight - REVEAL_MARGIN) return 0;
	return (top + bottom - boxHeight) / 2;
}

/** Scrolls `box`, and only it, until `item` is in view: in the visible part of the box, whose end lies below the window while an announcement stands above the page. */
export function reveal(box: Element, item: Element): void {
	const { top, bottom } = box.getBoundingClientRect();
	const inner = item.getBoundingClientRect();
	const by = revealBy(inner.top - top, inner.bottom - top, Math.min(bottom, innerHeight) - top);
	if (by !== 0) box.scrollTop += by;
}
