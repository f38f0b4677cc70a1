import { Fragment } from 'react';
import type { RecordChange } from '#console/exchange/record-changes.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import { byteSize } from '#words/byte-size.ts';
import { consoleText } from '#words/console.ts';

/** The records that a request has changed, field by field before and after. */
export function RecordChanges({ changes }: { changes: readonly RecordChange[] }) {
	return (
		<section className="console-records" aria-label={consoleText.records}>
			<h4>{consoleText.records}</h4>
			{changes.length === 0 && <p className="console-hint">{consoleText.noChanges}</p>}
			{changes.map(({ kind, names, what, fields }) => (
				<table key={`${kind} ${what} ${names[0]}`}>
					<caption>
						{kind} <strong>{listedNames(names)}</strong> {consoleText.changes[what]}
					</caption>
					<thead>
						<tr>
							<th scope="col">{consoleText.columns.field}</th>
							{what !== 'created' && <th scope="col">{consoleText.columns.before}</th>}
							{what !== 'deleted' && <th scope="col">{consoleText.columns.after}</th>}
						</tr>
					</thead>
					<tbody>
						{fields.map(({ path, before, after }) => (
							<tr key={path}>
								<th scope="row">
									<code>
										<DottedPath path={path} />
									</code>
								</th>
								{what !== 'created' && <td>{cellText(before)}</td>}
								{what !== 'deleted' && <td>{cellText(after)}</td>}
							</tr>
						))}
					</tbody>
				</table>
			))}
		</section>
	);
}

/** A path that may break behind its dots. */
function DottedPath({ path }: { path: string }) {
	let prefix = '';
	return path.split(/(?<=\.)/).map((part) => {
		prefix += part;
		return (
			<Fragment key={prefix}>
				{part}
				<wbr />
			</Fragment>
		);
	});
}

/** Names of records that are listed; of more, only their number is said. */
const MOST_LISTED_NAMES = 3;

const listedNames = (names: readonly string[]) =>
	names.length <= MOST_LISTED_NAMES
		? names.join(', ')
		: consoleText.andMore(names.slice(0, MOST_LISTED_NAMES - 1).join(', '), names.length - MOST_LISTED_NAMES + 1);

/** Characters of a value in a table. */
const LONGEST_CELL = 160;

function cellText(value: unknown): string {
	if (value === undefined) return consoleText.nothing;
	if (value instanceof Uint8Array) return byteSize(value.length);
	const text = typeof value === 'string' ? value : exactJson(value);
	return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)} …` : text;
}
