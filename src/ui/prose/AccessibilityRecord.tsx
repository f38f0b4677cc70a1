import './table.css';
import { type AccessibilityRecord as AccessibilityFacts, accessibilityRecordSchema } from '#schema/accessibility-record.ts';
import { parse } from '#schema/parse/parse.ts';
import { accessibility as words } from '#words/accessibility.ts';
import { shortDate } from '#words/dates.ts';

/**
 * What sweeps over all pages tested and found, for a statement on accessibility: `import { AccessibilityRecord } from '@theme/AccessibilityRecord'`. It says no more than
 * what stands in `record`, the file that `npm run sweeps` writes. Throws when that is no such record.
 */
export function AccessibilityRecord({ record }: { record: unknown }) {
	const { date, axe, sweeps, pages } = soundRecord(record);
	const isFaultless = sweeps.every(({ found }) => found === 0);
	return (
		<>
			<p>
				{words.summary({ pages: pages.length, date: shortDate(date) })} {isFaultless ? words.faultless : words.faulty}
			</p>
			<div className="table">
				<table>
					<thead>
						<tr>
							<th scope="col">{words.subject}</th>
							<th scope="col">{words.how}</th>
							<th scope="col">{words.pages}</th>
							<th scope="col">{words.found}</th>
						</tr>
					</thead>
					<tbody>
						{sweeps.map(({ subject, widths, modes, pages: seen, found }) => (
							<tr key={subject}>
								<td>{words.subjects[subject]}</td>
								<td>
									{[...(subject === 'axe' ? [`axe-core ${axe.version}`] : []), words.widths(widths), modes.map((mode) => words.modes[mode]).join(', ')].join(
										'; ',
									)}
								</td>
								<td>{seen}</td>
								<td>{found}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}

/** Throws in the words of the site: its reader is a writer whose file is another one, or comes from another version of the program. */
function soundRecord(record: unknown): AccessibilityFacts {
	const result = parse(accessibilityRecordSchema, record, { file: '', lineOf: () => undefined, rule: 'rendering' });
	if ('value' in result) return result.value;
	throw new Error(words.noRecord(result.problems.map(({ message }) => message).join(' ')));
}
