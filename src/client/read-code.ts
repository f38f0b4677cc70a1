import styles from '#code-reading/code-reading.css?url';
import { foldCode } from '#code-reading/fold-code.ts';
import { markFields } from '#code-reading/mark-field.ts';
import { loadStyles } from './load-styles.ts';

let markAgain: (() => void) | undefined;

/** Code gets its folds when it comes into view: all of a page at once would keep a slow device from its reader for a tenth of a second. */
const inView = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries) {
		if (!isIntersecting) continue;
		inView.unobserve(target);
		foldCode(target);
	}
	markAgain?.();
});

/** Lets the long code of an operation's page fold, and marks in it what a reader points at in the description, here and on pages to come. */
export async function readCode(): Promise<void> {
	await loadStyles(styles);
	markAgain ??= markFields();
	for (const code of document.querySelectorAll('.operation .code pre code')) inView.observe(code);
}
