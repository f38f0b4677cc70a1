/** Texts that the program adds to those of writers. */
export const prose = {
	/** Titles of admonitions (`:::note`) without a title of their own. */
	boxes: { note: 'Hinweis', tip: 'Tipp', info: 'Hintergrund', warning: 'Achtung', caution: 'Achtung', danger: 'Gefahr' },
	/** Title of a box in the description of an API that says no more than that. */
	boxImportant: 'Wichtig',
	who: 'Wer darf das?',
	/** Begins the last paragraph of a task, as writers write it. */
	result: 'Ergebnis:',
	terms: 'Begriffe auf dieser Seite',
	linkTo: (heading: string) => `Direkter Link zu „${heading}“`,
	/** The id of a heading without letters. */
	unnamed: 'abschnitt',
	footnotes: 'Fußnoten',
	backToReference: 'Zurück zur Stelle {reference}',
};
