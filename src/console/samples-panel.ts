import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { consoleText } from '#words/console.ts';
import { listen, REQUEST_CHANGED, RESTORE_EXAMPLE, type RequestChange } from './console-events.ts';

/**
 * `<samples-panel>`, the code samples of a page: they follow the form of the console. What is adjusted comes without colours and says so; the page's own comes
 * back as it was. The page carries the element complete; it is brought to life together with the console.
 */
class SamplesPanel extends HTMLElement {
	readonly #originals = new Map<Element, Node[]>();
	#note: HTMLElement | undefined;
	#end: (() => void) | undefined;

	connectedCallback(): void {
		this.#end = listen<RequestChange>(REQUEST_CHANGED, ({ request, isAdjusted }) => {
			for (const { id, sample } of SAMPLE_LANGUAGES) {
				const code = this.querySelector(`[data-tab="${id}"] pre code`);
				if (code === null) continue;
				if (isAdjusted) this.#replace(code, sample(request));
				else this.#restore(code);
			}
			this.#mark(isAdjusted);
		});
	}

	disconnectedCallback(): void {
		this.#end?.();
	}

	#replace(code: Element, text: string): void {
		if (!this.#originals.has(code)) this.#originals.set(code, [...code.childNodes]);
		code.textContent = text;
	}

	#restore(code: Element): void {
		const original = this.#originals.get(code);
		if (original !== undefined) code.replaceChildren(...original);
	}

	#mark(isAdjusted: boolean): void {
		if (isAdjusted === (this.#note !== undefined)) return;
		this.#note?.remove();
		this.#note = isAdjusted ? adjustedNote() : undefined;
		if (this.#note) this.querySelector('.panel-title')?.append(this.#note);
	}
}

/** The mark „angepasst“ and the button that puts the example back. */
function adjustedNote(): HTMLElement {
	const note = document.createElement('span');
	note.className = 'console-adjusted';
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

/** Brings the panels of all pages to life. */
export function startSamplesPanel(): void {
	if (customElements.get('samples-panel') === undefined) customElements.define('samples-panel', SamplesPanel);
}
