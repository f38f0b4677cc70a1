import type { ApparatusRecord } from '../state.ts';
import type { InspectionInput } from './inspection-input.ts';

export interface InspectedDevice {
	/** Field of the request that names the device. */
	by: 'apparatusId' | 'identNo' | 'inspectionDeviceNumber';
	value: unknown;
	apparatus: ApparatusRecord | undefined;
}

/** The device that a request names by id, Identnummer (upper and lower case are the same) or Prüfmittelnummer. */
export function inspectedDevice(apparatuses: readonly ApparatusRecord[], { apparatusId, identNo, inspectionDeviceNumber }: InspectionInput): InspectedDevice {
	if (apparatusId !== undefined) return { by: 'apparatusId', value: apparatusId, apparatus: apparatuses.find(({ id }) => id === apparatusId) };
	if (identNo !== undefined)
		return { by: 'identNo', value: identNo, apparatus: apparatuses.find((apparatus) => apparatus.identNo.toLowerCase() === identNo.toLowerCase()) };
	return {
		by: 'inspectionDeviceNumber',
		value: inspectionDeviceNumber,
		apparatus: apparatuses.find(({ inspectionDevice }) => inspectionDevice !== null && inspectionDevice.number === inspectionDeviceNumber),
	};
}
