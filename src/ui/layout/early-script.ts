import { warnOfWrongBase } from '#chrome/base-warning.ts';
import { ANNOUNCEMENT_KEY, THEME_KEY } from '#chrome/storage-keys.ts';

/** How long the page keeps room for what its script makes, in ms. */
const PATIENCE = 4000;

/** Says that scripts may run. A script that does not come leaves the page as it is without one; it says `ready` when it has run. */
const WAIT = `d.dataset.js="";setTimeout(()=>"ready"in d.dataset||delete d.dataset.js,${PATIENCE});`;

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
	return `(d=>{${WAIT}try{let s=localStorage;if(s.getItem(${JSON.stringify(THEME_KEY)})==="dark")d.dataset.theme="dark";${dismissed}}catch{}})(document.documentElement);(${warnOfWrongBase})()`;
}
