/** Quotation marks opened less those closed. */
export const quotesIn = (text: string): number => (text.match(/“/g)?.length ?? 0) - (text.match(/”/g)?.length ?? 0);
