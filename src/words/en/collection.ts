/** What a collection of requests says of itself. */
export const collection = {
	about: 'All operations with example values.',
	secrets: (names: string) => `Put your credentials into the variables of the collection: ${names}.`,
	/** Stands in place of a secret; no blank, so that it is one value. */
	secret: 'put-it-here',
};
