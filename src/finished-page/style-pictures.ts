/** Rules whose addresses are those of fonts, style sheets and vocabularies. */
const OTHER_ADDRESSES = /\/\*[\s\S]*?\*\/|@font-face\s*\{[^}]*\}|@(?:import|namespace)\b(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*;?/gi;
/** `url(…)` with or without quotes. */
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/gi;
const IMAGE_SET = /image-set\(((?:[^()]|\([^()]*\))*)\)/gi;

/** Addresses of the pictures that a style sheet, or the `style` of an element, shows (CSS Values and Units 4, section 4.5; CSS Images 4, section 2.4). Escapes are left as they are. */
export function stylePictures(css: string): string[] {
	const shown = css.replace(OTHER_ADDRESSES, '');
	const sets = Array.from(shown.matchAll(IMAGE_SET), ([, set = '']) => set.replace(/\([^()]*\)/g, ''));
	return [
		...Array.from(shown.matchAll(ADDRESS), ([, double, single, bare]) => double ?? single ?? bare ?? ''),
		...sets.flatMap((set) => Array.from(set.matchAll(/"([^"]*)"|'([^']*)'/g), ([, double, single]) => double ?? single ?? '')),
	];
}
