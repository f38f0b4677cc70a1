import type { ChromeElement } from '#chrome/contract.ts';

/** An element whose behaviour begins when it enters the document and ends when it leaves: with a change of page, or when it is moved into the drawer. */
export abstract class LiveElement extends HTMLElement {
	#life: AbortController | undefined;

	connectedCallback(): void {
		this.#life = new AbortController();
		this.enter(this.#life.signal);
	}

	disconnectedCallback(): void {
		this.#life?.abort();
	}

	/** Called whenever the element has entered the document. The signal ends listeners outside it. */
	protected abstract enter(signal: AbortSignal): void;
}

/** Defines a custom element, for present and future elements of its name. */
export function define(name: ChromeElement, element: CustomElementConstructor): void {
	customElements.define(name, element);
}
