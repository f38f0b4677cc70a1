const failed = (part: string) => `${part} could not be loaded. Check your connection.`;

/** Messages about parts of the page that do not load. The script of every page carries it. */
export const loadFailure = {
	page: failed('This page'),
	search: failed('The search'),
	list: failed('This list'),
	edition: failed('The save button'),
	island: `${failed('This example')} Until then it shows fixed values.`,
};
