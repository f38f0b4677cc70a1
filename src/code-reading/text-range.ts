/** The DOM range between two offsets in the text of an element. */
export function textRange(element: Element, from: number, to: number): Range {
	const range = document.createRange();
	range.selectNodeContents(element);
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	let at = 0;
	for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
		const end = at + node.length;
		if (from >= at && from < end) range.setStart(node, from - at);
		if (to > at && to <= end) {
			range.setEnd(node, to - at);
			break;
		}
		at = end;
	}
	return range;
}
