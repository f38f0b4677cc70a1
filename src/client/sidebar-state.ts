import { read, write } from './storage.ts';
import { sidebarKey } from './storage-keys.ts';

/** What a sidebar remembers within one browser tab. */
export interface SidebarState {
	/** Open or closed, by the labels from the outermost category inwards. */
	open: Record<string, boolean>;
	/** Scroll position in px. */
	scroll: number;
}

/** The remembered state of a sidebar; the empty one when nothing usable is stored. */
export function readState(id: string): SidebarState {
	try {
		const stored: Partial<SidebarState> | null = JSON.parse(read(sidebarKey(id), 'sessionStorage') ?? 'null');
		return { open: stored?.open ?? {}, scroll: stored?.scroll ?? 0 };
	} catch {
		return { open: {}, scroll: 0 };
	}
}

/** Remembers the state of a sidebar. What it does not show just now (closed categories of a large one) stays as remembered. */
export function writeState(id: string, { open, scroll }: SidebarState): void {
	write(sidebarKey(id), JSON.stringify({ open: { ...readState(id).open, ...open }, scroll }), 'sessionStorage');
}

/** Name of a category within its sidebar: the labels around it, which outlast a new build better than positions. */
export function categoryKey(category: Element): string {
	const labels: string[] = [];
	for (let item = category.closest('li'); item; item = item.parentElement?.closest('li') ?? null) {
		labels.unshift(item.querySelector('.category-link, summary')?.textContent?.trim() ?? '');
	}
	return labels.join('/');
}
