import { startAnnouncement } from './announcement.ts';
import { startColourMode } from './colour-mode.ts';
import { startCopy } from './copy.ts';
import { loadConsole, loadDrawer, loadFilter, loadTabs, loadTermCards } from './load-when-needed.ts';
import { startNavbar } from './navbar.ts';
import { startNotFound } from './not-found.ts';
import { withoutIndex } from './page-link.ts';
import { startPrefetch } from './prefetch.ts';
import { startRouter } from './router.ts';
import { startScrollable } from './scrollable.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';
import { startToc } from './toc.ts';
import { startVersion } from './version.ts';

// On every host; ours redirects by itself.
const path = withoutIndex(location.pathname);
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

// What changes the page comes before what measures it, so that a new page is laid out once.
loadTabs();
loadFilter();
startCopy();
startVersion();
startNotFound();
startSidebar();
startToc();
startScrollable();
startNavbar();
loadDrawer();
loadTermCards();
loadConsole();
startColourMode();
startAnnouncement();
startSearch();
startRouter();
startPrefetch();
