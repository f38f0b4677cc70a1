/** What a collection of requests says of itself. */
export const collection = {
	about: (secrets: readonly string[]) =>
		secrets.length === 0
			? 'All operations with example values.'
			: `All operations with example values. Put your credentials into the variables of the collection: ${secrets.join(', ')}.`,
};
