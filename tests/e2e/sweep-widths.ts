import type { LayoutFault } from './layout-faults.ts';

/** What is wrong at the widths from `from` to `to`, in px. */
export interface Finding {
	from: number;
	to: number;
	what: string;
}

/** Joins what was found at neighbouring ones of `widths`. */
export function joinWidths(faults: readonly LayoutFault[], widths: readonly number[]): Finding[] {
	const findings: Finding[] = [];
	for (const { width, what } of faults) {
		const open = findings.findLast((finding) => finding.what === what);
		if (open && widths.indexOf(open.to) >= widths.indexOf(width) - 1) open.to = width;
		else findings.push({ from: width, to: width, what });
	}
	return findings;
}
