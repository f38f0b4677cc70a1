import { LANGUAGE } from './locale.ts';

/** The page for what has no copy. The worker carries it, apart from all styles. */
export const notKept = {
	language: LANGUAGE,
	title: 'No connection',
	text: 'This page is not saved on this device. These pages are:',
	again: 'Try again',
};
