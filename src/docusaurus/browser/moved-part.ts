import { pageParts } from 'virtual:nonius/page-parts';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { PageContext } from '../drawing/page-context.ts';
import { MOVED_PART, PAGE_DATA, type PageData, pageInfoOf } from '../drawing/part-data.ts';

/** Brings a component of a moved site to life. One that throws leaves its static HTML. */
class MovedPartElement extends HTMLElement {
	/** The static HTML of the build, once the element has hydrated. */
	#built: Node | undefined;
	#root: Root | undefined;

	connectedCallback(): void {
		this.#hydrate().catch(reportError);
	}

	disconnectedCallback(): void {
		this.#restore();
	}

	async #hydrate(): Promise<void> {
		const { file = '', part = '', id = '', props = '{}' } = this.dataset;
		const data = document.getElementById(PAGE_DATA)?.textContent;
		const loaded = await pageParts[file]?.();
		await loaded?.settled;
		if (loaded === undefined || data === undefined || !this.isConnected || this.#root) return;
		const { Part, Frame } = loaded;
		this.#built = this.cloneNode(true);
		const page = pageInfoOf(JSON.parse(data) as PageData);
		const content = createElement(Part, { ...(JSON.parse(props) as object), movedPart: Number(part) });
		this.#root = hydrateRoot(this, createElement(PageContext, { value: page }, createElement(Frame, null, content)), {
			identifierPrefix: id,
			// React has emptied the element by then.
			onUncaughtError: (error) => {
				reportError(error);
				queueMicrotask(() => this.#restore());
			},
			// React renders again if the result differs from the HTML.
			onRecoverableError() {},
		});
	}

	/** The element as the build drew it, without React. */
	#restore(): void {
		if (this.#root === undefined) return;
		this.#root.unmount();
		this.#root = undefined;
		this.replaceChildren(...(this.#built?.childNodes ?? []));
	}
}

customElements.define(MOVED_PART, MovedPartElement);
