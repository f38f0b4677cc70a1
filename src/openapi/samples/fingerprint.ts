import { createHash } from 'node:crypto';

/** The fingerprint of the text of a sample: the first 16 hexadecimal digits of its SHA-256. */
export function sampleFingerprint(code: string): string {
	return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
