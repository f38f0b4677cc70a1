import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withoutCssComments } from '#text/css-code.ts';

/** How long it may take to look for classes in all files of a site. */
const LONGEST_MS = 60_000;

/** Whether a style sheet is one for Tailwind, which makes rules of the classes that it finds in the files of a site. */
export const namesTailwind = (css: string): boolean => /@tailwind\b|@apply\b|@import\s+(?:url\(\s*)?["']tailwindcss\b/.test(withoutCssComments(css));

/** The outcome of a style sheet, by its place and text: it is asked for several times, and takes seconds. */
const knownSheets = new Map<string, string | undefined>();

/** For a preview, after something has been saved: files of the site may name other classes now. */
export const forgetTailwind = (): void => knownSheets.clear();

/**
 * A style sheet for Tailwind as CSS, made by the site's own packages (`postcss` with `@tailwindcss/postcss` or `tailwindcss`) in a process of its own, as they work
 * asynchronously. `undefined` when they are not installed, or stop.
 * @param file its place, absolute. @param site absolute.
 */
export function compileTailwind(css: string, { file, site }: { file: string; site: string }): string | undefined {
	const key = `${file}\0${css}`;
	if (!knownSheets.has(key)) knownSheets.set(key, hasTailwind(site) ? compiledSheet(css, { file, site }) : undefined);
	return knownSheets.get(key);
}

function compiledSheet(css: string, { file, site }: { file: string; site: string }): string | undefined {
	try {
		return execFileSync(process.execPath, [join(import.meta.dirname, 'tailwind-worker.ts'), file, site], {
			cwd: site,
			input: css,
			encoding: 'utf8',
			timeout: LONGEST_MS,
			maxBuffer: 2 ** 26,
			stdio: ['pipe', 'pipe', 'ignore'],
			env: { ...process.env, NODE_ENV: 'production' },
		});
	} catch {
		return undefined;
	}
}

/** Whether the site has what makes CSS of such a style sheet; it then holds those that it imports. */
export function hasTailwind(site: string): boolean {
	const require = createRequire(join(site, 'package.json'));
	return ['postcss', 'tailwindcss/package.json'].every((name) => {
		try {
			return require.resolve(name) !== '';
		} catch {
			return false;
		}
	});
}
