import type { FileInfo } from '#product/schema/file.ts';
import type { FileRecord, State } from '../state.ts';

/**
 * `File` as the API shows it.
 * @param server Address of the API, for the public link.
 */
export function showFile({ publicLink, ...file }: FileRecord, server: string): FileInfo {
	const { seal, uploadedBy, uploadedAt, ...stored } = file;
	return {
		...stored,
		seal,
		public: {
			enabled: publicLink !== null,
			url: publicLink && `${server}/files/public/${publicLink.token}`,
			expiresAt: publicLink?.expiresAt ?? null,
		},
		uploadedBy,
		uploadedAt,
	};
}

/** Files at an inspection, by age. */
export function filesOfInspection(state: State, inspectionId: number): FileRecord[] {
	return state.files.filter(({ owner }) => owner.type === 'inspection' && owner.id === inspectionId);
}

/** Files at an apparatus and at all its inspections. */
export function filesOfApparatus(state: State, apparatusId: number): FileRecord[] {
	return state.files.filter((file) => apparatusIdOf(state, file) === apparatusId);
}

/** Apparatus that a file belongs to, itself or through an inspection; its area decides who sees the file. */
export function apparatusIdOf(state: State, { owner }: FileRecord): number | undefined {
	return owner.type === 'apparatus' ? owner.id : state.inspections.find(({ id }) => id === owner.id)?.apparatusId;
}
