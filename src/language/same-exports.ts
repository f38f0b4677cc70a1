import type { Complete } from '#text/complete.ts';

interface German {
	'analysis.ts': typeof import('./de/analysis.ts');
	'hyphenate.ts': typeof import('./de/hyphenate.ts');
	'inflect.ts': typeof import('./de/inflect.ts');
	'fold.ts': typeof import('./de/fold.ts');
	'quotes.ts': typeof import('./de/quotes.ts');
	'reading-speed.ts': typeof import('./de/reading-speed.ts');
	'thesaurus.ts': typeof import('./de/thesaurus.ts');
	'typography.ts': typeof import('./de/typography.ts');
}

interface English {
	'analysis.ts': typeof import('./en/analysis.ts');
	'hyphenate.ts': typeof import('./en/hyphenate.ts');
	'inflect.ts': typeof import('./en/inflect.ts');
	'fold.ts': typeof import('./en/fold.ts');
	'quotes.ts': typeof import('./en/quotes.ts');
	'reading-speed.ts': typeof import('./en/reading-speed.ts');
	'thesaurus.ts': typeof import('./en/thesaurus.ts');
	'typography.ts': typeof import('./en/typography.ts');
}

/** Does not compile while English lacks something that German has, or has it in another form. */
export type CompleteAnalysis = Complete<German, English>;
