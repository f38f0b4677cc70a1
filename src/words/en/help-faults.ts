/** Messages about help ids, the places that links of an application lead to. */
export const helpFaults = {
	redirectedPlace: (id: string) => `The help id “${id}” is redirected, but a section also has it.`,
	redirectedPlaceHint: 'Remove the redirect.',
	redirectedNowhere: (old: string, id: string) => `The help id “${old}” redirects to “${id}”, which does not exist.`,
	didYouMean: (name: string) => `Did you mean “${name}”?`,
	nameOne: 'Use an existing help id.',
	twice: (id: string, file: string) => `${file} also has the help id “${id}”.`,
	twiceHint: 'Each help id must be unique.',
	gone: (id: string) => `The help id “${id}” no longer exists.`,
	goneHint: (id: string, close: string | undefined) =>
		`The application links to it: assign it to a section again, or redirect it under “redirects”${close === undefined ? '' : `, for example "${id}": "${close}"`}.`,
	fresh: (id: string, list: string) => `The help id “${id}” is new and not yet listed in ${list}.`,
	freshHint: 'Run “nonius help-ids” to add new help ids.',
	usage: (list: string) => `Add new help ids to ${list}: nonius help-ids`,
	complete: (list: string) => `${list} is up to date.`,
	added: (count: number, list: string) => `Added ${count} new help ${count === 1 ? 'id' : 'ids'} to ${list}. Commit the file with your change.`,
};
