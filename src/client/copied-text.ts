/** Soft hyphens, and the word joiner that keeps a number on one line. */
const FOR_THE_EYE = /[\u00ad\u2060]/;

/** Removes characters that are only for display while the browser copies, so that all formats of copied text can be searched and compared. */
function withoutMarksForTheEye(): void {
	const selection = getSelection();
	const taken: [text: Text, place: number, character: string][] = [];
	// Some browsers let a reader mark several places, such as cells of a table.
	for (let index = 0; index < (selection?.rangeCount ?? 0); index++) {
		const around = selection?.getRangeAt(index).commonAncestorContainer ?? document;
		const texts = document.createNodeIterator(around, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
			for (let place = text.data.search(FOR_THE_EYE); place >= 0; place = text.data.search(FOR_THE_EYE)) {
				taken.push([text, place, text.data.charAt(place)]);
				text.deleteData(place, 1);
			}
		}
	}
	setTimeout(() => {
		for (const [text, place, character] of taken.reverse()) text.insertData(place, character);
	});
}

document.addEventListener('copy', withoutMarksForTheEye);

// An empty export makes this file a module, which is imported for its side effect.
export {};
