declare module 'virtual:nonius/site' {
	/** The site that is being built, as plain data. */
	export const site: import('#site/site.ts').Site;
	/** Folder for the rendered Markdown of the site as it is now. */
	export const markdownCache: string;
}

declare module 'virtual:nonius/pages' {
	/** The pages with components that React draws, by their file; none in a site of our own conventions. */
	export const pages: Readonly<Partial<Record<string, () => Promise<import('#docusaurus/drawing/render-page.tsx').PageModule>>>>;
}

declare module 'virtual:nonius/sandbox' {
	/** What the site's own module says about its service; `undefined` for a site without one. */
	export const behaviour: import('#sandbox/behaviour.ts').Behaviour<unknown> | undefined;
}

declare module 'virtual:nonius/root' {
	/** Folder of the site. */
	export const root: string;
}

declare module 'virtual:nonius/reference' {
	/** The API of the site, as it was read once; `undefined` for a site without a description. Read at build time only. */
	export const reference: import('#site/reference.ts').Reference | undefined;
}
