import type { Searchable } from '#product/domain/search/searchable.ts';
// By name, so that the bundler leaves the rest of the file out.
import { apparatuses, areas, customFields, groups, settings } from '#product/sample-data.json';
import type { Apparatus } from '#product/schema/apparatus.ts';
import type { CustomField } from '#product/schema/custom-field.ts';

/** All apparatuses of the example works. */
export const APPARATUSES = apparatuses as readonly Apparatus[];

/** Zusatzfelder of apparatuses. */
export const CUSTOM_FIELDS = (customFields as readonly CustomField[]).filter(({ entity }) => entity === 'apparatus');

/** Prüfmittelgruppen by code. */
export const GROUPS: readonly { code: string; name: string }[] = groups;

/** Bereiche by code. */
export const AREAS: readonly { code: string; name: string }[] = areas;

/** Template of the example works. */
export const TEMPLATE = settings.magicName;

/** Number by which people call an apparatus: the one of the inspection device, else the Identnummer. */
export function numberOf({ inspectionDevice, identNo }: Pick<Apparatus, 'inspectionDevice' | 'identNo'>): string {
	return inspectionDevice?.number ?? identNo;
}

/** Every Prüfmittelnummer that was ever given. */
export const DEVICE_NUMBERS = APPARATUSES.flatMap(({ inspectionDevice }) => (inspectionDevice === null ? [] : [inspectionDevice.number]));

/** Apparatuses as search sees them. */
export const SEARCHABLES: readonly (Apparatus & Searchable)[] = APPARATUSES;
