/**
 * Words of the page on display that are broken into two lines without a hyphen, as `lin/e`. Names in code may break after their separators.
 * Runs in the browser, so it can use nothing from around it.
 */
export function findBrokenWords(): string[] {
	const broken = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	/** Tops of the lines that the range lies in; a soft hyphen at the end of a line leaves an empty box there. */
	const lines = () => [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const holder = node.parentElement;
		if (holder === null || !/[\p{L}\p{N}_]{2}/u.test(node.nodeValue ?? '') || /^(script|style|noscript)$/.test(holder.localName)) continue;
		if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		range.selectNodeContents(node);
		if (lines().length < 2) continue;
		const text = node.nodeValue ?? '';
		for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}_]{2,}/gu)) {
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			// Keys and checksums that machines made are longer than a line.
			const around = /\S*$/.exec(text.slice(0, index) + /^\S*/.exec(text.slice(index))?.[0])?.[0] ?? '';
			if (around.length > 30 && /\d/.test(word) && holder.closest('code')) continue;
			if (lines().length < 2) continue;
			const topAt = (place: number) => {
				range.setStart(node, index + place);
				range.setEnd(node, index + place + 1);
				return lines().at(-1) ?? 0;
			};
			for (let place = 1; place < word.length; place++) {
				if (topAt(place) > topAt(place - 1) + 4)
					broken.add(
						`${word.slice(0, place)}/${word.slice(place)} in ${holder.localName}.${holder.getAttribute('class') ?? ''} in ${holder.parentElement?.localName}.${holder.parentElement?.getAttribute('class') ?? ''}`,
					);
			}
		}
	}
	return [...broken];
}
