import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '#finished-page/names.ts';
import { STYLE_TAGS, takeApart } from '#site/build/prune-styles.ts';
import { PROGRAM } from '#site/program.ts';
import { withoutArticle } from './read-html.ts';
import { weigh } from './weigh.ts';

const classesIn = (...patterns: string[]) =>
	globSync(patterns, { cwd: PROGRAM }).flatMap((file) =>
		[...readFileSync(join(PROGRAM, file), 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
	);

const SHARED = new Set(classesIn('src/ui/!(figures|islands)/*.css', 'src/ui/figures/caliper.css', 'src/reference/**/*.css'));

/** Classes that only figures and live examples have, which come on top of a page's own share as articles do. */
const FIGURES = new Set(classesIn('product/**/*.css', 'src/ui/islands/*.css', 'src/ui/figures/!(caliper).css').filter((name) => !SHARED.has(name)));

/** The site's own share of a page's document: without the article, and without the styles that only its figures need. */
export const ownShare = (html: string): string => withStylesOfText(withoutArticle(html), html);

/** A page's document without figures and live examples, their styles included: how many words are left, and what they weigh with all around them. */
export function withoutFigures(html: string): { words: number; bytes: number } {
	const rest = html.replace(/<(figure|astro-island)\b[\s\S]*?<\/\1>/g, '');
	const text = /<article[\s\S]*<\/article>/.exec(rest)?.[0].replace(/<[^>]+>/g, ' ') ?? '';
	return { words: text.match(/\S+/g)?.length ?? 0, bytes: weigh(withStylesOfText(rest, html)) };
}

/** A part of a page with the styles that the whole page needs, but for those that only its figures do. */
function withStylesOfText(part: string, html: string): string {
	const names = new Set([...namesIn(html)].filter((name) => !FIGURES.has(name.slice(1))));
	return part.replace(STYLE_TAGS, (_, open: string, css: string) => `${open}${takeApart(css)(names)}</style>`);
}
