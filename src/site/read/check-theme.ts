import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Origin } from '#schema/parse/parse.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { accentOf, faintAccents } from '#text/colour/accent-colours.ts';
import { parseColour } from '#text/colour/parse-colour.ts';
import { siteFaults } from '#words/site-faults.ts';

/** Reports values in the `theme` of a site that are no colours, colours with too little contrast, and missing style sheets. `lineOf` returns the line of a key of `theme`. */
export function checkTheme(root: string, { accent, styles }: SiteConfig['theme'], lineOf: Origin['lineOf']): Problem[] {
	const place = (...path: (string | number)[]) => ({ file: 'site.config.ts', line: lineOf(path) });
	const colours = accentOf(accent);
	const keyOf = (mode: string) => (typeof accent === 'string' ? ['accent'] : ['accent', mode]);
	const unknown = Object.entries(colours)
		.filter(([, colour]) => parseColour(colour) === undefined)
		.map(([mode, colour]) => problemOf('site-config', { ...place(...keyOf(mode)), message: siteFaults.noColour(colour), hint: siteFaults.noColourHint }));
	const faint = faintAccents(colours).map((found) =>
		problemOf('faint-accent', { ...place(...keyOf(found.mode)), message: siteFaults.faintAccent(found), hint: siteFaults.faintAccentHint(found) }),
	);
	const missing = styles.flatMap((file, index) => {
		const message = file.endsWith('.css')
			? statSync(resolve(root, file), { throwIfNoEntry: false })?.isFile()
				? undefined
				: siteFaults.noOtherFile(file)
			: siteFaults.noStyleSheet(file);
		return message === undefined ? [] : [problemOf('site-config', { ...place('styles', index), message, hint: siteFaults.styleSheetHint })];
	});
	return [...unknown, ...faint, ...missing];
}
