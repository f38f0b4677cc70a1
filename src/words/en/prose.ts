/** Texts that the program adds to those of writers. */
export const prose = {
	/** Titles of boxes without a title of their own. */
	boxes: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', caution: 'Caution', danger: 'Danger' },
	/** Title of a box in the description of an API that says no more than that. */
	boxImportant: 'Important',
	who: 'Who may do this?',
	/** Begins the last paragraph of a task, as writers write it. */
	result: 'Result:',
	terms: 'Terms on this page',
	linkTo: (heading: string) => `Direct link to “${heading}”`,
	/** The id of a heading without letters. */
	unnamed: 'section',
	footnotes: 'Footnotes',
	backToReference: 'Back to reference {reference}',
};
