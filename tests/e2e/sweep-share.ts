/** Whether a sweep looks at everything (`npm run sweeps`), or at the share of it that every run of the tests has time for. */
export const isWhole = process.env.SWEEPS === 'all';
