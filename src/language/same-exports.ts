import type { Complete } from '#text/complete.ts';

/** Does not compile while English lacks something that German has, or has it in another form. */
export type CompleteAnalysis = [
	Complete<typeof import('./de/analysis.ts'), typeof import('./en/analysis.ts')>,
	Complete<typeof import('./de/fold.ts'), typeof import('./en/fold.ts')>,
	Complete<typeof import('./de/hyphenate.ts'), typeof import('./en/hyphenate.ts')>,
	Complete<typeof import('./de/inflect.ts'), typeof import('./en/inflect.ts')>,
	Complete<typeof import('./de/joins.ts'), typeof import('./en/joins.ts')>,
	Complete<typeof import('./de/quotes.ts'), typeof import('./en/quotes.ts')>,
	Complete<typeof import('./de/reading-speed.ts'), typeof import('./en/reading-speed.ts')>,
	Complete<typeof import('./de/thesaurus.ts'), typeof import('./en/thesaurus.ts')>,
	Complete<typeof import('./de/typography.ts'), typeof import('./en/typography.ts')>,
];
