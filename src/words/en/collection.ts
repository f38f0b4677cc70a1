/** Texts in a collection of requests. */
export const collection = {
	about: 'All operations, with example values.',
	secrets: (names: string) => `Put your credentials into these collection variables: ${names}.`,
	/** Stands in place of a secret; no blank, so that it is one value. */
	secret: 'put-it-here',
};
