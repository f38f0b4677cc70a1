import type { AccessibilityRecord, Sweep } from '#schema/accessibility-record.ts';
import { isWhole } from './sweep-share.ts';

declare module 'vitest' {
	interface TaskMeta {
		sweep?: Sweep;
		swept?: Pick<AccessibilityRecord, 'axe' | 'pages'>;
	}
}

/** Hands what a whole sweep looked at, and how much it found, to the report of the run: `npm run sweeps` keeps it (`commands/record-accessibility.ts`). */
export function noteSweep({ meta }: { meta: { sweep?: Sweep } }, sweep: Sweep): void {
	if (isWhole) meta.sweep = sweep;
}
