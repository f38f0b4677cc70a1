import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { STICKER_FORMATS } from '#product/domain/sticker.ts';
import { stickerContent } from '#product/domain/sticker-content.ts';
import { Sticker } from './Sticker.tsx';
import { STICKER_SUBJECTS } from './sticker-subjects.ts';

/** What is drawn on the sticker of a device, line by line. */
function drawn(number: string, form: (typeof STICKER_FORMATS)[number], layout: Parameters<typeof stickerContent>[2]): string[] {
	const subject = STICKER_SUBJECTS.find(({ device }) => device.number === number);
	if (subject === undefined) throw new Error(`The sample data hold no ${number}.`);
	const html = renderToStaticMarkup(<Sticker form={form} content={stickerContent(subject.device, form.format, layout)} modules={undefined} zoom={1} />);
	return [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
}

describe.each(STICKER_FORMATS)('$label draws on paper what must never be missing (RULES.md R-12.2)', (form) => {
	test('the restriction, also in the layout Standard chosen by hand', () => {
		for (const layout of ['restricted', 'standard'] as const) expect(drawn('PM-BM-0002', form, layout).join('\n')).toContain('nur 25–40 mm');
	});

	test('that a device is blocked or unmonitored', () => {
		expect(drawn('PM-BM-0003', form, 'blocked').join(' – ')).toContain('GESPERRT – nicht verwenden');
		expect(drawn('PM-WA-0002', form, 'not_required')).toContain('Nicht kalibrierpflichtig');
	});
});
