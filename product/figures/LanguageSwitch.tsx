import { germanDate } from '#product/domain/calendar-date.ts';
import { absolute, germanDecimal } from '#product/domain/decimal.ts';
import { statusMark } from '#product/domain/device-status.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { Kept } from './Kept.tsx';
import { sampleDevice, sampleInspection } from './sample.ts';
import './language-switch.css';

const { designation, area, inspectionDevice } = sampleDevice('PM-MS-0001');
const { number, status, dueDate, lastInspection } = inspectionDevice;
const [deviation = ''] = sampleInspection(lastInspection?.number ?? '')
	.measurements.map((measurement) => absolute(measurement.deviation))
	.filter((value) => Number(value) > 0);
/** Dates of the English interface, British as its spelling. */
const englishDate = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

interface LanguageRow {
	german: [label: string, value: string];
	english: [label: string, value: string];
}

const LANGUAGE_ROWS: readonly LanguageRow[] = [
	{ german: ['Prüfmittel', number], english: ['inspection device', number] },
	{ german: ['Bezeichnung', designation], english: ['designation', designation] },
	{ german: ['Bereich', area.name], english: ['area', area.name] },
	{ german: ['Status', statusMark(status).label], english: ['status', status.replace('_', '\u00a0')] },
	{ german: ['fällig am', germanDate(dueDate ?? '')], english: ['due', englishDate(dueDate ?? '')] },
	{ german: ['Abweichung', `${germanDecimal(deviation)}\u00a0mm`], english: ['deviation', `${deviation}\u00a0mm`] },
];

/** Figure of the post on the English interface: one record in both languages. */
export function LanguageSwitch() {
	return (
		<Figure
			id="translation-en-1"
			caption="Dasselbe Prüfmittel in beiden Sprachen: Beschriftungen, Status, Datum und Zahl wechseln, Ihre eigenen Angaben bleiben"
			text={
				<table>
					<thead>
						<tr>
							<th scope="col">Deutsch</th>
							<th scope="col">English</th>
						</tr>
					</thead>
					<tbody>
						{LANGUAGE_ROWS.map(({ german, english }) => (
							<tr key={german[0]}>
								<td>
									<Kept>{german.join(': ')}</Kept>
								</td>
								<td lang="en">
									<Kept>{english.join(': ')}</Kept>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			}
		>
			<div className="languages">
				{(['german', 'english'] as const).map((language) => (
					<Screen key={language} title={language === 'german' ? 'Deutsch' : 'English'}>
						<dl lang={language === 'english' ? 'en' : undefined}>
							{LANGUAGE_ROWS.map((row) => (
								<div key={row.german[0]}>
									<dt>{row[language][0]}</dt>
									<dd data-own={row.german[1] === row.english[1] || undefined}>{row[language][1]}</dd>
								</div>
							))}
						</dl>
					</Screen>
				))}
			</div>
			<p className="languages-key">
				<span data-own="">umrandet</span> Ihre Angaben, in beiden Sprachen gleich
			</p>
		</Figure>
	);
}
