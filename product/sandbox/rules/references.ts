import type { ApparatusRecord } from '../state.ts';

/** Prüfmittel that can be named as Normale: number → id of the apparatus. */
export function referencesFor(apparatuses: readonly ApparatusRecord[]): ReadonlyMap<string, number> {
	return new Map(apparatuses.flatMap(({ id, inspectionDevice }) => (inspectionDevice === null ? [] : [[inspectionDevice.number, id] as const])));
}
