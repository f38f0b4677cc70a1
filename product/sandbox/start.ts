import type { Apparatus } from '#product/schema/apparatus.ts';
import type { FileInfo } from '#product/schema/file.ts';
import type { Inspection } from '#product/schema/inspection.ts';
import { sampleDataSchema } from '#product/schema/sample-data.ts';
import type { ApparatusRecord, FileRecord, InspectionRecord, State } from './state.ts';

/**
 * State at a reset. Derived values of the seed are left out. Throws when the seed is not what the schema says.
 * @param seed Content of `sample-data.json`.
 * @param startsAt Clock at the reset (RFC 3339); its day in the works' time zone is the fachlicher Tag. Default: the reference day of the seed.
 */
export function start(seed: unknown, startsAt?: string): State {
	const data = sampleDataSchema.parse(seed);
	return {
		today: startsAt === undefined ? data.referenceDate : dayOf(startsAt, data.settings.timeZone),
		settings: data.settings,
		groups: data.groups,
		laboratories: data.laboratories,
		users: data.users,
		accessTokens: data.accessTokens,
		customFields: data.customFields,
		apparatuses: data.apparatuses.map(apparatusRecord),
		inspections: data.inspections.map(inspectionRecord),
		files: data.files.map(fileRecord),
		contents: {},
		nextIds: { customField: afterLast(data.customFields), inspection: afterLast(data.inspections), file: afterLast(data.files) },
	};
}

function apparatusRecord({ magicName, componentIds, inspectionDevice, ...entered }: Apparatus): ApparatusRecord {
	if (inspectionDevice === null) return { ...entered, inspectionDevice };
	const { dueDate, status, usable, restriction, lastInspection, ...device } = inspectionDevice;
	return { ...entered, inspectionDevice: device };
}

function inspectionRecord({ correctedBy, fileIds, measurements, ...entered }: Inspection): InspectionRecord {
	return { ...entered, measurements: measurements.map(({ deviation, inTolerance, ...measurement }) => measurement), createdWith: null };
}

function fileRecord({ public: { enabled, url, expiresAt }, ...file }: FileInfo): FileRecord {
	const token = url?.split('/').at(-1);
	return { ...file, publicLink: enabled && token !== undefined && expiresAt !== null ? { token, expiresAt } : null };
}

function afterLast(records: readonly { id: number }[]): number {
	return Math.max(0, ...records.map(({ id }) => id)) + 1;
}

function dayOf(time: string, timeZone: string): string {
	return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(time));
}
