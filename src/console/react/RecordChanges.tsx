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
						{kind} <strong>{listed(names)}</strong> {consoleText.changes[what]}
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
								{what !== 'created' && <td>{written(before)}</td>}
								{what !== 'deleted' && <td>{written(after)}</td>}
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
const LISTED = 3;

const listed = (names: readonly string[]) =>
	names.length <= LISTED ? names.join(', ') : consoleText.andMore(names.slice(0, LISTED - 1).join(', '), names.length - LISTED + 1);

/** Characters of a value in a table. */
const LONGEST = 160;

function written(value: unknown): string {
	if (value === undefined) return consoleText.nothing;
	if (value instanceof Uint8Array) return byteSize(value.length);
	const text = typeof value === 'string' ? value : exactJson(value);
	return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
