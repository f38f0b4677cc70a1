/** Names of everything the site keeps in a reader's browser, but for the database of the sandbox (`sandbox-database.ts`). The script that runs before the first paint reads colours and announcement as well. */

/**
 * Name of what belongs to one site alone: several may share an origin, each below a base of its own, and so does each language of a site. Preferences of a reader, such as colours and the tabs chosen last,
 * hold for all of them and have a plain name.
 */
export const ofSite = (name: string, base: string) => `${name}:${base}`;

/** `light` or `dark`. */
export const THEME_KEY = 'theme';

/** Id of the announcement that was dismissed last; of one site (`ofSite`). */
export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/** Name of the docs version a reader chose or visited last, of each manual by itself; the first one has no id. Of one site (`ofSite`). */
export const versionKey = (manual = 'default') => `docs-preferred-version-${manual}`;

/** Value of the tab chosen last in a group. */
export const tabsKey = (group: string) => `tabs:${group}`;

/** Recent searches of a reader, the last one first; of one site (`ofSite`). */
export const SEARCHES_KEY = 'searches';

/** `off` when the key `/` alone does not open the search. */
export const SLASH_KEY = 'slash';

/** Open categories and scroll position of a sidebar, for one browser tab; of one site (`ofSite`). */
export const sidebarKey = (id: string) => `sidebar:${id}`;

/** Whether a whole edition of the site below a base is kept. Pages ask it before they load anything about editions. */
export const editionKey = (base: string) => `edition:${base}`;

/** Names of the caches of the site below a base, because other sites may share the origin: notes, visited pages, the files of an edition. */
export const cacheName = (base: string, what: 'notes' | 'visited' | `edition ${string}` | '*'): string => `nonius ${base} ${what}`;
