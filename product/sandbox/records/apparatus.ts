import { magicName, magicNameValues, readTemplate } from '#product/domain/magic-name.ts';
import type { Apparatus } from '#product/schema/apparatus.ts';
import type { ApparatusRecord, State } from '../state.ts';
import { customFieldTexts } from './custom-field-texts.ts';
import { customFieldValues } from './custom-field-values.ts';
import { deviceOf } from './device.ts';

/** `Apparatus` as the API shows it. */
export function showApparatus(state: State, apparatus: ApparatusRecord): Apparatus {
	const { id, identNo, shortCode, inspectionDevice, customFields, inServiceSince, retiredAt, createdAt, updatedAt, parentId, ...described } = apparatus;
	return {
		id,
		identNo,
		shortCode,
		magicName: magicNameOf(state, apparatus),
		...described,
		parentId,
		componentIds: state.apparatuses.filter((other) => other.parentId === id).map((other) => other.id),
		inspectionDevice: deviceOf(state, apparatus),
		customFields: customFieldValues(state, 'apparatus', apparatus),
		inServiceSince,
		retiredAt,
		createdAt,
		updatedAt,
	};
}

/** `ApparatusSummary`, the row of a list. */
export function showApparatusSummary(apparatus: Apparatus): object {
	const { id, identNo, magicName, designation, area, section, costCentre, inspectionDevice: device, updatedAt } = apparatus;
	return { id, identNo, magicName, designation, area, section, costCentre, inspectionDevice: device && showDeviceSummary(device), updatedAt };
}

/** Reference to an apparatus in an inspection. */
export function showInspectedApparatus(state: State, apparatus: ApparatusRecord): object {
	const { id, identNo, inspectionDevice } = apparatus;
	return { id, identNo, number: inspectionDevice?.number ?? '', magicName: magicNameOf(state, apparatus) };
}

/** Magic-Name by the template of the works (RULES.md R-9). */
function magicNameOf(state: State, apparatus: ApparatusRecord): string {
	const keys = state.customFields.filter(({ entity }) => entity === 'apparatus').map(({ key }) => key);
	return magicName(readTemplate(state.settings.magicName, keys), magicNameValues(apparatus, customFieldTexts(state, apparatus)));
}

function showDeviceSummary(device: NonNullable<Apparatus['inspectionDevice']>): object {
	const { number, status, usable, restriction, dueDate, calibrationRequired } = device;
	return { number, status, usable, restriction, dueDate, calibrationRequired };
}
