import { SAMPLE } from '#product/sample.ts';
import type { PlantSection } from '#product/schema/master-data.ts';
import { DEVICES, type SampleDevice } from './sample.ts';

const inUse = DEVICES.filter(({ retiredAt }) => retiredAt === null);

/** Sections of an area, in the order of the sample data. */
export function sectionsOf(areaId: number): PlantSection[] {
	return SAMPLE.sections.filter((section) => section.areaId === areaId);
}

/** Inspection devices of an area or a section by its code, without retired ones. */
export function devicesAt(code: string): SampleDevice[] {
	return inUse.filter(({ area, section }) => area.code === code || section?.code === code);
}

/** What the pin of a section counts: its devices that are due or overdue (RULES.md ). */
export function pinDevices(code: string): SampleDevice[] {
	return devicesAt(code).filter(({ inspectionDevice: { status } }) => status === 'due' || status === 'overdue');
}
