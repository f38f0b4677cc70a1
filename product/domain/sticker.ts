import type { DeviceStatus } from './device-status.ts';

export type StickerCode = 'qr' | 'datamatrix';

/** How much a format says; each says what the one before says too (RULES.md ). */
export const STICKER_DETAIL = { number: 0, bar: 1, description: 2, all: 3 } as const;

/** Formats with sizes in millimetres; a round one has its diameter as both (RULES.md ). The first code is the default. */
export const STICKER_FORMATS = [
	{ format: 'mini', label: 'Mini', width: 20, height: 10, detail: STICKER_DETAIL.number, codes: ['datamatrix'] },
	{ format: 'small', label: 'Klein', width: 30, height: 15, detail: STICKER_DETAIL.bar, codes: ['qr', 'datamatrix'] },
	{ format: 'standard', label: 'Standard', width: 50, height: 25, detail: STICKER_DETAIL.description, codes: ['qr'] },
	{ format: 'large', label: 'Groß', width: 70, height: 36, detail: STICKER_DETAIL.all, codes: ['qr'] },
	{ format: 'badge', label: 'Plakette', width: 25, height: 25, detail: STICKER_DETAIL.number, codes: [] },
	{ format: 'sheet', label: 'Bogen A4', width: 70, height: 36, detail: STICKER_DETAIL.all, codes: ['qr'] },
] as const satisfies readonly { format: string; label: string; width: number; height: number; detail: number; codes: readonly StickerCode[] }[];
export type StickerFormat = (typeof STICKER_FORMATS)[number]['format'];

/** Places of the sheet: three columns, eight rows, counted by rows (RULES.md ). */
export const SHEET = { columns: 3, rows: 8 } as const;

/** Layouts (RULES.md ); `hasDueDate` ones need a valid inspection. */
export const STICKER_LAYOUTS = [
	{ layout: 'standard', label: 'Standard', hasDueDate: true },
	{ layout: 'code_only', label: 'Nur Code', hasDueDate: false },
	{ layout: 'blocked', label: 'Gesperrt', hasDueDate: false },
	{ layout: 'restricted', label: 'Eingeschränkt', hasDueDate: true },
	{ layout: 'not_required', label: 'Nicht kalibrierpflichtig', hasDueDate: false },
	{ layout: 'accessory', label: 'Zubehör', hasDueDate: false },
] as const;
export type StickerLayout = (typeof STICKER_LAYOUTS)[number]['layout'];

/** What of a record decides on its sticker. */
export interface StickerSubject {
	/** `null` for an apparatus that is no inspection device and not retired. */
	status: DeviceStatus | null;
	restriction: string | null;
	firstInspectionOpen: boolean;
	/** The due date has passed, in the days of grace. */
	evidenceExpired: boolean;
}

/** Layout that Kalibord preselects; `null` where there is none (RULES.md ). */
export function presetLayout(subject: StickerSubject): StickerLayout | null {
	if (subject.status === null) return 'accessory';
	if (subject.status === 'blocked') return 'blocked';
	if (subject.status === 'unmonitored') return 'not_required';
	if (!hasValidInspection(subject)) return null;
	return subject.restriction === null ? 'standard' : 'restricted';
}

/** Layouts to choose from: a layout that says something of the record is offered only where that is true (RULES.md ). */
export function offeredLayouts(subject: StickerSubject): StickerLayout[] {
	const preset = presetLayout(subject);
	return STICKER_LAYOUTS.map(({ layout }) => layout).filter(
		(layout) => layout === preset || layout === 'code_only' || (layout === 'standard' && subject.status !== null),
	);
}

/** Why a sticker cannot be printed: retired, no valid inspection for a due date (RULES.md, KB-504), or the code does not fit (R-12.6, KB-505). `undefined` when it can. */
export function stickerProblem(
	subject: StickerSubject,
	{ format, layout, code, number }: { format: StickerFormat; layout: StickerLayout; code: StickerCode | null; number: string },
): 'retired' | 'KB-504' | 'KB-505' | undefined {
	if (subject.status === 'retired') return 'retired';
	if (STICKER_LAYOUTS.some((candidate) => candidate.layout === layout && candidate.hasDueDate) && !hasValidInspection(subject)) return 'KB-504';
	const allowed: readonly StickerCode[] = STICKER_FORMATS.find((candidate) => candidate.format === format)?.codes ?? [];
	const fits = code === null || (allowed.includes(code) && (code === 'qr' || dataMatrixCodewords(number) <= DATA_MATRIX_CODEWORDS));
	return fits ? undefined : 'KB-505';
}

/** Whether an inspection says until when the device is valid, and that is not over (RULES.md ). */
function hasValidInspection({ status, firstInspectionOpen, evidenceExpired }: StickerSubject): boolean {
	return (status === 'in_circulation' || status === 'due') && !firstInspectionOpen && !evidenceExpired;
}

/** The German text of a problem (RULES.md ). */
export function stickerProblemText(problem: 'retired' | 'KB-504' | 'KB-505'): string {
	if (problem === 'retired') return 'Für ausgemusterte Prüfmittel gibt es keinen Aufkleber.';
	return problem === 'KB-504' ? 'Aufkleber nicht möglich: Es gibt keine gültige Prüfung.' : 'Der Code passt nicht auf das gewählte Format.';
}

/** Content of the QR code: all capitals, so that it is alphanumeric and fits version 2-M (RULES.md ). */
export function qrContent(shortCode: string): string {
	return `HTTPS://APP.EXAMPLE.COM/Q/${shortCode}`;
}

/** Codewords that fit a DataMatrix of 14 × 14 modules. */
export const DATA_MATRIX_CODEWORDS = 8;

/** Codewords of a text in ASCII encodation (ISO/IEC 16022): two digits in a row are one, others one each, beyond ASCII two. */
export function dataMatrixCodewords(text: string): number {
	return (text.match(/[0-9]{2}|[\s\S]/g) ?? []).reduce((sum, piece) => sum + (piece.charCodeAt(0) > 127 ? 2 : 1), 0);
}

/** Modules of quiet zone at each side of a QR code (ISO/IEC 18004; RULES.md ). */
export const QR_QUIET_ZONE = 4;

/** Modules a side with the quiet zone: QR version 2 with 4 on each side, DataMatrix 14 × 14 with 1 (RULES.md ). */
export const MODULES_WITH_QUIET_ZONE: Readonly<Record<StickerCode, number>> = { qr: 25 + 2 * QR_QUIET_ZONE, datamatrix: 16 };

/** Resolutions of label printers and the dots that a module takes there (RULES.md ). */
export const PRINTERS = [
	{ dpi: 203, dots: 3 },
	{ dpi: 300, dots: 4 },
] as const;

/** Side of a printed code with its quiet zone, in millimetres. */
export function codeSize(code: StickerCode, { dpi, dots }: { dpi: number; dots: number }): number {
	return (MODULES_WITH_QUIET_ZONE[code] * dots * 25.4) / dpi;
}

/** `2026-03-31` → `03/26`. */
export function dueMonth(date: string): string {
	return `${date.slice(5, 7)}/${date.slice(2, 4)}`;
}
