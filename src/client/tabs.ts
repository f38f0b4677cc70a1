import { onPage } from './page.ts';
import { read, write } from './storage.ts';
import { tabsKey } from './storage-keys.ts';

/** Index of the tab that a key leads to; `undefined` for keys that tabs have no use for. Arrows go round. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
	switch (key) {
		case 'ArrowRight':
			return (index + 1) % count;
		case 'ArrowLeft':
			return (index + count - 1) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}

/** A set of tabs on the page. */
interface TabSet {
	group: string;
	/** Shows the tab with this value; sets without it stay as they are. */
	show(value: string): void;
}

let nextId = 0;
let sets: TabSet[] = [];

/** Turns sections that stand below each other into tabs. A choice holds for every set of its group, on this page and on others. */
export function startTabs(): void {
	onPage((page) => {
		sets = [...page.querySelectorAll<HTMLElement>('.tabs')].map(upgrade);
		for (const { group, show } of sets) {
			const remembered = group && read(tabsKey(group));
			if (remembered) show(remembered);
		}
	});
	addEventListener('storage', ({ key, newValue }) => {
		for (const { group, show } of sets) if (group && newValue && key === tabsKey(group)) show(newValue);
	});
}

function upgrade(box: HTMLElement): TabSet {
	const group = box.dataset.tabs ?? '';
	const list = document.createElement('div');
	list.className = 'tab-list';
	list.setAttribute('role', 'tablist');
	const tabs = [...box.querySelectorAll<HTMLElement>(':scope > .tab')].map((panel) => ({ panel, value: panel.dataset.tab ?? '', button: makeTab(panel) }));
	list.append(...tabs.map(({ button }) => button));

	const select = (selected: number) => {
		for (const [index, { panel, button }] of tabs.entries()) {
			const on = index === selected;
			button.setAttribute('aria-selected', String(on));
			button.tabIndex = on ? 0 : -1;
			// The browser's search in the page finds text in closed tabs as well.
			panel.hidden = on ? false : 'until-found';
		}
	};
	const choose = (index: number) => {
		const tab = tabs[index];
		if (tab === undefined) return;
		select(index);
		if (group === '') return;
		write(tabsKey(group), tab.value);
		const { top } = list.getBoundingClientRect();
		for (const set of sets) if (set.group === group) set.show(tab.value);
		// Sets above this one have changed their height; the one in use stays where it is.
		scrollBy({ top: list.getBoundingClientRect().top - top, behavior: 'instant' });
	};
	list.addEventListener('click', ({ target }) => choose(tabs.findIndex(({ button }) => button === target)));
	list.addEventListener('keydown', (event) => {
		const index = tabs.findIndex(({ button }) => button === event.target);
		const next = tabAfterKey(event.key, index, tabs.length);
		if (index < 0 || next === undefined) return;
		event.preventDefault();
		choose(next);
		tabs[next]?.button.focus();
	});
	for (const [index, { panel }] of tabs.entries()) panel.addEventListener('beforematch', () => choose(index));

	select(Math.max(0, tabs.findIndex(({ panel }) => 'default' in panel.dataset)));
	box.prepend(list);
	return { group, show: (value) => tabs.some((tab) => tab.value === value) && select(tabs.findIndex((tab) => tab.value === value)) };
}

/** The button that stands for a section, each pointing at the other. */
function makeTab(panel: HTMLElement): HTMLButtonElement {
	const button = document.createElement('button');
	const id = nextId++;
	button.type = 'button';
	button.id = `tab-${id}`;
	button.textContent = panel.dataset.label ?? '';
	button.setAttribute('role', 'tab');
	panel.id ||= `tab-panel-${id}`;
	button.setAttribute('aria-controls', panel.id);
	panel.setAttribute('role', 'tabpanel');
	panel.setAttribute('aria-labelledby', button.id);
	panel.tabIndex = 0;
	return button;
}
