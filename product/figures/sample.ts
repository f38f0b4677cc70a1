import { SAMPLE } from '#product/sample.ts';
import type { Apparatus } from '#product/schema/apparatus.ts';
import type { Inspection } from '#product/schema/inspection.ts';
import type { InspectionDevice } from '#product/schema/inspection-device.ts';

/** An apparatus that is an inspection device. */
export type SampleDevice = Apparatus & { inspectionDevice: InspectionDevice };

/** The inspection devices of the example works. */
export const DEVICES: readonly SampleDevice[] = SAMPLE.apparatuses.flatMap((apparatus) => {
	const { inspectionDevice } = apparatus;
	return inspectionDevice === null ? [] : [{ ...apparatus, inspectionDevice }];
});

/** The inspection device with this Prüfmittelnummer. Throws when there is none. */
export function sampleDevice(number: string): SampleDevice {
	return found(
		DEVICES.find(({ inspectionDevice }) => inspectionDevice.number === number),
		number,
	);
}

/** The inspection report with this number. Throws when there is none. */
export function sampleInspection(number: string): Inspection {
	return found(
		SAMPLE.inspections.find((inspection) => inspection.number === number),
		number,
	);
}

function found<Item>(item: Item | undefined, name: string): Item {
	if (item === undefined) throw new Error(`The sample data hold no ${name}.`);
	return item;
}
