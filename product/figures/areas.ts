import type { SampleArea, SampleSection } from '#product/domain/sample-data.ts';
import { areas, sections } from '#product/sample-data.json';
import { DEVICES, type SampleDevice } from './sample.ts';

/** The four areas of the example works, in the order of the sample data. */
export const AREAS: readonly SampleArea[] = areas;

/** All sections. */
export const SECTIONS: readonly SampleSection[] = sections;

const present = DEVICES.filter(({ retiredAt }) => retiredAt === null);

/** Inspection devices of an area or a section by its code, without retired ones. */
export function devicesAt(code: string): SampleDevice[] {
	return present.filter(({ area, section }) => area.code === code || section?.code === code);
}

/** What the pin of a section counts: its devices that are due or overdue (RULES.md ). */
export function pinDevices(code: string): SampleDevice[] {
	return devicesAt(code).filter(({ inspectionDevice: { status } }) => status === 'due' || status === 'overdue');
}
