/** Siegelstatus with label, sign and tone (RULES.md ). */
export const SEAL_STATUSES = [
	{ status: 'valid', label: 'gültig', sign: 'check', tone: 'ok' },
	{ status: 'invalid', label: 'ungültig', sign: 'cross', tone: 'stop' },
	{ status: 'untrusted', label: 'nicht vertrauenswürdig', sign: 'exclamation', tone: 'late' },
	{ status: 'none', label: 'kein Siegel', sign: 'dash', tone: 'gone' },
	{ status: 'pending', label: 'wird geprüft', sign: 'clock', tone: 'away' },
] as const;
export type SealStatus = (typeof SEAL_STATUSES)[number]['status'];

/** Prüfschritte in their order, each named by its value in `failedStep` (RULES.md ). */
export const SEAL_STEPS = [
	{ step: 'integrity', label: 'Integrität' },
	{ step: 'certificate_chain', label: 'Zertifikatskette, Sperrstatus' },
	{ step: 'accreditation', label: 'Akkreditierungsangabe' },
] as const;
export type SealStep = (typeof SEAL_STEPS)[number]['step'];

/** Label, sign and tone of a Siegelstatus. */
export function sealMark(status: SealStatus): (typeof SEAL_STATUSES)[number] {
	const mark = SEAL_STATUSES.find((candidate) => candidate.status === status);
	if (mark === undefined) throw new Error(`There is no Siegelstatus ${status}.`);
	return mark;
}

/**
 * How one step came out: met, failed, or nothing to say – the seal is missing, is still being checked, or an earlier step failed.
 */
export function sealStepResult({ status, failedStep }: { status: SealStatus; failedStep: SealStep | null }, step: SealStep): 'met' | 'failed' | null {
	if (status === 'valid') return 'met';
	if (failedStep === null) return null;
	const order = SEAL_STEPS.findIndex((candidate) => candidate.step === step) - SEAL_STEPS.findIndex((candidate) => candidate.step === failedStep);
	if (order === 0) return 'failed';
	return order < 0 ? 'met' : null;
}
