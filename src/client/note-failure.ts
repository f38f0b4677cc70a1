import { retryButton } from './retry-button.ts';

/** Says before each of `elements` that what brings them to life did not come. Every note offers to try again, for all of them. */
export function noteFailure(elements: Iterable<Element>, text: string, retry: () => void): void {
	const notes = [...elements].map((element) => {
		const note = document.createElement('div');
		note.className = 'load-failure';
		note.role = 'alert';
		const words = document.createElement('p');
		words.textContent = text;
		note.append(words, retryButton(again));
		element.before(note);
		return note;
	});
	function again() {
		for (const note of notes) note.remove();
		retry();
	}
}
