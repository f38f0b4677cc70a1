import { FORMATS } from './locale.ts';

const NUMBER = new Intl.NumberFormat(FORMATS, { maximumFractionDigits: 1 });

/** A size for people: `184,3 kB`. Decimal units (1 kB = 1000 bytes). */
export function byteSize(bytes: number): string {
	if (bytes < 1000) return `${bytes}\u00A0Byte`;
	if (bytes < 1_000_000) return `${NUMBER.format(bytes / 1000)}\u00A0kB`;
	return `${NUMBER.format(bytes / 1_000_000)}\u00A0MB`;
}
