/** Names of everything the site keeps in a reader's browser. The script that runs before the first paint reads the first two as well. */

/** `light` or `dark`. */
export const THEME_KEY = 'theme';

/** Id of the announcement that was dismissed last. */
export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/** Name of the docs version a reader chose or visited last, of each manual by itself; the first one has no id. */
export const versionKey = (manual = 'default') => `docs-preferred-version-${manual}`;

/** Value of the tab chosen last in a group. */
export const tabsKey = (group: string) => `tabs:${group}`;

/** What a reader looked for, the last first. */
export const SEARCHES_KEY = 'searches';

/** `off` when the key `/` alone does not open the search. */
export const SLASH_KEY = 'slash';

/** Open categories and scroll position of a sidebar, for one browser tab. */
export const sidebarKey = (id: string) => `sidebar:${id}`;

/** Database of the sandbox of an API: its state and its log. */
export const SANDBOX_DATABASE = 'nonius-sandbox';

/** Whether a whole edition of the site below a base is kept. Pages ask it before they load anything about editions. */
export const editionKey = (base: string) => `edition:${base}`;

/** Caches of the site below a base, as other sites may share the origin: what was noted, what was visited, the files of an edition. */
export const cacheName = (base: string, what: 'notes' | 'visited' | `edition ${string}` | '*'): string => `nonius ${base} ${what}`;
