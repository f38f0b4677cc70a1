const SOFT_HYPHEN = '\u00ad';

/** Soft hyphens are for the eye; what is copied is searched for and compared. They go while the browser copies, so that it does that in all its forms. */
function withoutSoftHyphens(): void {
	const selection = getSelection();
	if (!selection?.rangeCount) return;
	const texts = document.createNodeIterator(selection.getRangeAt(0).commonAncestorContainer, NodeFilter.SHOW_TEXT);
	const taken: [text: Text, place: number][] = [];
	for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
		for (let place = text.data.indexOf(SOFT_HYPHEN); place >= 0; place = text.data.indexOf(SOFT_HYPHEN)) {
			text.deleteData(place, 1);
			taken.push([text, place]);
		}
	}
	setTimeout(() => {
		for (const [text, place] of taken.reverse()) text.insertData(place, SOFT_HYPHEN);
	});
}

document.addEventListener('copy', withoutSoftHyphens);

// A module: it is loaded for what it does.
export {};
