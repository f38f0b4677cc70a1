import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { consoleText } from '#words/console.ts';
import { listen, REQUEST_CHANGED, RESTORE_EXAMPLE, type RequestChange } from './console-events.ts';

const NOTE = 'console-adjusted';

/** What stood in a sample before the form changed it. */
const originals = new WeakMap<Element, Node[]>();
let isStarted = false;

/** Lets the code samples of a page follow the form of the console, on all pages from now on. */
export function startSamplesPanel(): void {
	if (isStarted) return;
	isStarted = true;
	listen<RequestChange>(REQUEST_CHANGED, (change) => {
		const panel = document.querySelector('.panel-samples');
		if (panel) followForm(panel, change);
	});
}

/** What is adjusted comes without colours and says so; the page's own comes back as it was. */
function followForm(panel: Element, { request, isAdjusted }: RequestChange): void {
	for (const { id, sample } of SAMPLE_LANGUAGES) {
		// Where the body has alternatives, the sample of the chosen one follows the form.
		const code = [...panel.querySelectorAll(`[data-tab="${id}"] pre code`)].find((one) => !one.closest<HTMLElement>('[data-follows]')?.hidden);
		if (code === undefined) continue;
		if (!originals.has(code)) originals.set(code, [...code.childNodes]);
		code.replaceChildren(...(isAdjusted ? [sample(request)] : (originals.get(code) ?? [])));
	}
	const note = panel.querySelector(`.${NOTE}`);
	if (isAdjusted && note === null) panel.querySelector('.panel-title')?.append(adjustedNote());
	if (!isAdjusted) note?.remove();
}

/** The mark „angepasst“ and the button that puts the example back. */
function adjustedNote(): HTMLElement {
	const note = document.createElement('span');
	note.className = NOTE;
	const mark = document.createElement('mark');
	mark.textContent = consoleText.adjusted;
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'console-minor';
	button.textContent = consoleText.restore;
	button.addEventListener('click', () => document.dispatchEvent(new Event(RESTORE_EXAMPLE)));
	note.append(mark, ' ', button);
	return note;
}
