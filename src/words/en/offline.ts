import { byteSize } from './byte-size.ts';
import { longDate } from './dates.ts';
import { FORMATS } from './locale.ts';

/** Link in the footer of every page. */
export const OFFLINE_LINK = 'Read offline';

/** The page about reading without a network. */
export const offlinePage = {
	title: 'Read offline',
	lead: 'What you have read here stays in this browser and opens again without a network. If you wish, you can save the whole documentation.',
	noScript: 'Saving needs JavaScript.',
	sections: [
		{
			title: 'What is saved',
			items: [
				'by itself: the pages you visited last, with their pictures',
				'if you wish: all pages with search, examples and sandbox',
				'nothing of it leaves this device',
			],
		},
		{
			title: 'New editions',
			items: [
				'As long as you have an edition saved, you read that one, with or without a network.',
				'When there is a new one, “New edition available” shows at the lower edge. It is shown only when it has been loaded completely.',
				'If loading breaks off, the edition you have stays. The next try loads only what is missing.',
			],
		},
		{
			title: 'If it does not work',
			items: [
				'Private windows save nothing, or delete everything when they are closed. Open the page in an ordinary window.',
				'If there is no space left, delete data of other websites in the settings of the browser.',
				'Reloading with the Shift key held bypasses what is saved and needs a network. Reload without the key.',
				'Some browsers delete data of websites that you have not visited for weeks. Look at what this page says before you work without a network.',
			],
		},
	],
} as const;

interface Described {
	date?: string | undefined;
	bytes: number;
}

const dayOf = (at: number) => new Intl.DateTimeFormat(FORMATS, { dateStyle: 'long' }).format(at);
const stateOf = ({ date }: Described) => (date === undefined ? '' : `, texts as of ${longDate(date)}`);

/** What the page says of the edition, and its buttons. */
export const offlineState = {
	load: 'Make available offline',
	update: 'Load the new edition',
	stop: 'Cancel',
	remove: 'Delete from this device',
	none: 'Only visited pages are saved.',
	size: (edition: Described) => `The whole documentation takes ${byteSize(edition.bytes)}${stateOf(edition)}.`,
	kept: (edition: Described & { saved: number }) =>
		`Available offline: the whole documentation, ${byteSize(edition.bytes)}, saved on ${dayOf(edition.saved)}${stateOf(edition)}.`,
	newer: (edition: Described) => `There is a new edition: ${byteSize(edition.bytes)}${stateOf(edition)}. Only what has changed is loaded.`,
	begins: 'Loading. You can go on reading in another tab.',
	stopped: 'Cancelled. What has been loaded is not loaded again the next time.',
	removed: 'Deleted.',
	unreachable: 'The server cannot be reached, so nothing can be loaded now.',
	insecure: 'This address does not begin with https://. Browsers save pages from secure addresses only.',
	blocked: 'This browser saves nothing here: private windows or a policy forbid it. Open the page in an ordinary window.',
};

/** The line at the lower edge of the window. */
export const editionNotice = {
	newer: (edition: Described) => `New edition available (${byteSize(edition.bytes)}${stateOf(edition)}). You are reading the saved one.`,
	load: 'Load and show',
	begins: 'The new edition is loading.',
	loading: (done: number, count: number) => `The new edition is loading: ${done} of ${count} files.`,
	again: 'Try again',
	old: (days: number) => `The saved edition has not been compared for ${days} days. Open the page once with a network before you rely on it.`,
};

/** Why an edition does not come. */
export const editionFault = {
	unreachable: () => 'The connection broke off. What has been loaded is not loaded again the next time.',
	full: (free?: number) =>
		`There is not enough space${free === undefined ? '' : `: ${byteSize(free)} are free`}. Delete data of other websites in the settings of the browser, or use an ordinary window instead of a private one.`,
	changed: () =>
		'Other files came than this edition names. None of them is shown. A new edition may have appeared just now: try again. If this comes back, the host changes the files, which only those who run the website can mend.',
	unknown: (message: string) => `Saving failed: ${message}`,
};
