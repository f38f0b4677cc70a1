import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '#finished-page/names.ts';
import { STYLES, takeApart } from '#site/build/prune-styles.ts';
import { PROGRAM } from './build-fixture.ts';
import { withoutArticle } from './read-html.ts';

const classesIn = (...patterns: string[]) =>
	globSync(patterns, { cwd: PROGRAM }).flatMap((file) =>
		[...readFileSync(join(PROGRAM, file), 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
	);

const SHARED = new Set(classesIn('src/ui/!(figures)/*.css', 'src/ui/figures/caliper.css', 'src/reference/**/*.css'));

/** Classes that only figures and live examples have, which come on top of a page's own share as articles do. */
const FIGURES = new Set(classesIn('product/**/*.css', 'src/ui/figures/!(caliper).css').filter((name) => !SHARED.has(name)));

/** The site's own share of a page's document: without the article, and without the styles that only its figures need. */
export function ownShare(html: string): string {
	const names = new Set([...namesIn(html)].filter((name) => !FIGURES.has(name.slice(1))));
	return withoutArticle(html).replace(STYLES, (_, open: string, css: string) => `${open}${takeApart(css)(names)}</style>`);
}
