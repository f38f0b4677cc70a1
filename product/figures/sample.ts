import type { SampleApparatus, SampleInspection, SampleInspectionDevice, SampleSettings } from '#product/domain/sample-data.ts';
import { apparatuses, inspections, referenceDate, settings } from '#product/sample-data.json';

/** The day on which all figures play. */
export const TODAY = referenceDate;

export const SETTINGS = settings as SampleSettings;
export const APPARATUSES = apparatuses as readonly SampleApparatus[];
export const INSPECTIONS = inspections as readonly SampleInspection[];

/** An apparatus that is an inspection device. */
export type SampleDevice = SampleApparatus & { inspectionDevice: SampleInspectionDevice };

/** The 29 inspection devices of the example works. */
export const DEVICES: readonly SampleDevice[] = APPARATUSES.flatMap((apparatus) => {
	const { inspectionDevice } = apparatus;
	return inspectionDevice === null ? [] : [{ ...apparatus, inspectionDevice }];
});

/** The inspection device with this Prüfmittelnummer. Throws when there is none. */
export function deviceOf(number: string): SampleDevice {
	return found(
		DEVICES.find(({ inspectionDevice }) => inspectionDevice.number === number),
		number,
	);
}

/** The apparatus with this Identnummer. Throws when there is none. */
export function apparatusOf(identNo: string): SampleApparatus {
	return found(
		APPARATUSES.find((apparatus) => apparatus.identNo === identNo),
		identNo,
	);
}

/** The inspection report with this number. Throws when there is none. */
export function inspectionOf(number: string): SampleInspection {
	return found(
		INSPECTIONS.find((inspection) => inspection.number === number),
		number,
	);
}

function found<Item>(item: Item | undefined, name: string): Item {
	if (item === undefined) throw new Error(`The sample data hold no ${name}.`);
	return item;
}
