/** Whether a sweep looks at everything (`npm run sweeps`), or at the share of it that every run of the tests has time for. */
export const isWhole = process.env.SWEEPS === 'all';

/** What one page of many gets of a list in a share of a sweep: every `of`-th entry, another one for each page, so that neighbours together see all. */
export const shareOf = <Entry>(list: readonly Entry[], { index, of }: { index: number; of: number }): Entry[] =>
	list.filter((_, place) => place % of === index % of);
