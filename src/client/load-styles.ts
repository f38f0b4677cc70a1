/** Adds a style sheet to the document and waits for it. It stays through changes of the page. */
export function loadStyles(href: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		link.dataset.keep = '';
		link.onload = () => resolve();
		link.onerror = () => reject(new Error(`The styles ${href} could not be loaded.`));
		document.head.append(link);
	});
}
