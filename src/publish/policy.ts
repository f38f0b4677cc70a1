import { createHash } from 'node:crypto';
import { TRUSTED_TYPES } from '#chrome/trusted-types.ts';

/** The sources that pages load besides the site's own scripts and style sheets: origins (`https://cdn.example.com`), and the kinds of files. */
export interface PolicySources {
	images: readonly string[];
	media: readonly string[];
	frames: readonly string[];
	/** Servers that readers may send requests to. */
	connections: readonly string[];
	fonts: readonly string[];
	manifest: boolean;
}

/** Texts of a page that run or style it where they stand. */
interface InlineTexts {
	scripts: readonly string[];
	styles: readonly string[];
}

const SELF = "'self'";
const NONE = "'none'";

/** Directives for every page of every site. Hosts send them, too, because some have an effect only in a header. */
const EVERYWHERE = {
	'form-action': SELF,
	'base-uri': NONE,
	'require-trusted-types-for': "'script'",
	'trusted-types': TRUSTED_TYPES,
};

/**
 * The policy of one page (Content Security Policy 3), for a meta element in it: nothing but what the page is made of. Inline texts are named by their hash, so that
 * one that is put in later does not count. Workers are scripts (`worker-src` falls back on `script-src`).
 */
export function pagePolicy({ images, media, frames, connections, fonts, manifest }: PolicySources, { scripts, styles }: InlineTexts): string {
	return printPolicy({
		'default-src': NONE,
		'script-src': [SELF, ...scripts.map(hashOf)].join(' '),
		'style-src': [SELF, ...styles.map(hashOf)].join(' '),
		'img-src': [SELF, 'data:', ...images].join(' '),
		'connect-src': [SELF, ...connections].join(' '),
		...(fonts.length > 0 && { 'font-src': fonts.join(' ') }),
		...(manifest && { 'manifest-src': SELF }),
		...(media.length > 0 && { 'media-src': media.join(' ') }),
		...(frames.length > 0 && { 'frame-src': frames.join(' ') }),
		...EVERYWHERE,
	});
}

/**
 * The policy that hosts send with every response. It cannot name the texts of each page, which the page does itself, so about scripts and styles it says only that
 * attributes are not allowed to hold any.
 */
export const HOST_POLICY = printPolicy({ ...EVERYWHERE, 'object-src': NONE, 'script-src-attr': NONE, 'style-src-attr': NONE, 'frame-ancestors': SELF });

/** For pictures that are documents of their own when somebody opens them. */
export const PICTURE_POLICY = printPolicy({ 'script-src': NONE, sandbox: '' });

function printPolicy(directives: Readonly<Record<string, string>>): string {
	return Object.entries(directives)
		.map(([name, value]) => `${name} ${value}`.trim())
		.join(';');
}

/** A browser hashes what it has read, and it reads each end of a line as one sign (HTML, 13.2.3.5). */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;
