import type { LayoutFault } from './layout-faults.ts';

/** Windows that people have, and both sides of every breakpoint. */
export const WIDTHS = [320, 340, 360, 390, 414, 480, 520, 560, 600, 640, 641, 700, 768, 834, 900, 996, 997, 1024, 1100, 1279, 1280, 1440, 1600, 1920];

/** Of these, the ones at which all is looked at closely. */
export const CLOSE = [320, 360, 414, 600, 768, 997, 1024, 1280, 1600];

/** Faults at the widths from `from` to `to`, in px. */
interface Finding {
	from: number;
	to: number;
	what: string;
}

/** Joins what was found at neighbouring ones of `widths`, as lines. */
export function joinWidths(faults: readonly LayoutFault[], widths: readonly number[]): string[] {
	const findings: Finding[] = [];
	for (const { width, what } of faults) {
		const open = findings.findLast((finding) => finding.what === what);
		if (open && widths.indexOf(open.to) >= widths.indexOf(width) - 1) open.to = width;
		else findings.push({ from: width, to: width, what });
	}
	return findings.map(({ from, to, what }) => `${from}–${to}: ${what}`);
}
