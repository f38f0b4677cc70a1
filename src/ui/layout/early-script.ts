import { warnOfWrongBase } from '#chrome/base-warning.ts';
import { FIRST_SCREEN } from '#chrome/first-screen.ts';
import { ANNOUNCEMENT_KEY, ofSite, THEME_KEY } from '#chrome/storage-keys.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { scriptJson } from '#text/script-json.ts';

/** How long a loaded page reserves room for elements that its script makes, in ms. */
const ROOM_KEPT = 4000;

/**
 * Marks the document: scripts may run (`data-js`), and the page is still loading. Until it is loaded no script has run. If a script fails, or does not load in time, everything is opened that only
 * it could open (`data-js` says `late`), and the frame of the page stays as it is; it says `ready` when it has run.
 * The `error` event of a script does not bubble, so the listener is one of the capture phase.
 */
const WAIT = `let f=()=>"ready"in s||(s.js="late");s.js=s.arriving="";document.onreadystatechange=()=>{delete s.arriving;setTimeout(f,${ROOM_KEPT})};addEventListener("error",e=>e.target.type=="module"&&f(),!0);`;

/**
 * Marks a page that has not been painted yet: parts below the first screen need no layout until then (`data-below`). Only if a page opens at its beginning is the first screen what a reader sees:
 * not with a `#fragment`, after going back, after a reload, or in a higher window.
 */
const UNPAINTED = `if(!location.hash&&innerHeight<=${FIRST_SCREEN}&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){s.unpainted="";let p=()=>delete s.unpainted;addEventListener("load",p);new PerformanceObserver(p).observe({type:"paint"})}`;

/** In one line: every page carries it. */
const WARN = `(${String(warnOfWrongBase)
	.replace(/^function \w+/, 'function')
	.replaceAll(/\s*([^\w\s])\s*/g, '$1')})()`;

/**
 * Runs before the first paint, so that neither colours nor the announcement bar flash: sets the colour mode, where it is not the one that the page says, and says that
 * scripts may run.
 * The warning of a wrong base is part of it, as no other script is found then.
 * Inline, a few hundred bytes; its hash may stand in a content security policy, as it is the same on every page of a site.
 */
export function earlyScript({ announcement, colourMode }: Pick<SiteConfig, 'announcement' | 'colourMode'>): string {
	// A bar that its owner has made permanent is also shown to readers who have closed it.
	const dismissed = announcement?.dismissible
		? `if(l.getItem(${scriptJson(ofSite(ANNOUNCEMENT_KEY, ''))}+s.base)===${scriptJson(announcement.id)})s.announcementDismissed="";`
		: '';
	const preferred = colourMode.initial === 'system' ? 'if(matchMedia("(prefers-color-scheme:dark)").matches)s.theme="dark";' : '';
	return `(s=>{${WAIT}${UNPAINTED}${preferred}try{let l=localStorage;${chosen(colourMode)}${dismissed}}catch{}})(document.documentElement.dataset);${WARN}`;
}

/** Sets the colour mode that the reader chose, where it may differ from the one before. */
function chosen({ initial, choice }: SiteConfig['colourMode']): string {
	const set = (theme: string) => `if(l.getItem(${scriptJson(THEME_KEY)})==="${theme}")s.theme="${theme}";`;
	if (!choice) return '';
	return (initial === 'dark' ? '' : set('dark')) + (initial === 'light' ? '' : set('light'));
}
