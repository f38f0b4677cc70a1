interface ImportMetaEnv {
	/** Whether readers may keep the site; never in the preview, whose pages change all the time. */
	readonly OFFLINE: boolean;
}

declare module 'virtual:nonius/site' {
	/** The site that is being built, as plain data. */
	export const site: import('#navigation/site.ts').Site;
	/** Folder for the rendered Markdown of the site as it is now. */
	export const markdownCache: string;
}

declare module 'virtual:nonius/pages' {
	/** The pages with components that React draws, by their file; none in a site of our own conventions. */
	export const pages: Readonly<Partial<Record<string, () => Promise<import('#docusaurus/drawing/render-page.tsx').PageModule>>>>;
}

declare module 'virtual:nonius/page-parts' {
	/** The parts of those pages that hydrate, by file: `Part` renders the part with a number. For browsers. */
	export const pageParts: Readonly<
		Partial<
			Record<
				string,
				() => Promise<{
					Part: import('react').ComponentType<{ movedPart: number }>;
					Frame: import('react').ComponentType;
					/** Settles when everything that a part may need from the whole site has loaded. */
					settled: Promise<unknown> | undefined;
				}>
			>
		>
	>;
}

/** The site's own style sheets (`docusaurus.styles`). */
declare module 'virtual:nonius/own-styles';

declare module 'virtual:nonius/locale' {
	/** The language that is built, and those of the site. */
	export const locale: string;
	export const locales: readonly string[];
	/** Texts of components in the language that is built, by their id or by what stands in the code. */
	export const translations: Readonly<Partial<Record<string, string>>>;
}

declare module 'virtual:nonius/sandbox' {
	/** What the site's own modules say about its services, by folder of the reference; loaded when one is asked for. */
	export const behaviours: Readonly<Record<string, () => Promise<import('#sandbox/behaviour.ts').Behaviour<unknown>>>>;
}

declare module 'virtual:nonius/root' {
	/** Folder of the site. */
	export const root: string;
}

declare module 'virtual:nonius/references' {
	/** The APIs of the site in their versions, as they were read once. Read at build time only. */
	export const references: readonly import('#navigation/api/reference.ts').Reference[];
}
