import { counted } from '#text/count.ts';

export const accessibility = {
	subject: 'Tested',
	how: 'How',
	pages: 'Pages',
	found: 'Issues',
	subjects: {
		axe: 'WCAG 2.2 rules, levels A and AA, as far as a program can test them; contrast has its own row',
		contrast: 'contrast of all text against its background',
		reach: 'whether controls in the content can be reached by keyboard and touch; on one page of each kind, also those around it',
		order: 'tabbing through the first 120 controls on one page of each kind: in page order, with no keyboard trap',
		layout: 'overlapping or cut-off text, controls that are covered or too small',
		zoom: 'the same at twice the text size',
		words: 'words that break without a hyphen or run together',
	},
	modes: { light: 'light', dark: 'dark' },
	widths: (widths: readonly number[]) =>
		widths.length > 4 ? `${widths.length} widths from ${widths[0]} to ${widths.at(-1)}\u00A0px` : `${widths.join(', ')}\u00A0px`,
	summary: ({ pages, date }: { pages: number; date: string }) =>
		`As of ${date}. Automated tests covered ${counted(pages, 'page', 'pages')} of this website in a browser (Chromium).`,
	/** `reasons`: what is wrong with its values. */
	noRecord: (reasons: string) => `This is not a result of “npm run sweeps”: ${reasons}`,
	faultless: 'They found no issues.',
	faulty: 'The issues counted in the table are known and not fixed yet.',
};
