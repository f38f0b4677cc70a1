import bwip from 'bwip-js/generic';
import { DATA_MATRIX_CODEWORDS, dataMatrixCodewords } from '#product/domain/sticker.ts';
import { DEVICE_NUMBERS } from './sample.ts';

/** DataMatrix codes by number: 14 rows of 14 modules, each row four hexadecimal digits. */
export type DataMatrixCodes = Readonly<Record<string, string>>;

/**
 * The codes of all inspection devices, worked out when the site is built: the encoder is 48 kB with compression, its results are 1 kB.
 * Only for pages; what hydrates gets it as a property.
 */
export const DATA_MATRIX_CODES: DataMatrixCodes = Object.fromEntries(
	DEVICE_NUMBERS.filter((number) => dataMatrixCodewords(number) <= DATA_MATRIX_CODEWORDS).map((number) => [number, encode(number)]),
);

function encode(text: string): string {
	const [code] = bwip.raw('datamatrix', text, {});
	if (code === undefined || !('pixs' in code) || code.pixx !== 14 || code.pixy !== 14) throw new Error(`${text} makes no DataMatrix of 14 × 14 modules.`);
	const bits = code.pixs.join('');
	return Array.from({ length: 14 }, (_, row) =>
		Number.parseInt(bits.slice(row * 14, row * 14 + 14), 2)
			.toString(16)
			.padStart(4, '0'),
	).join('');
}
