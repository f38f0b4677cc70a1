export const base = {
	title: 'This site is served from a different address than the one it was built for.',
	text: (expected: string, found: string) => `Expected path: ${expected}. Requested path: ${found}. Correct “base” in site.config.ts, then rebuild the site.`,
};
