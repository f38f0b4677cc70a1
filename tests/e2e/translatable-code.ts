/**
 * Code, names and values of the page on display that a translator in a browser would take for words of a language, as lines: whatever is set in the face of code
 * tells a reader to type or find it as it stands. Keys have names in each language, and what is hidden from screen readers is a drawing or no word. Runs in
 * the browser, so it can use nothing from around it.
 */
export function findTranslatableCode(): string[] {
	const faults = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const holder = node.parentElement;
		// A symbol has no words.
		if (holder === null || !/\p{L}/u.test(node.nodeValue ?? '') || holder.closest('[translate="no"], script, style, kbd, em, svg[aria-hidden="true"]'))
			continue;
		if (!getComputedStyle(holder).fontFamily.includes('monospace')) continue;
		faults.add(
			`translated: ${holder.localName}.${holder.getAttribute('class') ?? ''} in ${holder.parentElement?.localName} „${node.nodeValue?.trim().slice(0, 24)}“`,
		);
	}
	return [...faults];
}
