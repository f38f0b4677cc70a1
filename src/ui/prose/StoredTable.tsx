import './table.css';
import { STORED } from '#chrome/stored.ts';
import { rememberedManuals } from '#navigation/followed-versions.ts';
import type { Site } from '#navigation/site.ts';
import { storedData as words } from '#words/stored-data.ts';

type StoredSite = Pick<Site, 'references' | 'versions'> & { config: Pick<Site['config'], 'announcement' | 'colourMode' | 'docs' | 'otherDocs' | 'offline'> };

/** A row for each thing that pages of the site keep in a reader's browser. What its settings rule out has none. */
export function StoredTable({ site }: { site: StoredSite }) {
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
					{keptBy(site).map((key) => (
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

/** What the pages of a site can keep. */
function keptBy({ config, references, ...site }: StoredSite): (keyof typeof STORED)[] {
	const isKept: Partial<Record<keyof typeof STORED, boolean>> = {
		theme: config.colourMode.choice,
		announcement: config.announcement?.dismissible === true,
		version: rememberedManuals({ config, ...site }).size > 0,
		sandbox: references.length > 0,
		edition: config.offline.enabled,
		pages: config.offline.enabled,
	};
	return (Object.keys(STORED) as (keyof typeof STORED)[]).filter((key) => isKept[key] ?? true);
}
