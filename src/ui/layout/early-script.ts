import { warnOfWrongBase } from '#chrome/base-warning.ts';
import { ANNOUNCEMENT_KEY, THEME_KEY } from '#chrome/storage-keys.ts';

/** How long a page that has arrived keeps room for what its script makes, in ms. */
const PATIENCE = 4000;

/**
 * Says that scripts may run. A script that fails, or does not come in time, leaves the page as it is without one; it says `ready` when it has run.
 * While the page itself is on its way no script can have run. That one has failed is told to its element only, so that it is heard on the way there.
 */
const WAIT = `let f=()=>"ready"in d.dataset||delete d.dataset.js;d.dataset.js="";document.onreadystatechange=()=>setTimeout(f,${PATIENCE});addEventListener("error",e=>e.target.type=="module"&&f(),!0);`;

/** In one line: every page carries it. */
const WARN = `(${String(warnOfWrongBase).replaceAll(/\n\s*/g, '')})()`;

/**
 * Runs before the first paint, so that neither colours nor the announcement bar flash: sets the stored colour mode and says that scripts may run.
 * The warning of a wrong base is part of it, as no other script is found then.
 * Inline, a few hundred bytes; its hash may stand in a content security policy, as it is the same on every page of a site.
 */
export function earlyScript(announcementId: string | undefined): string {
	const dismissed =
		announcementId === undefined
			? ''
			: `if(s.getItem(${JSON.stringify(ANNOUNCEMENT_KEY)})===${JSON.stringify(announcementId)})d.dataset.announcementDismissed="";`;
	return `(d=>{${WAIT}try{let s=localStorage;if(s.getItem(${JSON.stringify(THEME_KEY)})==="dark")d.dataset.theme="dark";${dismissed}}catch{}})(document.documentElement);${WARN}`;
}
