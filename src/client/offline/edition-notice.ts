import { retry } from '#words/retry.ts';
import styles from './edition-notice.css?inline';

/** The styles are part of the script, because there may be no network to load them. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** A line at the lower edge of the window, beside the page, about the edition that a reader keeps. There is one at a time. Returns a function that changes its text. */
export function showNotice(text: string, action?: { label: string; act(): void }): (text: string) => void {
	if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
	document.querySelector('.edition-notice')?.remove();
	const notice = document.createElement('div');
	notice.className = 'edition-notice';
	notice.role = 'status';
	const words = document.createElement('p');
	notice.append(words);
	if (action) notice.append(noticeButton(action.label, action.act));
	notice.append(noticeButton(retry.close, () => notice.remove()));
	document.body.append(notice);
	words.textContent = text;
	return (next) => {
		words.textContent = next;
	};
}

function noticeButton(name: string, act: () => void): HTMLButtonElement {
	const element = document.createElement('button');
	element.type = 'button';
	element.className = 'button';
	element.textContent = name;
	element.onclick = act;
	return element;
}
