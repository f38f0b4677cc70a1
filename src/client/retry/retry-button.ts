import { retry as words } from '#words/retry.ts';

/** A button that tries again. */
export function retryButton(run: () => void): HTMLButtonElement {
	const button = document.createElement('button');
	button.className = 'button';
	button.textContent = words.again;
	button.onclick = run;
	return button;
}

// In one file with the button: in a file of its own, the bundler would move it, and the button with it, out of the script of every page.
/** Says before each of `elements` that its script did not load. Every note offers to try again, for all of them. */
export function noteFailure(elements: Iterable<Element>, text: string, retry: () => void): void {
	const notes = [...elements].map((element) => {
		const note = document.createElement('div');
		note.className = 'load-failure';
		note.role = 'alert';
		const line = document.createElement('p');
		line.textContent = text;
		note.append(line, retryButton(again));
		element.before(note);
		return note;
	});
	function again() {
		for (const note of notes) note.remove();
		retry();
	}
}
