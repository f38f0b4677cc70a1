/**
 * Places of the page on display where the words of two elements stand side by side with nothing between them, so that they are copied, read out and
 * found as one: `POSTPrüfbericht`. What stands in boxes of its own is told apart by the browser.
 * Runs in the browser, so it can use nothing from around it.
 */
export function findGluedWords(): string[] {
	const glued = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	/** Whether something separates the last text from the next one. */
	let isApart = true;
	let last = '';
	let holder: Element | null = null;
	/** Elements that parts of one word may stand in. */
	const isWithinWord = (element: Element) => /^(mark|wbr)$/.test(element.localName);
	const parts = (element: Element) =>
		!/^(inline|contents|inline-block)$/.test(getComputedStyle(element).display) || isWithinWord(element) || element.localName === 'br';
	/** Whether the style sheet writes something at the end or the beginning of an element. */
	const writes = (element: Element, end: '::before' | '::after') => !/^(none|normal|"")$/.test(getComputedStyle(element, end).content);
	const leave = (from: Element | null, to: Element | null) => {
		for (let at = from; at && !at.contains(to); at = at.parentElement) if (parts(at) || writes(at, '::after')) isApart = true;
	};
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (node instanceof Element) {
			if (/^(script|style|noscript|svg|pre)$/.test(node.localName) || !node.checkVisibility({ visibilityProperty: true }) || node.closest('pre, svg')) continue;
			if (parts(node) || writes(node, '::before')) isApart = true;
			continue;
		}
		const at = node.parentElement;
		const text = node.nodeValue ?? '';
		if (at === null || at.closest('script, style, noscript, svg, pre') || !at.checkVisibility({ visibilityProperty: true })) continue;
		leave(holder, at);
		if (!isApart && /[\p{L}\p{N}]$/u.test(last) && /^[\p{L}\p{N}]/u.test(text)) {
			glued.add(
				`${holder?.localName}.${holder?.getAttribute('class') ?? ''} „${last.slice(-20)}“ + ${at.localName}.${at.getAttribute('class') ?? ''} „${text.slice(0, 20)}“ in ${at.parentElement?.localName}.${at.parentElement?.getAttribute('class') ?? ''}`,
			);
		}
		last = text;
		holder = at;
		isApart = false;
	}
	return [...glued];
}
