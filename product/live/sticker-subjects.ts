import { isEvidenceExpired } from '#product/domain/device-status.ts';
import type { StickerSubject } from '#product/domain/sticker.ts';
import type { StickerDevice } from '#product/domain/sticker-content.ts';
import { TODAY } from './example-day.ts';
import { APPARATUSES, numberOf } from './sample.ts';

/** An apparatus of the example works as the sticker assistant sees it. */
export interface SampleSticker extends StickerSubject {
	device: StickerDevice;
	shortCode: string;
}

/** All apparatuses, inspection devices first. */
export const STICKER_SUBJECTS: readonly SampleSticker[] = APPARATUSES.map((apparatus) => {
	const { inspectionDevice: part, retiredAt } = apparatus;
	const status = part?.status ?? (retiredAt === null ? null : 'retired');
	return {
		status,
		restriction: part?.restriction ?? null,
		firstInspectionOpen: part !== null && part.lastInspection === null && part.interval !== null,
		evidenceExpired: part !== null && isEvidenceExpired(part.status, part, TODAY),
		shortCode: apparatus.shortCode,
		device: {
			number: numberOf(apparatus),
			identNo: apparatus.identNo,
			designation: apparatus.designation,
			range: apparatus.range,
			area: apparatus.area.name,
			dueDate: part?.dueDate ?? null,
			restriction: part?.restriction ?? null,
			lastInspection: part?.lastInspection?.number ?? null,
		},
	};
});
