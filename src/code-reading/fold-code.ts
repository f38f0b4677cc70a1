import { codeReading } from '#words/code-reading.ts';
import { foldsOf } from './find-folds.ts';
import { textRange } from './text-range.ts';

/** Code of fewer lines is seen whole. */
const FEWEST_CODE_LINES = 20;

/**
 * Gives long code a button at each line that opens something: it folds away the lines up to the one that closes it. Nothing is added to the text, so that it is copied and
 * found whole; what the browser finds in folded lines unfolds them.
 */
export function foldCode(code: Element): void {
	const text = code.textContent;
	if (text.split('\n').length < FEWEST_CODE_LINES || code.querySelector('[data-fold]')) return;
	for (const { from, to, lines } of foldsOf(text)) {
		const content = textRange(code, from, to);
		const inside = document.createElement('span');
		inside.dataset['folded'] = '';
		inside.append(content.extractContents());
		content.insertNode(inside);
		// Before the break at the end of the line that opens.
		textRange(code, from - 1, from).insertNode(buttonFor(inside, lines));
	}
}

function buttonFor(inside: HTMLElement, lines: number): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.dataset['fold'] = '';
	const show = (isOpen: boolean) => {
		inside.hidden = isOpen ? false : 'until-found';
		button.ariaExpanded = `${isOpen}`;
		button.ariaLabel = isOpen ? codeReading.fold(lines) : codeReading.unfold(lines);
	};
	show(true);
	button.addEventListener('click', () => show(inside.hidden !== false));
	inside.addEventListener('beforematch', () => show(true));
	return button;
}
