/** Messages about redirects in the settings. */
export const redirectFaults = {
	page: (from: string) => `The redirect from ${from} has no effect: there is a page at that address.`,
	file: (from: string, file: string) => `The redirect from ${from} does not hold: ${file} is published there.`,
	twice: (from: string, { to }: { to: string }) => `There is already a redirect from ${from} to ${to}; only that one takes effect.`,
	below: (from: string, other: { from: string }) => `The redirect from ${from} has no effect: ${other.from} is a file, so nothing can be below it.`,
	circle: (from: string) => `The redirect from ${from} leads back to itself and has no effect.`,
	hints: {
		page: 'Remove the redirect, or give the page a different address.',
		file: 'Remove the redirect, or the file.',
		twice: 'Remove one of the two.',
		below: 'Remove one of the two.',
		circle: 'Under “to”, enter the page it should lead to.',
	},
};
