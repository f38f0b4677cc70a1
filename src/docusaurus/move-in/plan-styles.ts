import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { accentRule } from '#text/colour/accent-colours.ts';
import { parseColour } from '#text/colour/parse-colour.ts';
import { moveIn } from '#words/move-in.ts';
import { namesTailwind } from '../styles/compile-tailwind.ts';
import { contentStyles, type LeftStyles, siteColour } from '../styles/content-styles.ts';
import { drawnClasses } from '../styles/drawn-classes.ts';
import { ownTokens } from '../styles/own-tokens.ts';
import { readStyles, styleFiles } from '../styles/style-files.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';
import { isClassic } from './find-content-plugins.ts';
import type { TakeNote } from './note.ts';

/** How many selectors or properties are named of those that stay behind. */
const MOST_NAMED = 6;
const REASONS = ['frame', 'look', 'properties', 'outside'] as const satisfies readonly (keyof LeftStyles)[];

interface StylesContext {
	/** The folder of the site, absolute. */
	site: string;
	/** Path of something in the site, counted from the folder that all paths count from. */
	inRoot(path: string): string;
	note: TakeNote;
}

/** The site's own style sheets (`customCss`, style sheets among `clientModules`) with the classes that they draw, and what is to be said of the rest of them. */
export function planStyles(file: DocusaurusConfigFile, { site, inRoot, note }: StylesContext): { styles: string[]; drawn: ReadonlySet<string> } {
	const classic = [
		...file.presets.filter(isClassic).map(({ options }) => options['theme']),
		...[...file.plugins, ...file.themes].filter(({ name }) => /theme-classic/.test(name)).map(({ options }) => options),
	];
	const written = [
		...classic.flatMap((options) => sheetsIn(Object(options).customCss)),
		...sheetsIn(file['clientModules']).filter((path) => /\.css$/.test(path)),
	];
	const paths = [...new Set(written.map((path) => (isAbsolute(path) ? path : join(site, path.replace(/^@site\//, '')))))];
	const present = paths.filter((path) => existsSync(path));
	const plain = present.filter((path) => {
		const files = styleFiles([path], site);
		return files.length > 0 && files.every((file) => isReadable(file, site));
	});
	for (const path of present) if (!plain.includes(path)) note('open', STYLES_KEY, moveIn.styleLanguage(inRoot(path)));
	if (plain.length === 0) return { styles: [], drawn: new Set() };
	const all = styleFiles(plain, site).map((path) => contentStyles(readStyles(path, site), ownTokens()));
	const primary = siteColour(all);
	note('taken', STYLES_KEY, moveIn.styles(plain.map((path) => relative(site, path).replaceAll('\\', '/')).join(', '), accentRule(primary) !== undefined));
	const unread = Object.values(primary).filter((colour) => parseColour(colour) === undefined);
	if (unread.length > 0) note('open', STYLES_KEY, moveIn.unreadColour([...new Set(unread)].join(', ')));
	const raw = styleFiles(plain, site).filter((path) => namesTailwind(readStyles(path, site)));
	if (raw.length > 0) note('open', STYLES_KEY, moveIn.tailwind(raw.map((path) => relative(site, path).replaceAll('\\', '/')).join(', ')));
	for (const reason of REASONS) {
		const names = [...new Set(all.flatMap(({ left }) => left[reason]))];
		const shown = names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ', …' : '');
		if (names.length > 0) note('replaced', STYLES_KEY, moveIn.leftStyles[reason](names.length, shown));
	}
	return { styles: plain.map(inRoot), drawn: drawnClasses(all.map(({ css }) => css).join('')) };
}

const STYLES_KEY = 'customCss';

const sheetsIn = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');

/** Whether the site can make CSS of a style sheet. */
function isReadable(file: string, site: string): boolean {
	try {
		readStyles(file, site);
		return true;
	} catch {
		return false;
	}
}
