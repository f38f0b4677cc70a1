import { route } from '#words/route.ts';

/** Shows, in place of the page's content, that a page did not load. Returns a function that brings the content back as it was. */
export function showFailure(retry: () => void): () => void {
	const { title } = document;
	const hidden = [...document.querySelectorAll<HTMLElement>('#page > :is(main, .toc)')];
	const main = hidden.find((part) => part.matches('main'));
	// The same element without its content stands where the content stood. It comes first, so that the link to the content finds it.
	const notice = document.importNode(main ?? document.createElement('main'));
	const text = document.createElement('article');
	text.className = 'prose';
	const add = (tag: string, words: string) => {
		const element = document.createElement(tag);
		element.textContent = words;
		text.append(element);
		return element;
	};
	add('h1', route.failedTitle);
	add('p', route.failed);
	const button = add('button', route.retry);
	button.className = 'button';
	button.addEventListener('click', retry);
	notice.append(text);
	for (const part of hidden) part.hidden = true;
	main?.before(notice);
	document.title = route.failedTitle;
	return () => {
		notice.remove();
		for (const part of hidden) part.hidden = false;
		document.title = title;
	};
}
