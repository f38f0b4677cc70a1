import { expect, test } from 'vitest';
import { STICKER_FORMATS } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { stickerLayout } from './sticker-layout.ts';
import { STICKER_SUBJECTS } from './sticker-subjects.ts';

test('lines stand below each other between upper edge and bar', () => {
	for (const form of STICKER_FORMATS)
		for (const { device } of STICKER_SUBJECTS) {
			const { lines, free, left } = stickerLayout(form, stickerContent(device, form.format, 'standard'), form.codes[0]);
			const edges = [0, ...lines.flatMap(({ y, size }) => [y - size * 0.73, y]), free];
			expect(edges).toEqual(edges.toSorted((a, b) => a - b));
			expect(left).toBeLessThan(form.width / 1.5);
		}
});

test('a QR code is 12,4 mm wide with its quiet zone (RULES.md R-12.3)', () => {
	const [standard] = STICKER_FORMATS.filter(({ format }) => format === 'standard');
	const [subject] = STICKER_SUBJECTS;
	if (standard === undefined || subject === undefined) throw new Error('No format or no device.');
	expect(stickerLayout(standard, stickerContent(subject.device, 'standard', 'standard'), 'qr').code?.side).toBeCloseTo(12.39, 2);
});
