import { byteSize } from './byte-size.ts';
import { longDate } from './dates.ts';
import { FORMATS } from './locale.ts';

/** Link in the footer of every page. */
export const OFFLINE_LINK = 'Read offline';

/** The page about reading without a network. */
export const offlinePage = {
	title: 'Read offline',
	lead: 'Pages you have read stay in this browser and open again without a connection. You can also save the whole documentation.',
	noScript: 'Saving needs JavaScript.',
	sections: [
		{
			title: 'What is saved',
			items: [
				'automatically: the pages you visited last, with their images',
				'if you choose: all pages, with search, examples and sandbox',
				'none of this leaves your device',
			],
		},
		{
			title: 'New editions',
			items: [
				'While you have an edition saved, that is the one you read, online or offline.',
				'When there is a new one, “New edition available” appears at the bottom of the window. It takes over only once it has loaded completely.',
				'If loading is interrupted, you keep the edition you have. The next attempt loads only what is missing.',
			],
		},
		{
			title: 'If it does not work',
			items: [
				'Private windows save nothing, or delete everything when you close them. Open the page in a regular window.',
				'If you run out of space, delete the data of other websites in your browser settings.',
				'Reloading with the Shift key bypasses saved pages and needs a connection. Reload without it.',
				'Some browsers delete the data of websites you have not visited for weeks. Check this page before you go offline.',
			],
		},
	],
} as const;

interface Described {
	date?: string | undefined;
	bytes: number;
}

const dayOf = (at: number) => new Intl.DateTimeFormat(FORMATS, { dateStyle: 'long' }).format(at);
const stateOf = ({ date }: Described) => (date === undefined ? '' : `, content as of ${longDate(date)}`);

/** Messages of the page about the edition, and its buttons. */
export const offlineState = {
	load: 'Make available offline',
	update: 'Load the new edition',
	stop: 'Cancel',
	remove: 'Delete from this device',
	none: 'Only visited pages are saved.',
	size: (edition: Described) => `The whole documentation takes ${byteSize(edition.bytes)}${stateOf(edition)}.`,
	kept: (edition: Described & { saved: number }) =>
		`Available offline: the whole documentation, ${byteSize(edition.bytes)}, saved on ${dayOf(edition.saved)}${stateOf(edition)}.`,
	newer: (edition: Described) => `There is a new edition: ${byteSize(edition.bytes)}${stateOf(edition)}. Only changes are loaded.`,
	begins: 'Loading. You can keep reading in another tab.',
	stopped: 'Canceled. What has been loaded will not be loaded again next time.',
	removed: 'Deleted.',
	unreachable: 'The server cannot be reached, so nothing can be loaded right now.',
	insecure: 'This address does not begin with https://. Browsers save pages only from secure addresses.',
	blocked: 'This browser saves nothing here because of a private window or a policy. Open the page in a regular window.',
};

/** The line at the lower edge of the window. */
export const editionNotice = {
	newer: (edition: Described) => `New edition available (${byteSize(edition.bytes)}${stateOf(edition)}). You are reading the saved one.`,
	load: 'Load and show',
	begins: 'Loading the new edition.',
	loading: (done: number, count: number) => `Loading the new edition: ${done} of ${count} files.`,
	again: 'Try again',
	old: (days: number) => `The saved edition was last checked ${days} days ago. Open the page once while online before you rely on it.`,
};

/** Reasons why an edition is not downloaded. */
export const editionFault = {
	unreachable: () =>
		'The connection was lost, or the server does not hand out the files right now. Check whether your network or the website asks you to sign in, and try again in a few minutes. What has been loaded will not be loaded again.',
	full: (free?: number) =>
		`There is not enough space${free === undefined ? '' : `: ${byteSize(free)} free`}. Delete the data of other websites in your browser settings, or use a regular window instead of a private one.`,
	changed: () =>
		'The files do not match this edition, so none of them is shown. A new edition may have just been published: try again. If this keeps happening, the host is altering the files, and only the owners of this website can fix that.',
	unknown: (message: string) => `Saving failed: ${message}`,
};
