import type { CalendarDate } from '#product/domain/calendar-date.ts';
// By name, so that the bundler leaves the rest of the file out.
import { areas, costCentres, groups, manufacturers, sections } from '#product/sample-data.json';
import type { Apparatus } from '#product/schema/apparatus.ts';
import type { CustomField } from '#product/schema/custom-field.ts';
import { APPARATUSES, CUSTOM_FIELDS } from '../sample.ts';

/** When a Kostenstelle takes new assignments (RULES.md ). */
interface CostCentreValidity {
	validFrom: CalendarDate;
	/** Last day; `null` when there is none. */
	validTo: CalendarDate | null;
	/** `false` while it is closed to new assignments. */
	active: boolean;
}

/** What an import is compared with. */
export interface MasterData {
	areas: ReadonlySet<string>;
	/** Code of a section → code of its area. */
	sections: ReadonlyMap<string, string>;
	/** By number. */
	costCentres: ReadonlyMap<string, CostCentreValidity>;
	groups: ReadonlySet<string>;
	manufacturers: ReadonlySet<string>;
	customFields: readonly CustomField[];
	/** Apparatuses that are there, by their Identnummer in small letters. */
	apparatuses: ReadonlyMap<string, Apparatus>;
}

const areaCodes = new Map(areas.map(({ id, code }) => [id, code]));

/** The works of the examples. */
export const SAMPLE_MASTER_DATA: MasterData = {
	areas: new Set(areaCodes.values()),
	sections: new Map(sections.map(({ code, areaId }) => [code, areaCodes.get(areaId) ?? ''])),
	costCentres: new Map(costCentres.map(({ number, validFrom, validTo, active }) => [number, { validFrom, validTo, active }])),
	groups: new Set(groups.map(({ code }) => code)),
	manufacturers: new Set(manufacturers.map(({ name }) => name)),
	customFields: CUSTOM_FIELDS,
	apparatuses: new Map(APPARATUSES.map((apparatus) => [apparatus.identNo.toLowerCase(), apparatus])),
};
