import { ID } from '#chrome/contract.ts';

/** HTML of a page as the build writes it, reduced to the parts that scripts use. Tests do not load its script. */
export function pageHtml({ title = 'Seite', script = 'main', sidebar = '', part = '', body = '' } = {}): string {
	return `<!doctype html><html lang="de" data-base="/"><head><title>${title} | Site</title><script type="text/plain" src="/${script}.js"></script></head><body>
<header id="${ID.navbar}"><a data-page-part="brand">${part}</a></header>
<div id="${ID.page}">${sidebar}<main id="${ID.content}"><h1>${title}</h1>${body}</main></div>
<div id="${ID.progress}" hidden></div><p id="${ID.announcer}"></p></body></html>`;
}

/** Puts a page into the document of the test. */
export function showPage(html: string): void {
	const page = new DOMParser().parseFromString(html, 'text/html');
	document.documentElement.dataset.base = '/';
	document.head.innerHTML = page.head.innerHTML;
	document.body.innerHTML = page.body.innerHTML;
}
