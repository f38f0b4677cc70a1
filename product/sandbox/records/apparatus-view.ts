import * as z from 'zod/mini';
import type { Call } from '#sandbox/behaviour.ts';
import type { ApparatusRecord, State } from '../state.ts';
import { showApparatus } from './apparatus.ts';
import { inspectionsOf } from './device.ts';
import { filesOfApparatus, showFile } from './file.ts';
import { showInspectionSummary } from './inspection.ts';

/** Parts that `include` adds. */
export const includedPartsSchema = z.array(z.enum(['inspections', 'files']));
export type IncludedPart = z.infer<typeof includedPartsSchema>[number];

/** Entries of an included part at most. */
const MAXIMUM = 20;

/** `Apparatus` with its latest inspections and files (RULES.md ). */
export function showApparatusWith(
	{ state, server }: Pick<Call<State>, 'state' | 'server'>,
	apparatus: ApparatusRecord,
	included: readonly IncludedPart[],
): object {
	const inspections = latest(inspectionsOf(state, apparatus.id), ({ date, number }) => `${date} ${number}`);
	const files = latest(filesOfApparatus(state, apparatus.id), ({ uploadedAt }) => uploadedAt);
	return {
		...showApparatus(state, apparatus),
		...(included.includes('inspections') && { inspections: inspections.map(showInspectionSummary) }),
		...(included.includes('files') && { files: files.map((file) => showFile(file, server)) }),
	};
}

/** The newest entries first, of the same age the one with the higher id. */
function latest<Item extends { id: number }>(items: readonly Item[], ageOf: (item: Item) => string): Item[] {
	return items.toSorted((a, b) => compareCodeUnits(ageOf(b), ageOf(a)) || b.id - a.id).slice(0, MAXIMUM);
}

function compareCodeUnits(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
