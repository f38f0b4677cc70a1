import { gatherStyles } from './gather-styles.ts';
import { type PolicySources, pagePolicy } from './policy.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Attributes of a script that is a file, or data. */
const FILE_OR_DATA = /(?:^|\s)(?:src\s*=|type\s*=\s*["']?[^"'\s]*json\b)/i;
const STYLE_TEXT = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const HEAD_START = /<head\b[^>]*>(?:<meta charset="utf-8"\s*\/?>)?/;
const OWN_POLICY = new RegExp(`(${HEAD_START.source})<meta http-equiv="content-security-policy" content="[^"]*">`);

/**
 * A finished page with its policy, the first element that counts. Inline scripts in the head are the program's own; those in the body come from content that nobody
 * vouches for, so they stay without a hash and do not run. A piece of a page without a head is given back as it is.
 */
export function securePage(html: string, sources: PolicySources): string {
	if (!HEAD_START.test(html)) return html;
	const page = gatherStyles(html);
	const head = page.slice(0, page.indexOf('</head>'));
	const scripts = [...head.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => (FILE_OR_DATA.test(attributes) ? [] : [text]));
	const styles = [...page.matchAll(STYLE_TEXT)].map(([, css = '']) => css);
	const policy = pagePolicy(sources, { scripts: [...new Set(scripts)], styles: [...new Set(styles)] });
	return page.replace(HEAD_START, (start) => `${start}<meta http-equiv="content-security-policy" content="${policy}">`);
}

/** A page that `securePage` made, without its policy: with another one it is the page that would have been made with that. */
export const withoutPolicy = (page: string): string => page.replace(OWN_POLICY, '$1');
