import { RETURN_STATE } from '#console/sign-in/return-state.ts';
import { startAnnouncement } from './announcement.ts';
import { startMenus } from './close-menus.ts';
import { startColourMode } from './colour-mode.ts';
import { startConsole } from './console-button.ts';
import { startCopy } from './copy.ts';
import { DocsToc } from './docs-toc.ts';
import { define } from './live-element.ts';
import { keepRoom, loadElements } from './load-elements.ts';
import { startNavbar } from './navbar.ts';
import { startFolds } from './open-folds.ts';
import { withoutIndex } from './page-change/page-link.ts';
import { startRouter } from './page-change/router.ts';
import { startScrollable } from './scrollable.ts';
import { startSearch } from './search/search-button.ts';
import { DocsSidebar } from './sidebar/docs-sidebar.ts';
import { startDrawerButton } from './sidebar/drawer-button.ts';
import { startTermLinks } from './term-links.ts';

// For other hosts; our server redirects by itself.
const path = withoutIndex(location.pathname);
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

// Dynamic imports are not destructured (`code`): the bundler would wrap each of them in a function, in the script of every page.

// Again, in case it took so long that the page stopped waiting.
keepRoom();
// What is below the first screen counts from now on, painted or not.
delete document.documentElement.dataset.unpainted;
// Changes to the page come before measurements, so that it is laid out once.
loadElements(document);
define('docs-sidebar', DocsSidebar);
define('docs-toc', DocsToc);
startScrollable();
startNavbar();
startMenus();
startDrawerButton();
startCopy();
startTermLinks();
startConsole();
startFolds();
startColourMode();
startAnnouncement();
startSearch();
startRouter();
if (location.search.includes(`state=${RETURN_STATE}`)) void import('./sign-in-return.ts').then((code) => code.returnFromSignIn());
document.documentElement.dataset.ready = '';
