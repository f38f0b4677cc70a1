/** Messages about a file of words that a site brings along. */
export const ownWords = {
	unknown: (name: string) => `There is no word named “${name}”.`,
	noText: (name: string) => `“${name}” must be text.`,
	noForms: (name: string) => `“${name}” must be text or a list of plural forms (one, few, other …) that includes “other”.`,
	idleForm: (name: string, form: string) => `“${name}” has text for “${form}”, a plural form that this language does not have.`,
	noGroup: (name: string) => `“${name}” is a group: put its named words below it.`,
	notGiven: (name: string) => `“${name}” is computed by the program and cannot be replaced.`,
	holes: (name: string, count: number) => `“${name}” uses a value that does not exist. Values available: ${count}.`,
	textHint: (text: string) => `The current text is: ${text}`,
	missing: (count: number, names: string, more: number) =>
		`${count === 1 ? '1 word is missing and appears' : `${count} words are missing and appear`} in English: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
	missingHint: (locale: string) => `Run “nonius words ${locale}” to print the missing words, then fill them in.`,
};
