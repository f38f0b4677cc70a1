import { type CalendarDate, germanDate } from './calendar-date.ts';
import { dueMonth, STICKER_DETAIL, STICKER_FORMATS, type StickerFormat, type StickerLayout } from './sticker.ts';

/** What a sticker says of a device. */
export interface StickerDevice {
	/** Prüfmittelnummer, of other apparatuses the Identnummer. */
	number: string;
	identNo: string;
	designation: string;
	range: string | null;
	area: string;
	dueDate: CalendarDate | null;
	restriction: string | null;
	lastInspection: string | null;
}

/** A line of a sticker; `due` is set large, `number` bold. */
export interface StickerLine {
	kind: 'number' | 'due' | 'text';
	text: string;
}

/** Lines from top to bottom, the bar at the lower edge, and whether there is a code. */
export interface StickerContent {
	lines: StickerLine[];
	bar?: { text: string; tone: 'plain' | 'stop' | 'gone' };
	hasCode: boolean;
}

/**
 * Content of a sticker by format and layout (RULES.md ). It says until when the device is valid and no status: time would make that false on
 * paper. Whatever says until when also says the restriction, even in a layout chosen by hand. The caller has asked `stickerProblem` before.
 */
export function stickerContent(device: StickerDevice, format: StickerFormat, layout: StickerLayout): StickerContent {
	const { detail, codes } = formatNamed(format);
	const hasCode = codes.length > 0;
	if (layout === 'accessory') return { lines: [{ kind: 'number', text: device.identNo }], hasCode: false };
	const lines: StickerLine[] = [{ kind: 'number', text: device.number }];
	if (layout === 'code_only') return { lines, hasCode };
	if (layout === 'blocked')
		return { lines: [...lines, ...descriptionLines(device, detail)], bar: { text: 'GESPERRT – nicht verwenden', tone: 'stop' }, hasCode };
	if (layout === 'not_required')
		return { lines: [...lines, ...descriptionLines(device, detail)], bar: { text: 'Nicht kalibrierpflichtig', tone: 'gone' }, hasCode };
	const restriction = device.restriction ?? '';
	const until = device.dueDate === null ? '' : `gültig bis ${germanDate(device.dueDate)}`;
	const isDescribed = detail >= STICKER_DETAIL.description;
	const untilInBar = detail >= STICKER_DETAIL.bar && restriction === '' && until !== '';
	if (!isDescribed && !untilInBar && until !== '') lines.push({ kind: 'text', text: 'gültig bis' });
	if (device.dueDate !== null) lines.push({ kind: 'due', text: dueMonth(device.dueDate) });
	lines.push(...descriptionLines(device, detail));
	if (isDescribed && !untilInBar && until !== '') lines.push({ kind: 'text', text: until });
	if (detail >= STICKER_DETAIL.all && device.lastInspection !== null) lines.push({ kind: 'text', text: device.lastInspection });
	const bar = restriction === '' ? until : isDescribed ? `Eingeschränkt: ${restriction}` : restriction;
	return { lines, hasCode, ...((untilInBar || restriction !== '') && { bar: { text: bar, tone: 'plain' as const } }) };
}

function descriptionLines({ designation, range, area }: StickerDevice, detail: number): StickerLine[] {
	if (detail < STICKER_DETAIL.description) return [];
	const texts = detail < STICKER_DETAIL.all || range === null || designation.endsWith(range) ? [designation, area] : [designation, range, area];
	return texts.map((text) => ({ kind: 'text', text }));
}

function formatNamed(format: StickerFormat): { detail: number; codes: readonly string[] } {
	const found = STICKER_FORMATS.find((candidate) => candidate.format === format);
	if (found === undefined) throw new Error(`There is no format ${format}.`);
	return found;
}
