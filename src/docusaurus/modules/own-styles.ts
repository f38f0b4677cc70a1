import { accentRule } from '#text/colour/accent-colours.ts';
import { namesTailwind } from '../styles/compile-tailwind.ts';
import { contentStyles, siteColour } from '../styles/content-styles.ts';
import { type BarLook, logoGroundRule } from '../styles/logo-ground.ts';
import { ownTokens } from '../styles/own-tokens.ts';
import { readStyles, styleFiles } from '../styles/style-files.ts';
import { THEME_STYLES } from './theme-styles.ts';

interface OwnStylesOptions {
	/** The folder of `docusaurus.config`, absolute. */
	site: string;
	/** The site's own style sheets, absolute. */
	files(): readonly string[];
	/** Whether the settings of the site name its colour, which then holds. */
	hasAccent(): boolean;
	/** The look of its navigation bar, where its theme has such a setting. */
	bar(): BarLook | undefined;
}

/** The style sheets that a site puts on all its pages, as far as they move. */
export function createOwnStyles({ site, files, hasAccent, bar }: OwnStylesOptions) {
	const all = () => styleFiles(files(), site);
	/** What cannot be compiled is reported where the bundler asks for it. */
	const readable = (file: string) => {
		try {
			return readStyles(file, site);
		} catch {
			return '';
		}
	};
	/** Colours of the site may stand in one sheet for the light mode, in another for the dark. */
	const colours = (taken: ReadonlySet<string>) => {
		const sheets = all().map((file) => contentStyles(readable(file), taken));
		return ((hasAccent() ? undefined : accentRule(siteColour(sheets))) ?? '') + (logoGroundRule(sheets, bar()) ?? '');
	};
	return {
		/** A module that imports all of them. */
		code(): string {
			const list = all();
			return list.length === 0 ? '' : THEME_STYLES + list.map((file) => `import ${JSON.stringify(file)};\n`).join('');
		},
		/** Whether a style sheet is one of them. */
		has: (file: string): boolean => all().includes(file),
		/** What of one of them is given to the bundler: what holds for content. */
		contentOf(file: string, css: string): string {
			const list = all();
			const taken = ownTokens();
			return contentStyles(namesTailwind(css) ? readable(file) : css, taken).css + (file === list.at(-1) ? colours(taken) : '');
		},
	};
}
