import './atlas.css';
import type { ReactNode } from 'react';
import type { AtlasGroup, AtlasRow } from '#openapi/atlas/atlas-view.ts';
import { Anchor } from '#reference/html/Anchor.tsx';
import { withBase } from '#ui/href.ts';
import { atlas as strings } from '#words/atlas.ts';
import type { AtlasPageProps } from './AtlasPage.tsx';

type Links = Pick<AtlasPageProps, 'base' | 'terms' | 'sections' | 'operationPath'>;

/** The rows of one group. On narrow screens each row is a card. */
export function AtlasFields({ group, ...links }: Links & { group: AtlasGroup }) {
	return (
		<table className="atlas-fields">
			<thead>
				<tr>
					<th scope="col">{strings.label}</th>
					<th scope="col">{strings.field}</th>
					<th scope="col">{strings.places}</th>
					<th scope="col">{strings.operations}</th>
				</tr>
			</thead>
			<tbody>
				{group.rows.map((row) => (
					<tr key={row.id} id={row.id} data-filter-row="">
						<th scope="row">
							{row.label}
							<Anchor id={row.id} name={row.label} />
							{row.rule && <small>{row.rule}</small>}
						</th>
						<td>
							<Field row={row} />
						</td>
						<td>
							<Places row={row} {...links} />
						</td>
						<td>
							<Operations label={strings.reads} slugs={row.reads} {...links} />
							<Operations label={strings.writes} slugs={row.writes} {...links} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Field({ row: { places, type, facts, values, required } }: { row: AtlasRow }) {
	const [first, ...others] = places;
	if (first === undefined) return <small>{strings.noField}</small>;
	const words = [type, ...(required ? [strings.required] : []), ...facts].join(' · ');
	return (
		<>
			<code>{breakable(first)}</code> <small>{words}</small>
			{values.length > 0 && <small>{codes(values)}</small>}
			{others.length > 0 && (
				<small>
					{strings.alsoIn} {codes(others.map((place) => shortPlace(place, first)))}
				</small>
			)}
		</>
	);
}

function Places({ row: { term, section }, base, terms, sections }: Links & { row: AtlasRow }) {
	const link = term === undefined ? undefined : terms.get(term);
	return (
		<>
			{link && <a href={withBase(base, link.path)}>{link.title}</a>}
			{section && <a href={withBase(base, section)}>{sections.get(section) ?? section}</a>}
		</>
	);
}

function Operations({ label, slugs, base, operationPath }: Links & { label: string; slugs: readonly string[] }) {
	if (slugs.length === 0) return null;
	return (
		<small>
			{label}{' '}
			{separated(
				slugs.map((slug) => (
					<a key={slug} href={withBase(base, operationPath(slug))}>
						{slug}
					</a>
				)),
			)}
		</small>
	);
}

const codes = (names: readonly string[]) => separated(names.map((name) => <code key={name}>{breakable(name)}</code>));

/** The same field of another schema is named by its schema alone. */
function shortPlace(place: string, first: string): string {
	const [schema = '', path] = place.split(/\.(.*)/);
	return path === first.split(/\.(.*)/)[1] ? schema : place;
}

/** A line may end before a dot: no word is cut. */
const breakable = (name: string) => name.split(/(?=\.)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);

const separated = (parts: readonly ReactNode[]) => parts.map((part, index) => [index > 0 && ', ', part]);
