import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text on its way to a reader: brotli, quality 9. */
export const weigh = (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
