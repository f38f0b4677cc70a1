import { startAnnouncement } from './announcement.ts';
import { startColourMode } from './colour-mode.ts';
import { startCopy } from './copy.ts';
import { loadDrawer, loadTabs } from './load-when-needed.ts';
import { startNavbar } from './navbar.ts';
import { startNotFound } from './not-found.ts';
import { startPrefetch } from './prefetch.ts';
import { startRouter } from './router.ts';
import { startScrollable } from './scrollable.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';
import { startToc } from './toc.ts';
import { startVersion } from './version.ts';

// What changes the page comes before what measures it, so that a new page is laid out once.
loadTabs();
startCopy();
startVersion();
startNotFound();
startSidebar();
startToc();
startScrollable();
startNavbar();
loadDrawer();
startColourMode();
startAnnouncement();
startSearch();
startRouter();
startPrefetch();
