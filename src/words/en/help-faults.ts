/** What is said of help ids: the places that an application leads to. */
export const helpFaults = {
	redirectedPlace: (id: string) => `The help id “${id}” is redirected, but it has a place.`,
	redirectedPlaceHint: 'Remove the redirect.',
	redirectedNowhere: (old: string, id: string) => `The help id “${old}” redirects to “${id}”, which does not exist.`,
	didYouMean: (name: string) => `Did you mean “${name}”?`,
	nameOne: 'Name a help id.',
	twice: (id: string, file: string) => `${file} has the help id “${id}”, too.`,
	twiceHint: 'Each help id names one place.',
	gone: (id: string) => `The help id “${id}” is gone.`,
	goneHint: (id: string, close: string | undefined) =>
		`The application refers to it: give it to a place, or redirect it under “redirects”${close === undefined ? '' : `, for example "${id}": "${close}"`}.`,
	fresh: (id: string, list: string) => `The help id “${id}” is new and does not stand in ${list}.`,
	freshHint: '“nonius help-ids” enters new help ids.',
	usage: (list: string) => `This enters new help ids in ${list}: nonius help-ids`,
	complete: (list: string) => `${list} is complete.`,
	added: (count: number, list: string) => `${count} new help ids in ${list}. Commit the file with your change.`,
};
