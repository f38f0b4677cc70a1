/** Loads folds and marks for the code beside operations, if the page has any. They move nothing in view, so they load once the page is complete. */
export function loadCodeReading(): void {
	if (!document.querySelector('.operation-side')) return;
	import('./read-code.ts').then(({ readCode }) => readCode()).catch(reportError);
}
