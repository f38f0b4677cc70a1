/** Answers of the server of `nonius serve` when there is no page to show. */
export const server = {
	onlyReading: 'Only GET and HEAD are allowed.',
	severalHosts: 'The request names several hosts.',
	notFound: 'Page not found.',
	unreadable: 'The file could not be read.',
	noPort: (first: number, last: number) => `No port from ${first} to ${last} is free.`,
};
