import { useEffect, useRef, useState } from 'react';
import { germanDate } from '#product/domain/calendar-date.ts';
import { DeviceStatusMark } from '../Status.tsx';
import type { CheckedRow, ImportCheck, ImportOutcome } from './check-import.ts';

/** Rows that are shown at first, and how many more at each step. */
const FIRST_ROWS = 25;
const MORE_ROWS = 100;

/** `1 Zeile`, `3 Zeilen`. */
const rowsInWords = (count: number) => `${count}\u00a0${count === 1 ? 'Zeile' : 'Zeilen'}`;

/** What the check found: a summary, columns that belong nowhere, and row by row what is refused or what becomes of it. */
export function ImportResult({ check: { problem, unknown, rows } }: { check: ImportCheck }) {
	const [onlyFaults, setOnlyFaults] = useState(false);
	const [shown, setShown] = useState(FIRST_ROWS);
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		// The button may be gone, so the focus moves to the first new row.
		const firstNew = list.current?.children[shown - MORE_ROWS];
		if (firstNew instanceof HTMLElement) firstNew.focus();
	}, [shown]);
	if (problem !== undefined)
		return (
			<div className="live-result" role="status">
				<p className="live-problem">{problem}</p>
			</div>
		);
	const faulty = rows.filter(({ faults }) => faults.length > 0);
	const overdue = rows.filter(({ outcome }) => outcome?.kind === 'device' && outcome.status === 'overdue');
	const listed = onlyFaults ? faulty : rows;
	return (
		<div className="live-result">
			<div role="status">
				<p className="live-answer">
					<strong>{rowsInWords(rows.length)}</strong>: {rows.length - faulty.length} ohne Fehler, {faulty.length} mit Fehlern
				</p>
				{overdue.length > 0 && <p>Nach dem Import sofort überfällig: {rowsInWords(overdue.length)}.</p>}
				{unknown.length > 0 && <p>Keinem Feld zugeordnet: {unknown.join(', ')}.</p>}
			</div>
			<p className="live-choice">
				<label>
					<input type="checkbox" checked={onlyFaults} onChange={(event) => setOnlyFaults(event.target.checked)} />
					Zeilen ohne Fehler ausblenden
				</label>
			</p>
			<ul className="import-rows" ref={list}>
				{listed.slice(0, shown).map((row) => (
					<ResultRow key={row.line} row={row} />
				))}
			</ul>
			{listed.length > shown && (
				<button type="button" className="live-button" onClick={() => setShown(shown + MORE_ROWS)}>
					Noch {rowsInWords(Math.min(MORE_ROWS, listed.length - shown))} zeigen
				</button>
			)}
		</div>
	);
}

function ResultRow({ row: { line, identNo, faults, outcome } }: { row: CheckedRow }) {
	return (
		<li tabIndex={-1}>
			<span className="import-line">
				Zeile {line} <b className="live-code">{identNo || 'ohne Identnummer'}</b>
			</span>
			<div>
				{faults.map(({ column, text, code, hint }) => (
					<p key={column + text}>
						<span className="import-fault">
							{column}: {text}
							{code !== undefined && ` (${code})`}
						</span>
						{hint !== undefined && ` ${hint}`}
					</p>
				))}
				{outcome !== undefined && <Becomes outcome={outcome} />}
			</div>
		</li>
	);
}

function Becomes({ outcome }: { outcome: ImportOutcome }) {
	if (outcome.kind === 'change') return <p>Ein vorhandenes Gerät wird geändert.</p>;
	if (outcome.kind === 'apparatus') return <p>Ein Gerät wird angelegt, ohne Frist.</p>;
	return (
		<p>
			Ein Prüfmittel wird angelegt: <DeviceStatusMark status={outcome.status} />
			{outcome.due !== null && `, fällig am ${germanDate(outcome.due)}`}
			{outcome.due !== null && outcome.firstInspectionOpen && '. Die Erstprüfung ist offen'}.
		</p>
	);
}
