import { LOAD_TIMEOUT } from './load-timeout.ts';

const loading = new Map<string, Promise<void>>();

/** Adds a style sheet to the document, once, and waits for it. It stays when the page changes. Rejects if it does not load; the next call tries again. */
export function loadStyles(href: string): Promise<void> {
	const styles = loading.get(href) ?? addSheet(href);
	loading.set(href, styles);
	styles.catch(() => loading.delete(href));
	return styles;
}

function addSheet(href: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		const fail = () => {
			link.remove();
			reject(new Error(`The styles ${href} could not be loaded.`));
		};
		const late = setTimeout(fail, LOAD_TIMEOUT);
		link.onerror = fail;
		link.onload = () => {
			clearTimeout(late);
			resolve();
		};
		document.head.append(link);
	});
}
