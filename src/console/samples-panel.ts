import type { ApiRequest } from '#openapi/request/api-request.ts';
import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { isGenerated } from '#schema/sample-languages.ts';
import { consoleText } from '#words/console.ts';
import { listen, REQUEST_CHANGED, RESTORE_EXAMPLE, type RequestChange } from './console-events.ts';

const NOTE = 'console-adjusted';

/** What stood in a sample before the form changed it. */
const originals = new WeakMap<Element, Node[]>();
let isStarted = false;
/** What the form said last: a generator that was loaded for something older comes too late. */
let shown: RequestChange | undefined;

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
function followForm(panel: Element, change: RequestChange): void {
	shown = change;
	for (const tab of panel.querySelectorAll<HTMLElement>('[data-tab]')) {
		const id = tab.dataset['tab'] ?? '';
		const proven = SAMPLE_LANGUAGES.find((language) => language.id === id);
		if (proven) showIn(tab, change, proven.sample);
		// Few sites have languages whose generators are worth loading.
		else if (isGenerated(id)) {
			const load = import('#openapi/samples/generated/languages.ts');
			// When the generator does not come, the page's own sample stays.
			void load.then(({ UNPROVEN }) => shown === change && showIn(tab, change, UNPROVEN[id].sample)).catch(() => undefined);
		}
	}
	const { isAdjusted } = change;
	const note = panel.querySelector(`.${NOTE}`);
	if (isAdjusted && note === null) panel.querySelector('.panel-title')?.append(adjustedNote());
	if (!isAdjusted) note?.remove();
}

/** Puts the sample of a changed request into its tab; where there is none, or nothing was changed, the page's own stands there. */
function showIn(tab: Element, { request, isAdjusted }: RequestChange, sample: (request: ApiRequest) => string | undefined): void {
	// Where the body has alternatives, the sample of the chosen one follows the form.
	const code = [...tab.querySelectorAll('pre code')].find((one) => !one.closest<HTMLElement>('[data-follows]')?.hidden);
	if (code === undefined) return;
	const own = originals.get(code) ?? [...code.childNodes];
	originals.set(code, own);
	const adjusted = isAdjusted ? sample(request) : undefined;
	code.replaceChildren(...(adjusted === undefined ? own : [adjusted]));
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
