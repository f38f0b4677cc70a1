import type { SampleApparatus, SampleCustomField } from '#product/domain/sample-data.ts';
import type { Searchable } from '#product/domain/search/searchable.ts';
// By name, so that the bundler leaves the rest of the file out.
import { apparatuses, areas, customFields, groups, settings } from '#product/sample-data.json';

/** All apparatuses of the example works. */
export const APPARATUSES = apparatuses as readonly SampleApparatus[];

/** Zusatzfelder of apparatuses. */
export const CUSTOM_FIELDS = (customFields as readonly SampleCustomField[]).filter(({ entity }) => entity === 'apparatus');

/** Prüfmittelgruppen by code. */
export const GROUPS: readonly { code: string; name: string }[] = groups;

/** Bereiche by code. */
export const AREAS: readonly { code: string; name: string }[] = areas;

/** Template of the example works. */
export const TEMPLATE = settings.magicName;

/** Number by which people call an apparatus: the one of the inspection device, else the Identnummer. */
export function numberOf({ inspectionDevice, identNo }: Pick<SampleApparatus, 'inspectionDevice' | 'identNo'>): string {
	return inspectionDevice?.number ?? identNo;
}

/** Every Prüfmittelnummer that was ever given. */
export const DEVICE_NUMBERS = APPARATUSES.flatMap(({ inspectionDevice }) => (inspectionDevice === null ? [] : [inspectionDevice.number]));

/** Apparatuses as search sees them. */
export const SEARCHABLES: readonly (SampleApparatus & Searchable)[] = APPARATUSES;
