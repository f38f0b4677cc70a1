import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import {
	codeSize,
	dataMatrixCodewords,
	dueMonth,
	offeredLayouts,
	PRINTERS,
	presetLayout,
	qrContent,
	type StickerSubject,
	stickerProblem,
	stickerProblemText,
} from './sticker.ts';

const subjects = SAMPLE.apparatuses.map(({ identNo, retiredAt, inspectionDevice: device }) => ({
	number: device?.number ?? identNo,
	status: device?.status ?? (retiredAt === null ? null : 'retired'),
	restriction: device?.restriction ?? null,
	firstInspectionOpen: device !== null && device.lastInspection === null && device.dueDate !== null,
	evidenceExpired: false,
})) satisfies (StickerSubject & { number: string })[];

const valid: StickerSubject = { status: 'in_circulation', restriction: null, firstInspectionOpen: false, evidenceExpired: false };
const choice = { format: 'mini', layout: 'standard', code: 'datamatrix', number: 'PM-MS-0001' } as const;

describe('stickers (RULES.md R-12)', () => {
	test('the layout follows the status', () => {
		const count = (layout: string | null) => subjects.filter((subject) => presetLayout(subject) === layout).map(({ number }) => number);
		expect(count('restricted')).toEqual(['PM-BM-0002']);
		expect(count('blocked')).toEqual(['PM-BM-0003']);
		expect(count('not_required')).toEqual(['PM-WA-0002']);
		expect(count('accessory')).toHaveLength(4);
		expect(count('standard')).toHaveLength(17 + 3);
		expect(count(null).sort()).toEqual(['PM-DM-0002', 'PM-EL-0001', 'PM-LD-0002', 'PM-MS-0005', 'PM-PV-0001', 'PM-TH-0002']);
	});

	test('a layout is offered only where what it says is true', () => {
		const offered = (subject: Partial<StickerSubject>) => offeredLayouts({ ...valid, ...subject });
		expect(offered({})).toEqual(['standard', 'code_only']);
		expect(offered({ restriction: 'nur 25–40 mm' })).toEqual(['standard', 'code_only', 'restricted']);
		expect(offered({ status: 'blocked' })).toEqual(['standard', 'code_only', 'blocked']);
		expect(offered({ status: 'unmonitored' })).toEqual(['standard', 'code_only', 'not_required']);
		expect(offered({ status: 'overdue' })).toEqual(['standard', 'code_only']);
		expect(offered({ status: null })).toEqual(['code_only', 'accessory']);
	});

	test('no due date without a valid inspection, only the code', () => {
		for (const status of ['overdue', 'in_calibration', 'blocked', 'unmonitored'] as const) expect(stickerProblem({ ...valid, status }, choice)).toBe('KB-504');
		expect(stickerProblem({ ...valid, status: 'due', firstInspectionOpen: true }, choice)).toBe('KB-504');
		expect(stickerProblem({ ...valid, status: 'due', evidenceExpired: true }, choice)).toBe('KB-504');
		expect(presetLayout({ ...valid, status: 'due', evidenceExpired: true })).toBe(null);
		expect(stickerProblem({ ...valid, status: 'overdue' }, { ...choice, layout: 'code_only' })).toBeUndefined();
		expect(stickerProblem({ ...valid, status: 'retired' }, { ...choice, layout: 'code_only' })).toBe('retired');
		expect(stickerProblemText('KB-504')).toBe('Aufkleber nicht möglich: Es gibt keine gültige Prüfung.');
	});

	test('the code must fit the format', () => {
		expect(stickerProblem(valid, choice)).toBeUndefined();
		expect(stickerProblem(valid, { ...choice, code: 'qr' })).toBe('KB-505');
		expect(stickerProblem(valid, { ...choice, number: 'PM-MS-A001' })).toBe('KB-505');
		expect(stickerProblem(valid, { ...choice, format: 'badge', code: null })).toBeUndefined();
	});

	test.each([
		['PM-MS-0001', 8],
		['1234567890123456', 8],
		['PM-MS-001', 8],
		['Ä1', 3],
	])('%s takes %i codewords', (text, codewords) => expect(dataMatrixCodewords(text)).toBe(codewords));

	test('contents and sizes of codes', () => {
		expect(qrContent('7K3M9XWT')).toBe('HTTPS://APP.EXAMPLE.COM/Q/7K3M9XWT');
		expect(qrContent('7K3M9XWT')).toHaveLength(34);
		const sizes = PRINTERS.map((printer) => (['qr', 'datamatrix'] as const).map((code) => codeSize(code, printer).toFixed(1)));
		expect(sizes).toEqual([
			['12.4', '6.0'],
			['11.2', '5.4'],
		]);
		expect(dueMonth('2026-03-31')).toBe('03/26');
	});
});
