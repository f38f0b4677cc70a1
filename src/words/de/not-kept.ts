import { LANGUAGE } from './locale.ts';

/** The page for what has no copy. The worker carries it, apart from all styles. */
export const notKept = {
	language: LANGUAGE,
	title: 'Keine Verbindung',
	text: 'Diese Seite ist auf diesem Gerät nicht gespeichert. Gespeichert sind:',
	again: 'Erneut versuchen',
};
