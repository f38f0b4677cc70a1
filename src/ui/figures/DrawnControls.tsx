import './drawn-controls.css';
import type { ReactNode } from 'react';
import { Callout } from './Callout.tsx';
import { FigureTable } from './FigureTable.tsx';

/** A call-out number at a control; without a number nothing. */
function calloutOf(n: number | undefined): ReactNode {
	return n !== undefined && <Callout n={n} />;
}

interface MarkedProps {
	/** Number of the call-out at this control. */
	n?: number;
	children: ReactNode;
}

/** A drawn field: label above, value in the box. */
export function DrawnField({ label, n, children }: MarkedProps & { label: string }) {
	return (
		<div className="drawn-field">
			<span>
				{label} {calloutOf(n)}
			</span>
			<span>{children}</span>
		</div>
	);
}

/** A drawn box to tick or to choose by. */
export function DrawnCheck({ checked = false, n, children }: MarkedProps & { checked?: boolean }) {
	return (
		<div className="drawn-check" data-checked={checked || undefined}>
			<i /> {children} {calloutOf(n)}
		</div>
	);
}

/** A drawn button; at most one of a mask is the main one. */
export function DrawnButton({ main = false, n, children }: MarkedProps & { main?: boolean }) {
	return (
		<span className="marked">
			<span className="drawn-button" data-main={main || undefined}>
				{children}
			</span>
			{calloutOf(n)}
		</span>
	);
}

/** A drawn link. */
export function DrawnLink({ n, children }: MarkedProps) {
	return (
		<span className="marked">
			<span className="drawn-link">{children}</span>
			{calloutOf(n)}
		</span>
	);
}

/** A drawn chip: a criterion that is set, or a choice that can be opened (`unset`). */
export function DrawnChip({ unset = false, n, children }: MarkedProps & { unset?: boolean }) {
	return (
		<span className="marked">
			<span className="drawn-chip" data-unset={unset || undefined}>
				{children}
			</span>
			{calloutOf(n)}
		</span>
	);
}

/** A row of drawn tabs. */
export function DrawnTabs({ tabs, current, n }: { tabs: readonly string[]; current: string; n?: number }) {
	return (
		<div className="drawn-tabs">
			{tabs.map((tab) => (
				<span key={tab} data-current={tab === current || undefined}>
					{tab}
				</span>
			))}
			{calloutOf(n)}
		</div>
	);
}

interface DrawnTableProps {
	head: readonly ReactNode[];
	rows: readonly (readonly ReactNode[])[];
	/** Whether rows stay rows where it is narrow: for a few short columns. */
	compact?: boolean;
}

/** A drawn list. On narrow figures each row becomes a block whose first cell is its title, unless it is compact. */
export function DrawnTable({ head, rows, compact = false }: DrawnTableProps) {
	return <FigureTable className="drawn-table" data-compact={compact || undefined} head={head} rows={rows} />;
}
