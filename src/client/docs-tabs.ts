import { marked, withMark } from '#chrome/contract.ts';
import { tabsKey } from '#chrome/storage-keys.ts';
import { focusOn } from './focus-on.ts';
import { hashTarget } from './hash-target.ts';
import { define } from './live-element.ts';
import { readStored, writeStored } from './storage.ts';

/** Index of the tab that a key leads to; `undefined` for keys that tabs have no use for. Arrows go round, by where tabs stand: with `forward` -1 from right to left. */
export function tabAfterKey(key: string, index: number, { count, forward }: { count: number; forward: 1 | -1 }): number | undefined {
	const steps: Record<string, number> = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: -1 };
	const step = steps[key];
	return step === undefined ? undefined : (step + count) % count;
}

let nextId = 0;

/** Turns its consecutive sections into tabs. A choice applies to every set of its group, on this page and on others. */
class DocsTabs extends HTMLElement {
	/** Each panel with its tab. */
	readonly #tabs = new Map<HTMLElement, HTMLButtonElement>();

	connectedCallback(): void {
		if (this.#tabs.size > 0) return;
		for (const panel of this.querySelectorAll<HTMLElement>(`:scope > ${withMark('tab')}`)) this.#tabs.set(panel, makeTab(panel));
		const panels = [...this.#tabs.keys()];
		const list = document.createElement('div');
		list.role = 'tablist';
		list.append(...this.#tabs.values());
		this.prepend(list);
		this.dataset.ready = '';
		this.#show(panels.find((panel) => marked(panel, 'default') !== undefined) ?? panels[0]);
		if (this.#group) this.#showValue(readStored(tabsKey(this.#group)));
		const target = hashTarget();
		this.#show(panels.find((panel) => panel.contains(target)));
		list.addEventListener('click', ({ target }) => {
			// What is hit may be inside the button: markup of a label, or what a translator wraps its words in.
			const tab = target instanceof Element && target.closest('button');
			if (tab) this.#choose(tab);
		});
		list.addEventListener('keydown', (event) => this.#onKey(event, list));
		// The browser's find in page has found something in a hidden tab. Nested tabs get their own event.
		this.addEventListener('beforematch', ({ target }) => {
			const tab = this.#tabs.get(target as HTMLElement);
			if (tab) this.#choose(tab);
		});
	}

	get #group(): string | undefined {
		return marked(this, 'tabs');
	}

	/** The choice that the tabs are alternatives of. It applies to this page only, and also shows the elements elsewhere on the page that belong to the chosen alternative. */
	get #variants(): string | undefined {
		return marked(this, 'variants');
	}

	#onKey(event: KeyboardEvent, list: Element): void {
		// With these modifiers the key belongs to the browser: Alt or Command with an arrow goes back in history.
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const tabs = [...list.children];
		const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
		const next = tabs[tabAfterKey(event.key, tabs.indexOf(event.target as Element), { count: tabs.length, forward }) ?? -1];
		if (!(next instanceof HTMLButtonElement)) return;
		event.preventDefault();
		this.#choose(next);
		next.focus();
	}

	/** Shows a tab, in every set of its group. */
	#choose(tab: HTMLButtonElement): void {
		const { value } = tab;
		const { top } = tab.getBoundingClientRect();
		this.#open(tab);
		for (const other of document.querySelectorAll<DocsTabs>('docs-tabs')) {
			// Changing a set around this one would hide it from the reader.
			const isOfGroup = (this.#group && other.#group === this.#group) || (this.#variants && other.#variants === this.#variants);
			if (isOfGroup && !other.contains(this)) other.#showValue(value);
		}
		// Sets above this one may have changed their height; the one in use must not move.
		scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
		if (this.#group) writeStored(tabsKey(this.#group), value);
		// Dispatches `change` like a form control, because the console follows the choice.
		this.dispatchEvent(new Event('change', { bubbles: true }));
	}

	/** Shows the first tab with this value; a set without one does not change. */
	#showValue(value: string | null): void {
		this.#show([...this.#tabs.keys()].find((panel) => marked(panel, 'tab') === value));
	}

	/** Shows the tab of a panel, if there is one. */
	#show(panel: HTMLElement | undefined): void {
		const tab = panel && this.#tabs.get(panel);
		if (tab) this.#open(tab);
	}

	/** Shows this tab, and no other of the set. */
	#open(chosen: HTMLButtonElement): void {
		for (const [panel, tab] of this.#tabs) {
			const isShown = tab === chosen;
			// Hidden from keyboard and screen readers, but not from find in page.
			panel.hidden = isShown ? false : 'until-found';
			panel.ariaHidden = isShown ? null : 'true';
			panel.tabIndex = isShown ? 0 : -1;
			tab.ariaSelected = `${isShown}`;
			tab.tabIndex = panel.tabIndex;
		}
		followVariant(this.#variants, chosen.value);
	}
}

/** Shows the elements of the page that belong to an alternative, and hides those of the others. */
function followVariant(variants: string | undefined, value: string): void {
	for (const follower of document.querySelectorAll<HTMLElement>(withMark('follows'))) {
		if (marked(follower, 'follows') !== variants) continue;
		follower.hidden = marked(follower, 'variant') === value ? false : 'until-found';
		follower.dataset.ready = '';
	}
}

/** A label with markup is only in the panel. */
function tabLabel(panel: HTMLElement): Iterable<string | Node> {
	const text = marked(panel, 'label');
	return text === undefined ? (panel.querySelector('.tab-label')?.cloneNode(true).childNodes ?? []) : [text];
}

function makeTab(panel: HTMLElement): HTMLButtonElement {
	const tab = document.createElement('button');
	tab.type = 'button';
	tab.role = 'tab';
	tab.id = `nonius-tab-${nextId++}`;
	tab.value = marked(panel, 'tab') ?? '';
	tab.append(...tabLabel(panel));
	panel.id ||= `${tab.id}-panel`;
	tab.setAttribute('aria-controls', panel.id);
	panel.role = 'tabpanel';
	panel.setAttribute('aria-labelledby', tab.id);
	return tab;
}

define('docs-tabs', DocsTabs);
goToPlaceInTab();

/** The address may name a target that was in a hidden tab when the browser tried to scroll to it. */
function goToPlaceInTab(): void {
	const target = hashTarget();
	if (!target?.closest('docs-tabs')) return;
	target.scrollIntoView({ behavior: 'instant' });
	if (document.activeElement === document.body) focusOn(target);
}
