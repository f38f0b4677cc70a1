import { codeReading } from '#words/code-reading.ts';
import { foldsOf } from './find-folds.ts';
import { splitText } from './split-text.ts';

/** Code with fewer lines gets no folds. */
const FEWEST_CODE_LINES = 20;

/** Longer code (in characters) gets no folds: thousands of buttons would help nobody and block the page. */
const LONGEST_FOLDED = 100_000;

/**
 * Gives long code a button at each line that opens something: it folds away the lines up to the one that closes it. The text itself does not change, so that it is copied and
 * found as a whole; find in page opens folded lines.
 */
export function foldCode(code: Element): void {
	const text = code.textContent;
	if (text.length > LONGEST_FOLDED || text.split('\n').length < FEWEST_CODE_LINES || code.querySelector('[data-fold]')) return;
	const folds = foldsOf(text);
	const nodes = splitText(code, new Set(folds.flatMap(({ from, to }) => [from - 1, from, to])));
	// The inner before the outer, so that each node moves once.
	for (const { from, to, lines } of folds.reverse()) {
		const end = nodes.get(to);
		const inside = document.createElement('span');
		inside.dataset['folded'] = '';
		nodes.get(from)?.before(inside);
		while (inside.nextSibling !== null && inside.nextSibling !== end) inside.append(inside.nextSibling);
		// The button goes before the line break of the line that opens.
		nodes.get(from - 1)?.before(buttonFor(inside, lines));
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
