import { withMark } from '#chrome/contract.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import type { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { programText } from '#openapi/samples/sample-program.ts';
import { isGenerated } from '#schema/sample-languages.ts';
import { consoleText } from '#words/console.ts';
import { colourSample, type SamplePiece } from './colour-sample.ts';
import { onConsoleEvent, REQUEST_CHANGED, RESTORE_EXAMPLE, type RequestChange } from './console-events.ts';

const NOTE = 'console-adjusted';

/** The nodes of a sample before the form changed it. */
const originals = new WeakMap<Element, Node[]>();
let isStarted = false;
/** The languages come with the first change: most readers only run the example. */
let isFollowing = false;
/** The last change of the form; results for an older change are dropped. */
let latestChange: RequestChange | undefined;

/** Lets the code samples of a page follow the form of the console, on all pages from now on. */
export function startSamplesPanel(): void {
	if (isStarted) return;
	isStarted = true;
	onConsoleEvent<RequestChange>(REQUEST_CHANGED, async (change) => {
		latestChange = change;
		isFollowing ||= change.isAdjusted;
		if (!isFollowing) return;
		// Without a connection the samples do not change.
		const loaded = await import('#openapi/samples/languages.ts').catch(() => undefined);
		const panel = document.querySelector('.panel-samples');
		if (loaded && panel && latestChange === change) followForm(panel, change, loaded.SAMPLE_LANGUAGES);
	});
}

/** Adjusted samples are marked; otherwise the page's own samples are restored. */
function followForm(panel: Element, change: RequestChange, languages: typeof SAMPLE_LANGUAGES): void {
	for (const tab of panel.querySelectorAll<HTMLElement>('[data-tab]')) {
		const id = tab.dataset['tab'] ?? '';
		const proven = languages.find((language) => language.id === id);
		if (proven) showIn(tab, change, (request) => programText(proven.program(request)));
		// Few sites have languages whose generators are worth loading.
		else if (isGenerated(id)) {
			const load = import('#openapi/samples/generated/languages.ts');
			// When the generator does not come, the page's own sample stays.
			void load.then(({ UNPROVEN }) => latestChange === change && showIn(tab, change, UNPROVEN[id].sample)).catch(() => undefined);
		}
	}
	const { isAdjusted } = change;
	const note = panel.querySelector(`.${NOTE}`);
	if (isAdjusted && note === null) panel.querySelector('.panel-title')?.append(adjustedNote());
	if (!isAdjusted) note?.remove();
}

/** Puts the sample of a changed request into its tab; without one, or without a change, the tab has the page's own sample. */
function showIn(tab: Element, { request, isAdjusted }: RequestChange, sample: (request: ApiRequest) => string | undefined): void {
	const all = [...tab.querySelectorAll('pre code')];
	// Where the body has alternatives, the sample of the chosen one follows the form.
	const shown = all.find((one) => !one.closest<HTMLElement>(withMark('follows'))?.hidden);
	for (const code of all) {
		const own = originals.get(code) ?? [...code.childNodes];
		originals.set(code, own);
		const adjusted = isAdjusted && code === shown ? sample(request) : undefined;
		code.replaceChildren(...(adjusted === undefined ? own : nodesOf(colourSample(adjusted, samplePieces(own)))));
	}
}

/** The elements that colour a sample (`#reference/highlight/short-marks.ts`), and the class of the code around the request. */
const MARKS = 'b, i, s, u';
const AROUND_REQUEST = 'around';

function samplePieces(nodes: readonly Node[], mark = '', isAround = false): SamplePiece[] {
	return nodes.flatMap((node) => {
		if (!(node instanceof Element)) return { text: node.textContent ?? '', mark, isAround };
		return samplePieces([...node.childNodes], node.matches(MARKS) ? node.localName : mark, isAround || node.classList.contains(AROUND_REQUEST));
	});
}

function nodesOf(pieces: readonly SamplePiece[]): Node[] {
	const nodes: Node[] = [];
	let around: HTMLElement | undefined;
	for (const { text, mark, isAround } of pieces) {
		const node = mark === '' ? document.createTextNode(text) : Object.assign(document.createElement(mark), { textContent: text });
		if (!isAround) {
			around = undefined;
			nodes.push(node);
			continue;
		}
		if (around === undefined) {
			around = Object.assign(document.createElement('span'), { className: AROUND_REQUEST });
			nodes.push(around);
		}
		around.append(node);
	}
	return nodes;
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
	note.append(' ', mark, ' ', button);
	return note;
}
