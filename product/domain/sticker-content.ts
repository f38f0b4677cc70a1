import { type CalendarDate, germanDate } from './calendar-date.ts';
import { type DeviceStatus, statusMark } from './device-status.ts';
import { dueMonth, STICKER_DETAIL, STICKER_FORMATS, type StickerFormat, type StickerLayout } from './sticker.ts';

/** What a sticker says of a device. */
export interface StickerDevice {
	/** Prüfmittelnummer, of other apparatuses the Identnummer. */
	number: string;
	identNo: string;
	designation: string;
	range: string | null;
	area: string;
	status: DeviceStatus | null;
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
	bar?: { text: string; tone: 'status' | 'stop' | 'gone' };
	hasCode: boolean;
}

/** Content of a sticker by format and layout (RULES.md ). The caller has asked `stickerProblem` before. */
export function stickerContent(device: StickerDevice, format: StickerFormat, layout: StickerLayout): StickerContent {
	const { detail, codes } = formatOf(format);
	const hasCode = codes.length > 0;
	if (layout === 'accessory') return { lines: [{ kind: 'number', text: device.identNo }], hasCode: false };
	const lines: StickerLine[] = [{ kind: 'number', text: device.number }];
	if (layout === 'code_only') return { lines, hasCode };
	if (layout === 'blocked') return { lines: [...lines, ...described(device, detail)], bar: { text: 'GESPERRT – nicht verwenden', tone: 'stop' }, hasCode };
	if (layout === 'not_required') return { lines: [...lines, ...described(device, detail)], bar: { text: 'Nicht kalibrierpflichtig', tone: 'gone' }, hasCode };
	if (device.dueDate !== null) lines.push({ kind: 'due', text: dueMonth(device.dueDate) });
	lines.push(...described(device, detail));
	if (detail >= STICKER_DETAIL.description && device.dueDate !== null) lines.push({ kind: 'text', text: `fällig am ${germanDate(device.dueDate)}` });
	if (detail >= STICKER_DETAIL.all && device.lastInspection !== null) lines.push({ kind: 'text', text: device.lastInspection });
	const restriction = layout === 'restricted' ? (device.restriction ?? '') : '';
	const status = device.status === null ? '' : statusMark(device.status).label;
	const restricted = detail >= STICKER_DETAIL.description ? `Eingeschränkt: ${restriction}` : restriction;
	const text = restriction === '' ? status : restricted;
	return { lines, hasCode, ...((detail >= STICKER_DETAIL.bar || restriction !== '') && { bar: { text, tone: 'status' as const } }) };
}

function described({ designation, range, area }: StickerDevice, detail: number): StickerLine[] {
	if (detail < STICKER_DETAIL.description) return [];
	const texts = detail < STICKER_DETAIL.all || range === null || designation.endsWith(range) ? [designation, area] : [designation, range, area];
	return texts.map((text) => ({ kind: 'text', text }));
}

function formatOf(format: StickerFormat): { detail: number; codes: readonly string[] } {
	const found = STICKER_FORMATS.find((candidate) => candidate.format === format);
	if (found === undefined) throw new Error(`There is no format ${format}.`);
	return found;
}
