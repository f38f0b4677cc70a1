import { describe, expect, test } from 'vitest';
import { STICKER_FORMATS } from './sticker.ts';
import { type StickerDevice, stickerContent } from './sticker-content.ts';

const caliper: StickerDevice = {
	number: 'PM-MS-0001',
	identNo: 'INV-100101',
	designation: 'Messschieber digital',
	range: '0–150 mm',
	area: 'Fertigung',
	dueDate: '2026-03-31',
	restriction: null,
	lastInspection: 'PB-2025-00009',
};
const texts = (...args: Parameters<typeof stickerContent>) => stickerContent(...args).lines.map(({ text }) => text);

describe('content of a sticker (RULES.md R-12)', () => {
	test('each format says more', () => {
		expect(texts(caliper, 'mini', 'standard')).toEqual(['PM-MS-0001', 'gültig bis', '03/26']);
		expect(stickerContent(caliper, 'mini', 'standard').bar).toBeUndefined();
		expect(texts(caliper, 'small', 'standard')).toEqual(['PM-MS-0001', '03/26']);
		expect(texts(caliper, 'standard', 'standard')).toEqual(['PM-MS-0001', '03/26', 'Messschieber digital', 'Fertigung']);
		expect(texts(caliper, 'large', 'standard')).toEqual(['PM-MS-0001', '03/26', 'Messschieber digital', '0–150 mm', 'Fertigung', 'PB-2025-00009']);
	});

	test('the bar says until when, not the status of the day of printing (RULES.md R-12.7)', () => {
		for (const format of ['small', 'standard', 'large', 'sheet'] as const)
			expect(stickerContent(caliper, format, 'standard').bar).toEqual({ text: 'gültig bis 31.03.2026', tone: 'plain' });
	});

	test.each([
		['mini', 'gültig bis'],
		['small', 'gültig bis'],
		['standard', 'gültig bis 31.03.2026'],
		['badge', 'gültig bis'],
	] as const)('%s with a restriction in the bar says so above it', (format, until) => {
		const restricted = stickerContent({ ...caliper, restriction: 'nur 25–40 mm' }, format, 'restricted');
		expect(restricted.bar?.text).toContain('nur 25–40 mm');
		expect(restricted.lines.map(({ text }) => text)).toContain(until);
	});

	test('a layout chosen by hand does not take the restriction away (RULES.md R-12.2)', () => {
		const restricted = { ...caliper, restriction: 'nur 25–40 mm' };
		for (const { format } of STICKER_FORMATS) expect(stickerContent(restricted, format, 'standard')).toEqual(stickerContent(restricted, format, 'restricted'));
		expect(stickerContent(restricted, 'small', 'code_only').bar).toBeUndefined();
	});

	test('each layout says what it is for', () => {
		expect(stickerContent(caliper, 'small', 'blocked')).toEqual({
			lines: [{ kind: 'number', text: 'PM-MS-0001' }],
			bar: { text: 'GESPERRT – nicht verwenden', tone: 'stop' },
			hasCode: true,
		});
		expect(texts(caliper, 'large', 'code_only')).toEqual(['PM-MS-0001']);
		expect(stickerContent(caliper, 'small', 'not_required').bar?.text).toBe('Nicht kalibrierpflichtig');
		expect(stickerContent({ ...caliper, restriction: 'nur 25–40 mm' }, 'mini', 'restricted').bar?.text).toBe('nur 25–40 mm');
		expect(stickerContent({ ...caliper, restriction: 'nur 25–40 mm' }, 'large', 'restricted').bar?.text).toBe('Eingeschränkt: nur 25–40 mm');
		expect(stickerContent(caliper, 'large', 'accessory')).toEqual({ lines: [{ kind: 'number', text: 'INV-100101' }], hasCode: false });
	});

	test('a badge has no code', () => expect(stickerContent(caliper, 'badge', 'standard').hasCode).toBe(false));
});
