import { LANGUAGE } from './locale.ts';

/** The page that is shown offline for a page without a copy. The service worker contains it, without style sheets. */
export const notKept = {
	language: LANGUAGE,
	title: 'Keine Verbindung',
	text: 'Diese Seite ist auf diesem Gerät nicht gespeichert. Gespeichert sind:',
	again: 'Erneut versuchen',
};
