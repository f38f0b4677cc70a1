import { encode } from 'uqr';
import { qrContent } from '#product/domain/sticker.ts';

/** Dark modules of a code, row by row. */
export type Modules = readonly (readonly boolean[])[];

/** QR code version 2-M of a Kurzcode: 25 × 25 modules (RULES.md ). */
export function qrModules(shortCode: string): Modules {
	return encode(qrContent(shortCode), { ecc: 'M', boostEcc: false, border: 0 }).data;
}

/** Modules of a code that was worked out at build time (`./data-matrix.ts`). */
export function dataMatrixModules(hex: string): Modules {
	return Array.from({ length: 14 }, (_, row) => {
		const bits = Number.parseInt(hex.slice(row * 4, row * 4 + 4), 16);
		return Array.from({ length: 14 }, (_, column) => ((bits >> (13 - column)) & 1) === 1);
	});
}

/** Dark modules as an SVG path in units of a module; neighbours in a row are one rectangle, so that no seam shows. */
export function modulePath(modules: Modules): string {
	return modules
		.map((row, y) =>
			[
				...row
					.map((dark) => (dark ? '1' : '0'))
					.join('')
					.matchAll(/1+/g),
			]
				.map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
				.join(''),
		)
		.join('');
}
