import { contrastOf, MODES } from '#text/colour/accent-colours.ts';
import { parseColour } from '#text/colour/parse-colour.ts';
import { BAR, type ContentStyles, valueInMode } from './content-styles.ts';

/** From this contrast on the bar of a site is of the other kind than ours (WCAG 2.2, 1.4.11): a logo that can be seen on one may be lost on the other. */
const OTHER_KIND = 3;

/** The ground of a bar whose look is a setting of the theme (`navbar.style`), where no style sheet has another. */
const GROUND_OF_LOOK = { primary: 'var(--ifm-color-primary, #3578e5)', dark: '#303846' } as const;

export type BarLook = keyof typeof GROUND_OF_LOOK;

/**
 * A rule of CSS that gives the logo, and pictures of the bar, the ground of the bar that it was drawn for, where that is dark and ours light, or the other way. `undefined` where neither
 * the style sheets of the site nor the look of its bar say anything of the sort.
 */
export function logoGroundRule(sheets: readonly Pick<ContentStyles, 'values'>[], look?: BarLook): string | undefined {
	const values = new Map(sheets.flatMap((sheet) => [...sheet.values]));
	const grounds = (['light', 'dark'] as const).map((mode) => {
		const colour = [`var(${BAR})`, 'var(--ifm-navbar-background-color)', ...(look ? [GROUND_OF_LOOK[look]] : [])]
			.map((value) => parseColour(valueInMode(value, values, mode)))
			.find((found) => found !== undefined);
		return colour !== undefined && contrastOf(colour, MODES[mode].paper) >= OTHER_KIND ? `rgb(${colour.join(' ')})` : 'transparent';
	});
	if (grounds.every((ground) => ground === 'transparent')) return undefined;
	return `.brand .logo,.navbar .own-picture{box-sizing:content-box;padding:.2rem .4rem;border-radius:var(--radius-small);background:light-dark(${grounds.join()})}`;
}
