import { RETURN_STATE } from '#console/sign-in/return-state.ts';
import { startAnnouncement } from './announcement.ts';
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

// On every host; ours redirects by itself.
const path = withoutIndex(location.pathname);
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

// What comes later is taken as a whole here (`code`): around an import whose names are taken apart the bundler writes a function, in the script of every page.

// Again, should it have taken so long that the page stopped waiting.
keepRoom();
// What changes the page comes before what measures it, so that it is laid out once.
loadElements(document);
define('docs-sidebar', DocsSidebar);
define('docs-toc', DocsToc);
startScrollable();
startNavbar();
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
