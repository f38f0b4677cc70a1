import './atlas.css';
import { Fragment, type ReactNode } from 'react';
import type { AtlasGroup, AtlasRow } from '#openapi/atlas/atlas-view.ts';
import { Anchor } from '#reference/html/Anchor.tsx';
import { withBase } from '#ui/href.ts';
import { atlas as strings } from '#words/atlas.ts';
import { constraintInWords } from '#words/constraint.ts';
import { orNullInWords, typeInWords } from '#words/schema-type.ts';
import type { AtlasLinks } from './atlas-links.ts';

/** The rows of one group. On narrow screens each row is a card. */
export function AtlasFields({ group, ...links }: AtlasLinks & { group: AtlasGroup }) {
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
							<FieldCell row={row} />
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

function FieldCell({ row }: { row: AtlasRow }) {
	const { places, values } = row;
	const [first, ...others] = places;
	if (first === undefined) return <small>{strings.noField}</small>;
	return (
		<>
			<code>{breakableName(first)}</code> <small>{ruleWords(row)}</small>
			{values.length > 0 && <small>{codeElements(values)}</small>}
			{others.length > 0 && (
				<small>
					{strings.alsoIn} {codeElements(others.map((place) => shortPlace(place, first)))}
				</small>
			)}
		</>
	);
}

function Places({ row: { term, section }, base, terms, sections }: AtlasLinks & { row: AtlasRow }) {
	const link = term === undefined ? undefined : terms.get(term);
	return (
		<>
			{link && <a href={withBase(base, link.path)}>{link.title}</a>}
			{link && section && ' '}
			{section && <a href={withBase(base, section)}>{sections.get(section) ?? section}</a>}
		</>
	);
}

function Operations({ label, slugs, base, operationPath }: AtlasLinks & { label: string; slugs: readonly string[] }) {
	if (slugs.length === 0) return null;
	return (
		<small>
			{label}
			{slugs.map((slug, index) => (
				<Fragment key={slug}>
					{' '}
					<span>
						<a href={withBase(base, operationPath(slug))}>{slug}</a>
						{index < slugs.length - 1 && ','}
					</span>
				</Fragment>
			))}
		</small>
	);
}

/** Type and rules of a field. */
function ruleWords({ type, required, constraints }: AtlasRow): string {
	const named = type && (type.nullable ? orNullInWords : typeInWords)(type.type);
	return [named, ...(required ? [strings.required] : []), ...constraints.map(constraintInWords)].join(' · ');
}

const codeElements = (names: readonly string[]) => separated(names.map((name) => <code key={name}>{breakableName(name)}</code>));

/** The same field of another schema is named by its schema alone. */
function shortPlace(place: string, first: string): string {
	const [schema = '', path] = place.split(/\.(.*)/);
	return path === first.split(/\.(.*)/)[1] ? schema : place;
}

/** A line may end before a dot: no word is cut. */
const breakableName = (name: string) => name.split(/(?=\.)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);

const separated = (parts: readonly ReactNode[]) => parts.map((part, index) => [index > 0 && ', ', part]);
