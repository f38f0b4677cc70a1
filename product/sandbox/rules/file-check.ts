import type { Seal } from '#product/schema/file.ts';
import type { FileRecord, State } from '../state.ts';
import { instant } from './instant.ts';

/** Milliseconds after which an uploaded file is checked (RULES.md ). */
const CHECK_TIME = 3000;

const SEALED_TYPES: readonly string[] = ['application/pdf', 'application/xml'];

const UNSEALED: Seal = { status: 'none', checkedAt: null, signer: null, accreditationNumber: null, failedStep: null };

/** Seal of a file that was just uploaded. */
export function uncheckedSeal(mediaType: string): Seal {
	return { ...UNSEALED, status: SEALED_TYPES.includes(mediaType) ? 'pending' : 'none' };
}

/** Writes down the results of the checks that have ended by `now`. */
export function finishChecks(state: State, now: Date): void {
	for (const file of state.files) {
		const checkedAt = Date.parse(file.uploadedAt) + CHECK_TIME;
		if (file.scanStatus === 'pending' && checkedAt <= now.getTime()) checkFile(state, file, instant(new Date(checkedAt)));
	}
}

/** Results by name and laboratory (RULES.md ). */
function checkFile(state: State, file: FileRecord, checkedAt: string): void {
	file.scanStatus = nameHas(file, 'eicar') ? 'infected' : 'clean';
	if (file.seal.status !== 'pending') return;
	file.seal = file.scanStatus === 'infected' ? UNSEALED : sealOf(state, file, checkedAt);
}

function sealOf(state: State, file: FileRecord, checkedAt: string): Seal {
	const inspection = state.inspections.find(({ id }) => file.owner.type === 'inspection' && id === file.owner.id);
	const laboratory = state.laboratories.find(({ id }) => id === inspection?.laboratory?.id);
	const signed = {
		checkedAt,
		signer: laboratory?.sealIdentity == null ? null : laboratory.name,
		accreditationNumber: laboratory?.sealIdentity ?? null,
	};
	if (nameHas(file, 'ungueltig')) return { status: 'invalid', ...signed, failedStep: 'integrity' };
	if (nameHas(file, 'fremd')) return { status: 'untrusted', ...signed, failedStep: 'certificate_chain' };
	return laboratory?.code === 'K1' ? { status: 'valid', ...signed, failedStep: null } : { ...UNSEALED, checkedAt };
}

function nameHas({ name }: FileRecord, word: string): boolean {
	return name.toLowerCase().includes(word);
}
