import { SANDBOX_DATABASE } from './sandbox-database.ts';
import { ANNOUNCEMENT_KEY, cacheName, editionKey, ofSite, SEARCHES_KEY, SLASH_KEY, sidebarKey, THEME_KEY, tabsKey, versionKey } from './storage-keys.ts';

/** Something that stays in a reader's browser. */
export interface Stored {
	place: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';
	/** Its name; `*` stands for the part that depends on the page. */
	name: string;
}

/** All of it. `#words/stored-data.ts` says what each is for; `tests/e2e/stored-data.test.ts` looks for more. */
export const STORED = {
	theme: { place: 'localStorage', name: THEME_KEY },
	announcement: { place: 'localStorage', name: ofSite(ANNOUNCEMENT_KEY, '*') },
	version: { place: 'localStorage', name: ofSite(versionKey('*'), '*') },
	tabs: { place: 'localStorage', name: tabsKey('*') },
	searches: { place: 'localStorage', name: ofSite(SEARCHES_KEY, '*') },
	slash: { place: 'localStorage', name: SLASH_KEY },
	sidebar: { place: 'sessionStorage', name: ofSite(sidebarKey('*'), '*') },
	sandbox: { place: 'indexedDB', name: SANDBOX_DATABASE },
	edition: { place: 'localStorage', name: editionKey('*') },
	pages: { place: 'cacheStorage', name: cacheName('*', '*') },
} as const satisfies Record<string, Stored>;
