export const home = {
	tasks: 'What would you like to do?',
	contents: 'Contents',
	statuses: 'What a status means',
	newest: 'What’s new',
	allPosts: 'All posts',
	caliper: (reading: string) => `Vernier caliper set to ${reading}`,
	toManual: 'Go to the manual',
};
