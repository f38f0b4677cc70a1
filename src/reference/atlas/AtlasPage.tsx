import './atlas.css';
import '#ui/layout/shell.css';
import '#ui/prose/prose.css';
import '#ui/prose/table.css';
import type { AtlasGroup, AtlasView } from '#openapi/atlas/atlas-view.ts';
import { Heading } from '#reference/html/Heading.tsx';
import { withBase } from '#ui/href.ts';
import { Toc } from '#ui/layout/Toc.tsx';
import { DocsFrame, type DocsPlace, DocsTrail } from '#ui/prose/DocsFrame.tsx';
import { anchors } from '#words/addresses.ts';
import { shownFields, atlas as strings } from '#words/atlas.ts';
import { AtlasFields } from './AtlasFields.tsx';
import type { AtlasLinks } from './atlas-links.ts';

interface AtlasPageProps extends DocsPlace, AtlasLinks {
	title: string;
	intro: string | undefined;
	view: AtlasView;
}

/** The atlas of fields: which field of the API stands behind which label, with everything that is known of it. */
export function AtlasPage(props: AtlasPageProps) {
	const { base, version, path, frame, title, intro, view } = props;
	const headings = [...view.groups.map(({ id, title: text }) => ({ depth: 2, slug: id, text })), ...unmappedHeading(view)];
	const count = view.groups.reduce((sum, { rows }) => sum + rows.length, 0);
	return (
		<DocsFrame kind="doc" base={base} version={version} path={path} frame={frame} toc={<Toc headings={headings} from={2} to={2} />}>
			<article className="prose prose-wide atlas">
				<DocsTrail base={base} frame={frame} title={title} />
				<h1>{title}</h1>
				<div data-article-body="">
					{intro && <p>{intro}</p>}
					<docs-filter className="atlas-filter screen-only" hidden>
						<label htmlFor={anchors.fieldFilter}>{strings.filter}</label>
						<input id={anchors.fieldFilter} type="search" placeholder={strings.filterHint} autoComplete="off" spellCheck={false} />
						<p role="status">{shownFields(count, count)}</p>
					</docs-filter>
					{view.groups.map((group) => (
						<GroupSection key={group.id} group={group} {...props} />
					))}
					{view.unmapped.length > 0 && <Unmapped entries={view.unmapped} />}
				</div>
			</article>
		</DocsFrame>
	);
}

const UNMAPPED = anchors.unmapped;

const unmappedHeading = ({ unmapped }: AtlasView) => (unmapped.length === 0 ? [] : [{ depth: 2, slug: UNMAPPED, text: strings.unmapped }]);

function GroupSection({ group, ...props }: AtlasPageProps & { group: AtlasGroup }) {
	const { id, title, term, schemas } = group;
	const link = term === undefined ? undefined : props.terms.get(term);
	return (
		<section data-filter-group="" aria-labelledby={id}>
			<Heading level={2} id={id} name={title} />
			{(link || schemas.length > 0) && (
				<p className="atlas-facts">
					{link && (
						<>
							{strings.term}: <a href={withBase(props.base, link.path)}>{link.title}</a>
							{schemas.length > 0 && ' · '}
						</>
					)}
					{schemas.length > 0 && strings.schemas} {namesAsCode(schemas)}
				</p>
			)}
			<AtlasFields group={group} {...props} />
		</section>
	);
}

function Unmapped({ entries }: { entries: AtlasView['unmapped'] }) {
	return (
		<section data-filter-group="" aria-labelledby={UNMAPPED}>
			<Heading level={2} id={UNMAPPED} name={strings.unmapped} />
			<p>{strings.unmappedText}</p>
			<div className="table">
				<table>
					<thead>
						<tr>
							<th scope="col">{strings.unmappedField}</th>
							<th scope="col">{strings.reason}</th>
						</tr>
					</thead>
					<tbody>
						{entries.map(({ fields, reason }) => (
							<tr key={reason}>
								<td>{namesAsCode(fields)}</td>
								<td>{reason}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</section>
	);
}

/** Names in a row, as code. */
const namesAsCode = (names: readonly string[]) => names.map((name, index) => [index > 0 && ', ', <code key={name}>{name}</code>]);
