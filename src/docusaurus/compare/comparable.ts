/** The address of a page in a build. */
export interface PageLocation {
	path: string;
	/** The base of the site's addresses. */
	base: string;
}

const SITE = 'https://site.invalid';
/** Names of copied files contain a hash: `plan-0f3a….pdf`. */
const UNIQUE = /-[0-9a-f]{20,}(?=\.\w+$)/;

/** Where a link of a page leads: a path in the site without base, slash and ending; a file by its name, another site as it is. */
export function comparableTarget(href: string, { path, base }: PageLocation): string {
	if (!URL.canParse(href, SITE)) return href;
	const url = new URL(href, `${SITE}${base}${path.slice(1)}/`);
	if (url.origin !== SITE) return href;
	const name = decodeHref(url.pathname);
	if (/\.(?!html?$|mdx?$)[a-z]\w{1,4}$/i.test(name)) return name.slice(name.lastIndexOf('/') + 1).replace(UNIQUE, '');
	const inSite = name.startsWith(base) ? `/${name.slice(base.length)}` : name;
	return (inSite.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/') + decodeHref(url.hash);
}

const decodeHref = (text: string) => {
	try {
		return decodeURI(text);
	} catch {
		return text;
	}
};

/** Invisible characters and kinds of quotes and dashes are no difference. */
export const comparableText = (text: string) =>
	text
		.replace(/\u00ad|\u200b|\u200c|\u200d|\ufeff|\u2060/g, '')
		.replace(/[“”„]/g, '"')
		.replace(/[‘’]/g, "'")
		.replace(/\s+/g, ' ')
		.trim();

/**
 * The symbols of a formula: letters of every typeface are letters, accents and operators are what they look like, and what nobody sees (function application,
 * spaces) is nothing. Two programs that set the same formula differ in no more than that.
 */
export const comparableFormula = (text: string) =>
	text
		.normalize('NFKC')
		.replace(/[\s\u00ad\u200b-\u200f\u2060-\u2064]|\u0338|[\ufe00-\ufe0f]/g, '')
		.replace(/[\u2212\u2010\u2011]/g, '-')
		.replace(/[\u2217\u2219\u22c5\u00b7]/g, '·')
		.replace(/[\u2223\u2758\u007c]/g, '|')
		.replace(/\u2032/g, "'");
