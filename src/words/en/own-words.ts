/** What is said of a file of words that a site brings along. */
export const ownWords = {
	unknown: (name: string) => `There is no word “${name}” here.`,
	noText: (name: string) => `“${name}” is no text.`,
	noForms: (name: string) => `“${name}” is neither a text nor a list of forms (one, few, other …) with “other”.`,
	noGroup: (name: string) => `Words with names stand under “${name}”.`,
	notGiven: (name: string) => `The program makes “${name}” itself; a file cannot replace it.`,
	holes: (name: string, count: number) => `“${name}” names a value that does not exist: so many are known: ${count}.`,
	textHint: (text: string) => `What stands here so far: ${text}`,
	missing: (count: number, names: string, more: number) =>
		`${count === 1 ? '1 word is missing and stands' : `${count} words are missing and stand`} in English: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
	missingHint: (locale: string) => `“nonius words ${locale}” prints the missing ones, to be filled in.`,
};
