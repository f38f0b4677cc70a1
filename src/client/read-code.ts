import styles from '#code-reading/code-reading.css?url';
import { foldCode } from '#code-reading/fold-code.ts';
import { markFields } from '#code-reading/mark-field.ts';
import { loadStyles } from './load-styles.ts';

let markAgain: (() => void) | undefined;

/**
 * Code gets its folds, and the page their styles, when code comes into view: doing it at once would block a slow device for a tenth of a second.
 */
const inView = new IntersectionObserver((entries) => {
	const codes = entries.flatMap(({ target, isIntersecting }) => (isIntersecting ? [target] : []));
	if (codes.length > 0) foldInView(codes).catch(reportError);
});

async function foldInView(codes: readonly Element[]): Promise<void> {
	for (const code of codes) inView.unobserve(code);
	await loadStyles(styles);
	codes.forEach(foldCode);
	markAgain?.();
}

/** Lets the long code of an operation's page fold, and marks in it what a reader points at in the description, here and on pages to come. */
export function readCode(): void {
	markAgain ??= markFields();
	for (const code of document.querySelectorAll('.operation .code pre code')) inView.observe(code);
	// A link that fills in the console also opens it, but sends nothing: only the reader does.
	const frame = document.querySelector('.console[data-operation]');
	if (frame && location.hash.startsWith(`#${frame.getAttribute('aria-labelledby')}=`)) frame.querySelector<HTMLElement>('[data-open=""]')?.click();
}
