import { route } from '#ui/strings.ts';

/** Shows, in place of the page's content, that a page did not load. Returns a function that brings the content back as it was. */
export function showFailure(retry: () => void): () => void {
	const { title } = document;
	const hidden = [...document.querySelectorAll<HTMLElement>('#page > main, #page > .toc')].filter((part) => !part.hidden);
	const main = hidden.find((part) => part.matches('main'));
	// Same element and classes, so it stands where the content stood. It comes first, so that the link to the content finds it.
	const notice = document.createElement('main');
	for (const { name, value } of main?.attributes ?? []) notice.setAttribute(name, value);
	const heading = document.createElement('h1');
	heading.textContent = route.failedTitle;
	const text = document.createElement('p');
	text.textContent = route.failed;
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'retry';
	button.textContent = route.retry;
	button.addEventListener('click', retry);
	notice.append(heading, text, button);
	for (const part of hidden) part.hidden = true;
	main?.before(notice);
	document.title = route.failedTitle;
	return () => {
		notice.remove();
		for (const part of hidden) part.hidden = false;
		document.title = title;
	};
}
