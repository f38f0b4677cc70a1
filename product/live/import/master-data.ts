// By name, so that the bundler leaves the rest of the file out.
import { areas, costCentres, groups, manufacturers, sections } from '#product/sample-data.json';
import type { Apparatus } from '#product/schema/apparatus.ts';
import type { CustomField } from '#product/schema/custom-field.ts';
import { APPARATUSES, CUSTOM_FIELDS } from '../sample.ts';

/** What an import is compared with. */
export interface MasterData {
	areas: ReadonlySet<string>;
	/** Code of a section → code of its area. */
	sections: ReadonlyMap<string, string>;
	costCentres: ReadonlySet<string>;
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
	costCentres: new Set(costCentres.map(({ number }) => number)),
	groups: new Set(groups.map(({ code }) => code)),
	manufacturers: new Set(manufacturers.map(({ name }) => name)),
	customFields: CUSTOM_FIELDS,
	apparatuses: new Map(APPARATUSES.map((apparatus) => [apparatus.identNo.toLowerCase(), apparatus])),
};
