/** Names of everything the site keeps in a reader's browser, but for what `src/offline/` does. The script that runs before the first paint reads the first two as well. */

/** `light` or `dark`. */
export const THEME_KEY = 'theme';

/** Id of the announcement that was dismissed last. */
export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/** Name of the docs version a reader chose or visited last. */
export const VERSION_KEY = 'docs-preferred-version-default';

/** Value of the tab chosen last in a group. */
export const tabsKey = (group: string) => `tabs:${group}`;

/** What a reader looked for, the last first. */
export const SEARCHES_KEY = 'searches';

/** Open categories and scroll position of a sidebar, for one browser tab. */
export const sidebarKey = (id: string) => `sidebar:${id}`;
