/** What is wrong with redirects of the settings. */
export const redirectFaults = {
	page: (from: string) => `The redirect from ${from} does not hold: a page stands there.`,
	file: (from: string, file: string) => `The redirect from ${from} does not hold: ${file} is published there.`,
	twice: (from: string, { to }: { to: string }) => `A redirect leads from ${from} to ${to} already; only that one holds.`,
	below: (from: string, other: { from: string }) => `The redirect from ${from} does not hold: ${other.from} is a file and has nothing below it.`,
	circle: (from: string) => `The redirect from ${from} leads in a circle and does not hold.`,
	hints: {
		page: 'Remove the redirect, or give the page another address.',
		file: 'Remove the redirect, or the file.',
		twice: 'Remove one of the two.',
		below: 'Remove one of the two.',
		circle: 'Name the page that is meant under “to”.',
	},
};
