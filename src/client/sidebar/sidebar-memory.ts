import { marked } from '#chrome/contract.ts';
import { sidebarKey } from '#chrome/storage-keys.ts';
import { readOwn, writeOwn } from '#client/storage.ts';

interface SidebarMemory {
	/** Whether a category is open, by its key. */
	open: Record<string, boolean>;
	/** Scroll position in px. */
	scroll: number;
}

/** Selects the categories whose state is stored; the list of all entries within one is opened only for now. */
export const REMEMBERED = ':not(.more) > details';

/** What is remembered of the sidebar `name` within one browser tab; nothing if another program has written something else there. */
export function recall(name: string): SidebarMemory {
	try {
		const { open, scroll } = Object(JSON.parse(readOwn(sidebarKey(name), 'sessionStorage') ?? ''));
		return { open: Object.fromEntries(Object.entries<boolean>(Object(open)).filter(([, is]) => is === !!is)), scroll: Number.isFinite(scroll) ? scroll : 0 };
	} catch {
		return { open: {}, scroll: 0 };
	}
}

/** Remembers a sidebar as it is now. Categories that it does not hold just now (those of a large one come and go) stay as remembered. */
export function remember(name: string, sidebar: ParentNode, scroll: number): void {
	const { open } = recall(name);
	for (const category of sidebar.querySelectorAll<HTMLDetailsElement>(REMEMBERED)) open[marked(category, 'key') ?? ''] = category.open;
	writeOwn(sidebarKey(name), JSON.stringify({ open, scroll }), 'sessionStorage');
}
