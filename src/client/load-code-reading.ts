/** Loads what makes the code beside operations easier to read, where the page has some. Nothing in view moves for it, so it comes when the page stands. */
export function loadCodeReading(): void {
	if (!document.querySelector('.operation-side')) return;
	import('./read-code.ts').then(({ readCode }) => readCode()).catch(reportError);
}
