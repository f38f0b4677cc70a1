import { warnOfWrongBase } from '#client/base-warning.ts';
import { ANNOUNCEMENT_KEY, THEME_KEY } from '#client/storage-keys.ts';

/**
 * Runs before the first paint, so that neither colours nor the announcement bar flash: sets the stored colour mode and says that scripts run.
 * The warning of a wrong base is part of it, as no other script is found then.
 * Inline, a few hundred bytes; its hash may stand in a content security policy, as it is the same on every page of a site.
 */
export function earlyScript(announcementId: string | undefined): string {
	const dismissed =
		announcementId === undefined
			? ''
			: `if(s.getItem(${JSON.stringify(ANNOUNCEMENT_KEY)})===${JSON.stringify(announcementId)})d.dataset.announcementDismissed="";`;
	return `(d=>{d.dataset.js="";try{let s=localStorage;if(s.getItem(${JSON.stringify(THEME_KEY)})==="dark")d.dataset.theme="dark";${dismissed}}catch{}})(document.documentElement);(${warnOfWrongBase})()`;
}
