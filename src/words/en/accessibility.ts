import { counted } from '#text/count.ts';

export const accessibility = {
	subject: 'Tested',
	how: 'How',
	pages: 'Pages',
	found: 'Faults',
	subjects: {
		axe: 'rules of WCAG 2.2, levels A and AA, as far as a program can test them; contrast has a row of its own',
		contrast: 'contrast of every text with its ground',
		reach: 'controls of the content within reach of keyboard and finger, on a page of each kind also those around it',
		order: 'way of the keyboard through the first 120 controls of a page of each kind: in the order of the page, caught nowhere',
		layout: 'text over text, text that is cut, controls that are covered or too small',
		zoom: 'the same with text of twice the size',
		words: 'words that break without a hyphen or stick together',
	},
	modes: { light: 'light', dark: 'dark' },
	widths: (widths: readonly number[]) => (widths.length > 4 ? `${widths.length} widths from ${widths[0]} to ${widths.at(-1)} px` : `${widths.join(', ')} px`),
	summary: ({ pages, date }: { pages: number; date: string }) =>
		`As of ${date}. A program tested ${counted(pages, 'page', 'pages')} of this website in a browser (Chromium).`,
	/** `reasons`: what is wrong with its values. */
	noRecord: (reasons: string) => `This is no result of “npm run sweeps”: ${reasons}`,
	faultless: 'It noticed no fault.',
	faulty: 'The faults that the table counts are known; they are not mended yet.',
};
