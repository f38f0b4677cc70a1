import { onClick } from './on-click.ts';
import { onPage } from './page.ts';
import { read, write } from './storage.ts';
import { tabsKey } from './storage-keys.ts';

const TAB = '.tabs > [role=tablist] > button';

/** Index of the tab that a key leads to; `undefined` for keys that tabs have no use for. Arrows go round. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
	const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
	const step = steps[key];
	return step === undefined ? undefined : (step + count) % count;
}

let nextId = 0;

/** Turns sections that stand below each other into tabs. A choice holds for every set of its group, on this page and on others. */
export function startTabs(): void {
	onPage((page) => {
		for (const box of page.querySelectorAll<HTMLElement>('.tabs')) upgrade(box);
	});
	onClick(TAB, choose);
	document.addEventListener('keydown', (event) => {
		const { target, key } = event;
		if (!(target instanceof HTMLElement && target.matches(TAB))) return;
		const tabs = [...(target.parentElement?.children ?? [])];
		const next = tabs[tabAfterKey(key, tabs.indexOf(target), tabs.length) ?? -1];
		if (!(next instanceof HTMLElement)) return;
		event.preventDefault();
		choose(next);
		next.focus();
	});
	// The browser's search in the page has found something in a closed tab.
	document.addEventListener('beforematch', ({ target }) => {
		const tab = target instanceof Element && document.getElementById(target.getAttribute('aria-labelledby') ?? '');
		if (tab) choose(tab);
	});
}

function upgrade(box: HTMLElement): void {
	const list = document.createElement('div');
	list.role = 'tablist';
	const panels = panelsOf(box);
	for (const panel of panels) {
		const tab = document.createElement('button');
		tab.type = 'button';
		tab.role = 'tab';
		tab.id = `tab-${nextId++}`;
		tab.value = panel.dataset.tab ?? '';
		tab.textContent = panel.dataset.label ?? '';
		panel.id ||= `${tab.id}-panel`;
		tab.setAttribute('aria-controls', panel.id);
		panel.role = 'tabpanel';
		panel.setAttribute('aria-labelledby', tab.id);
		list.append(tab);
	}
	box.prepend(list);
	box.dataset.ready = '';
	show(box, (panels.find(({ dataset }) => 'default' in dataset) ?? panels[0])?.dataset.tab);
	if (box.dataset.tabs) show(box, read(tabsKey(box.dataset.tabs)));
}

/** Shows a tab, in every set of its group. */
function choose(tab: HTMLElement): void {
	const value = tab.getAttribute('value') ?? '';
	const box = tab.closest<HTMLElement>('.tabs');
	const group = box?.dataset.tabs;
	const { top } = tab.getBoundingClientRect();
	for (const other of document.querySelectorAll<HTMLElement>('.tabs')) if (other === box || (group && other.dataset.tabs === group)) show(other, value);
	// Sets above this one may have changed their height; the one in use stays where it is.
	scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
	if (group) write(tabsKey(group), value);
}

/** Shows the tab with this value; a set without it stays as it is. */
function show(box: HTMLElement, value: string | null | undefined): void {
	const panels = panelsOf(box);
	if (!panels.some(({ dataset }) => dataset.tab === value)) return;
	for (const panel of panels) {
		const isShown = panel.dataset.tab === value;
		// Kept from keyboard and screen readers, but not from the browser's search in the page.
		panel.hidden = isShown ? false : 'until-found';
		panel.ariaHidden = isShown ? null : 'true';
		panel.tabIndex = isShown ? 0 : -1;
		const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
		if (tab === null) continue;
		tab.ariaSelected = `${isShown}`;
		tab.tabIndex = isShown ? 0 : -1;
	}
}

function panelsOf(box: HTMLElement): HTMLElement[] {
	return [...box.querySelectorAll<HTMLElement>(':scope > .tab')];
}
