import { contrastOf, MODES } from '#text/colour/accent-colours.ts';
import { parseColour } from '#text/colour/parse-colour.ts';
import { BAR, type ContentStyles, valueInMode } from './content-styles.ts';

/** From this contrast on the bar of a site is of the other kind than ours (WCAG 2.2, 1.4.11): a logo that can be seen on one may be lost on the other. */
const OTHER_KIND = 3;

/**
 * A rule of CSS that gives the logo, and pictures of the bar, the ground of the bar that it was drawn for, where that is dark and ours light, or the other way. `undefined` where the style
 * sheets of the site say nothing of the sort.
 */
export function logoGroundRule(sheets: readonly Pick<ContentStyles, 'values'>[]): string | undefined {
	const values = new Map(sheets.flatMap((sheet) => [...sheet.values]));
	const grounds = (['light', 'dark'] as const).map((mode) => {
		const colour = [BAR, '--ifm-navbar-background-color']
			.map((name) => parseColour(valueInMode(`var(${name})`, values, mode)))
			.find((found) => found !== undefined);
		return colour !== undefined && contrastOf(colour, MODES[mode].paper) >= OTHER_KIND ? `rgb(${colour.join(' ')})` : 'transparent';
	});
	if (grounds.every((ground) => ground === 'transparent')) return undefined;
	return `.brand .logo,.navbar .own-picture{box-sizing:content-box;padding:.2rem .4rem;border-radius:var(--radius-small);background:light-dark(${grounds.join()})}`;
}
