import { LANGUAGE } from './locale.ts';

/** The page that is shown offline for a page without a copy. The service worker contains it, without style sheets. */
export const notKept = {
	language: LANGUAGE,
	title: 'No connection',
	text: 'This page is not saved on this device. These pages are:',
	again: 'Try again',
};
