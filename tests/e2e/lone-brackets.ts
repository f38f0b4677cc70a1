/**
 * Brackets and quotes of the page on display that stand alone at the end of a line, before what they open, or at the beginning of one, behind what they close.
 * Runs in the browser, so it can use nothing from around it.
 */
export function findLoneBrackets(): string[] {
	const BLOCKS = 'p, li, td, th, dt, dd, figcaption, h1, h2, h3, h4';
	const found = new Set<string>();
	const range = document.createRange();
	const lineOf = (text: Node, place: number) => {
		range.setStart(text, place);
		range.setEnd(text, place + 1);
		return [...range.getClientRects()].findLast(({ width }) => width > 0);
	};
	for (const block of document.querySelectorAll(BLOCKS)) {
		if (!/[([{„‚)\]}“‘]/.test(block.textContent) || !block.checkVisibility({ visibilityProperty: true })) continue;
		const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
		let before: { sign: string; text: Node; place: number } | undefined;
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			if (text.parentElement?.closest(`${BLOCKS}, pre, svg, select`) !== block) continue;
			const value = text.nodeValue ?? '';
			for (const { 0: sign, index: place } of value.matchAll(/[^\u00ad\u200b]/g)) {
				if (before !== undefined && /\S/.test(sign) && (/[([{„‚]/.test(before.sign) || /[)\]}“‘]/.test(sign))) {
					const [above, line] = [lineOf(before.text, before.place), lineOf(text, place)];
					if (above && line && line.top >= above.bottom - 2)
						found.add(`${before.sign}⏎${value.slice(place, place + 20)} in „${block.textContent.trim().slice(0, 60)}“`);
				}
				before = /\S/.test(sign) ? { sign, text, place } : undefined;
			}
		}
	}
	return [...found];
}
