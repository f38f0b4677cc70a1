import { describe, expect, test } from 'vitest';
import { dataMatrixModules, modulePath, qrModules } from './code-modules.ts';
import { DATA_MATRIX_CODES } from './data-matrix.ts';
import { DEVICE_NUMBERS } from './sample.ts';

describe('codes of stickers', () => {
	test('a Kurzcode makes a QR code of version 2 with its three finders', () => {
		const modules = qrModules('7K3M9XWT');
		expect(modules).toHaveLength(25);
		for (const [y, x] of [
			[0, 0],
			[0, 18],
			[18, 0],
		] as const)
			expect(
				modules
					.slice(y, y + 7)
					.map((row) =>
						row
							.slice(x, x + 7)
							.map(Number)
							.join(''),
					)
					.join(' '),
			).toBe('1111111 1000001 1011101 1011101 1011101 1000001 1111111');
	});

	test('every number makes a DataMatrix of 14 × 14 with its edges', () => {
		expect(Object.keys(DATA_MATRIX_CODES)).toEqual(DEVICE_NUMBERS);
		const modules = dataMatrixModules(DATA_MATRIX_CODES['PM-MS-0001'] ?? '');
		expect(modules.map((row) => row[0])).toEqual(Array(14).fill(true));
		expect(modules[13]).toEqual(Array(14).fill(true));
		expect(modules[0]?.map(Number).join('')).toBe('10101010101010');
		expect(modules.map((row) => Number(row[13])).join('')).toBe('01010101010101');
	});

	test('runs of modules become one rectangle', () => expect(modulePath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z'));
});
