import { useMemo, useState } from 'react';
import type { DueMode } from '#product/domain/due-date.ts';
import { island } from '#ui/islands/island.tsx';
import { Choice } from './Choice.tsx';
import { DateField } from './DateField.tsx';
import { DUE_MODE_OPTIONS } from './due-options.ts';
import { TODAY } from './example-day.ts';
import { Field } from './Field.tsx';
import { checkImport } from './import/check-import.ts';
import { EXAMPLE_FILE } from './import/example-file.ts';
import { ImportResult } from './import/ImportResult.tsx';
import { SAMPLE_MASTER_DATA } from './import/master-data.ts';
import { LiveExample } from './LiveExample.tsx';
import { STATUS_CLASSES } from './Status.tsx';
import './import/import.css';

type Compare = 'sample' | 'none';

const COMPARE: readonly { value: Compare; label: string }[] = [
	{ value: 'sample', label: 'mit der Beispielfirma' },
	{ value: 'none', label: 'nicht (eigene Datei)' },
];
const NOT_UTF8 = 'Die Datei ist nicht in UTF-8 gespeichert. Speichern Sie sie als „CSV UTF-8“; sonst gehen Umlaute verloren.';

/** The text of a file, or `undefined` when it is not UTF-8. */
async function readUtf8(file: File): Promise<string | undefined> {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
	} catch {
		return undefined;
	}
}

/** The day on the reader's calendar. */
function currentDay(): string {
	const now = new Date();
	return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

function ImportCheckerContent() {
	const [text, setText] = useState(EXAMPLE_FILE);
	const [unreadable, setUnreadable] = useState(false);
	const [compare, setCompare] = useState<Compare>('sample');
	const [mode, setMode] = useState<DueMode>('end_of_month');
	const [mask, setMask] = useState('PM-{GRUPPE}-{####}');
	const [skipEmpty, setSkipEmpty] = useState(true);
	const [today, setToday] = useState(TODAY);
	const check = useMemo(
		() => checkImport(text, { master: compare === 'sample' ? SAMPLE_MASTER_DATA : undefined, mask, mode, skipEmpty, today: today || TODAY }),
		[text, compare, mask, mode, skipEmpty, today],
	);
	const open = async (file: File | undefined) => {
		if (file === undefined) return;
		const content = await readUtf8(file);
		setUnreadable(content === undefined);
		if (content === undefined) return;
		setText(content);
		setCompare('none');
		setToday(currentDay());
	};
	return (
		<LiveExample
			title="Importdatei prüfen"
			lead="Wählen Sie Ihre CSV-Datei oder ändern Sie das Beispiel. Die Datei bleibt in Ihrem Browser."
			later={`live-button ${STATUS_CLASSES}`}
		>
			<div className="live-form">
				<Field label="CSV-Datei" wide>
					{(ids) => <input {...ids} type="file" accept=".csv,text/csv" onChange={(event) => void open(event.target.files?.[0])} />}
				</Field>
				<Field label="Inhalt" wide>
					{(ids) => (
						<textarea
							{...ids}
							className="live-code import-text"
							rows={8}
							value={text}
							spellCheck={false}
							onChange={(event) => {
								setText(event.target.value);
								setUnreadable(false);
							}}
						/>
					)}
				</Field>
				<Choice legend="Stammdaten vergleichen" value={compare} options={COMPARE} onChange={setCompare} />
				<Choice legend="Fristmodus" value={mode} options={DUE_MODE_OPTIONS} onChange={setMode} />
				<Field label="Maske der Nummer">
					{(ids) => <input {...ids} type="text" className="live-code" value={mask} spellCheck={false} onChange={(event) => setMask(event.target.value)} />}
				</Field>
				<DateField label="Tag des Imports" value={today} onChange={setToday} />
				<p className="live-choice">
					<label>
						<input type="checkbox" checked={skipEmpty} onChange={(event) => setSkipEmpty(event.target.checked)} />
						Leere Zellen überspringen
					</label>
				</p>
			</div>
			{unreadable ? (
				<p className="live-problem" role="alert">
					{NOT_UTF8}
				</p>
			) : (
				<ImportResult check={check} />
			)}
		</LiveExample>
	);
}

/** Checks a file for the import where it is, in the browser (RULES.md ). */
export const ImportChecker = island(ImportCheckerContent);
