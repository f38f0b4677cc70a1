import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf } from '#finished-page/classes.ts';
import { STYLES, takeApart } from '#site/build/prune-styles.ts';
import { PROGRAM } from './build-fixture.ts';
import { withoutArticle } from './read-html.ts';

const classesIn = (...patterns: string[]) =>
	globSync(patterns, { cwd: PROGRAM }).flatMap((file) =>
		[...readFileSync(join(PROGRAM, file), 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
	);

const SHARED = new Set(classesIn('src/ui/styles/!(figures).css'));

/** Classes that only figures and live examples have, which come on top of a page's own share as articles do. */
const FIGURES = new Set(classesIn('product/**/*.css', 'src/ui/styles/figures.css').filter((name) => !SHARED.has(name)));

/** The site's own share of a page's document: without the article, and without the styles that only its figures need. */
export function ownShare(html: string): string {
	const classes = new Set([...classesOf(html)].filter((name) => !FIGURES.has(name)));
	return withoutArticle(html).replace(STYLES, (_, open: string, css: string, close: string) => open + takeApart(css)(classes) + close);
}
