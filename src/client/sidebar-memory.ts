import { read, write } from './storage.ts';
import { sidebarKey } from './storage-keys.ts';

interface SidebarMemory {
	/** Whether a category is open, by its key. */
	open: Record<string, boolean>;
	/** Scroll position in px. */
	scroll: number;
}

/** What is remembered of a sidebar within one browser tab. */
export function recall({ dataset }: HTMLElement): SidebarMemory {
	return { open: {}, scroll: 0, ...JSON.parse(read(sidebarKey(dataset.sidebar ?? ''), 'sessionStorage') ?? '{}') };
}

/** Remembers a sidebar as it is now. Categories that it does not hold just now (those of a large one come and go) stay as remembered. */
export function remember(sidebar: HTMLElement): void {
	const memory = recall(sidebar);
	for (const { dataset, open } of sidebar.querySelectorAll('details')) memory.open[dataset.key ?? ''] = open;
	// In the drawer it is the drawer that scrolls.
	if (!sidebar.closest('dialog')) memory.scroll = sidebar.scrollTop;
	write(sidebarKey(sidebar.dataset.sidebar ?? ''), JSON.stringify(memory), 'sessionStorage');
}
