import './table.css';
import { STORED } from '#chrome/stored.ts';
import { storedData as words } from '#words/stored-data.ts';

/** Everything that pages of the site keep in a reader's browser, as a table for a page about data: `import StoredData from '@theme/StoredData'`. */
export default function StoredData() {
	return (
		<div className="table">
			<table>
				<thead>
					<tr>
						<th scope="col">{words.name}</th>
						<th scope="col">{words.purpose}</th>
						<th scope="col">{words.lifetime}</th>
					</tr>
				</thead>
				<tbody>
					{(Object.keys(STORED) as (keyof typeof STORED)[]).map((key) => (
						<tr key={key}>
							<td className="code-cell">
								<code>{STORED[key].name}</code>
							</td>
							<td>{words.purposes[key]}</td>
							<td>{words.lifetimes[STORED[key].place]}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
