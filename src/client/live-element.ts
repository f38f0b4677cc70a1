import type { ChromeElement } from '#chrome/contract.ts';

/** An element that begins when it comes into the document and ends when it leaves: with a change of the page, or on its way into the drawer. */
export abstract class LiveElement extends HTMLElement {
	#life: AbortController | undefined;

	connectedCallback(): void {
		this.#life = new AbortController();
		this.enter(this.#life.signal);
	}

	disconnectedCallback(): void {
		this.#life?.abort();
	}

	/** Called whenever the element has come into the document. What listens outside of it ends with the signal. */
	protected abstract enter(signal: AbortSignal): void;
}

/** Brings the elements of a name to life, those on the page and those to come. */
export function define(name: ChromeElement | 'docs-search' | 'term-card', element: CustomElementConstructor): void {
	customElements.define(name, element);
}
