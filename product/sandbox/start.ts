import type { SampleApparatus, SampleData, SampleFile, SampleInspection } from '#product/domain/sample-data.ts';
import type { ApparatusRecord, FileRecord, InspectionRecord, State } from './state.ts';

/**
 * State at a reset. Derived values of the seed are left out.
 * @param seed Content of `sample-data.json`.
 * @param startsAt Clock at the reset (RFC 3339); its day in the works' time zone is the fachlicher Tag. Default: the reference day of the seed.
 */
export function start(seed: unknown, startsAt?: string): State {
	const data = structuredClone(seed) as SampleData;
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

function apparatusRecord({ magicName, componentIds, inspectionDevice, ...entered }: SampleApparatus): ApparatusRecord {
	if (inspectionDevice === null) return { ...entered, inspectionDevice };
	const { dueDate, status, usable, restriction, lastInspection, ...device } = inspectionDevice;
	return { ...entered, inspectionDevice: device };
}

function inspectionRecord({ correctedBy, fileIds, measurements, ...entered }: SampleInspection): InspectionRecord {
	return { ...entered, measurements: measurements.map(({ deviation, inTolerance, ...measurement }) => measurement), createdWith: null };
}

function fileRecord({ public: { enabled, url, expiresAt }, ...file }: SampleFile): FileRecord {
	const token = url?.split('/').at(-1);
	return { ...file, publicLink: enabled && token !== undefined && expiresAt !== null ? { token, expiresAt } : null };
}

function afterLast(records: readonly { id: number }[]): number {
	return Math.max(0, ...records.map(({ id }) => id)) + 1;
}

function dayOf(time: string, timeZone: string): string {
	return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(time));
}
