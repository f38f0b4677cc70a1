export const base = {
	title: 'This site is served from another address than it was built for.',
	text: (expected: string, found: string) =>
		`The expected path is ${expected}, the requested one ${found}. Correct “base” in site.config.ts and build the site again.`,
};
