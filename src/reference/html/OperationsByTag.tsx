import './overview.css';
import type { ApiModel, ApiTag, Operation } from '#openapi/model/model.ts';
import { shownTags } from '#openapi/model/tags.ts';
import { withBase } from '#ui/href.ts';
import type { TocHeading } from '#ui/layout/Toc.tsx';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { OperationTable } from './OperationTable.tsx';

/** Operations up to this number are listed on the overview; of more, only the tags. */
const MOST_LISTED_OPERATIONS = 150;

interface OperationsByTagProps {
	model: ApiModel;
	base: string;
	pathOf: (slug: string) => string;
}

/** Every operation below its tag; in a large API only the tags. Tags may be in one or several groups, and nested. */
export function OperationsByTag({ model, base, pathOf }: OperationsByTagProps) {
	const bySlug = new Map(model.operations.map((operation) => [operation.slug, operation]));
	return tagPlaces(model).map(({ tag, group, above, isFirst, isRepeated }) => {
		const operations = tag.operations.map((slug) => bySlug.get(slug)).filter((operation): operation is Operation => operation !== undefined);
		return (
			<section key={`${group} ${tag.slug}`} className="overview-tag">
				{group !== undefined && isFirst && <p className="overview-group">{group}</p>}
				<h3 id={isRepeated ? undefined : tagHeadingId(tag)}>
					{above.length > 0 && <small>{above.map((name) => `${name} › `).join('')}</small>}
					<a href={withBase(base, pathOf(tag.slug))}>{tagTitle(tag)}</a> {operations.length > 0 && <small>{api.operations(operations.length)}</small>}
				</h3>
				{!isRepeated && <ApiMarkdown text={tag.description?.split(/\n\s*\n/)[0]} />}
				{listsOperations(model) && !isRepeated && operations.length > 0 && <OperationTable base={base} operations={operations} pathOf={pathOf} />}
			</section>
		);
	});
}

/** A tag where the overview lists it. */
interface TagPlace {
	tag: ApiTag;
	group: string | undefined;
	/** Titles of the tags above it. */
	above: string[];
	/** Of its group. */
	isFirst: boolean;
	/** Whether an earlier group has it already. */
	isRepeated: boolean;
}

/** Tags as they are listed: those of each group, then those of none; tags below a tag follow it. */
function tagPlaces(model: ApiModel): TagPlace[] {
	const tags = shownTags(model.tags);
	const grouped = new Set(model.tagGroups.flatMap((group) => group.tags));
	const below = (tag: ApiTag, above: string[]): { tag: ApiTag; above: string[] }[] => [
		{ tag, above },
		...tags.filter(({ parent }) => parent === tag.name).flatMap((inner) => below(inner, [...above, tagTitle(tag)])),
	];
	const groups = [
		...model.tagGroups.map(({ title, tags: names }) => ({ title, tags: names.flatMap((name) => tags.filter((tag) => tag.name === name)) })),
		{ title: undefined, tags: tags.filter(({ name, parent }) => parent === undefined && !grouped.has(name)) },
	];
	const seen = new Set<string>();
	return groups.flatMap(({ title, tags: tops }) =>
		tops
			.flatMap((tag) => below(tag, []))
			.map(({ tag, above }, index) => {
				const isRepeated = seen.has(tag.slug);
				seen.add(tag.slug);
				return { tag, group: title, above, isFirst: index === 0, isRepeated };
			}),
	);
}

/** Headings of the tags for the table of contents. A large API has too many. */
export function tagHeadings(model: ApiModel): TocHeading[] {
	if (!listsOperations(model)) return [];
	return tagPlaces(model).flatMap(({ tag, isRepeated }) => (isRepeated ? [] : [{ depth: 3, slug: tagHeadingId(tag), text: tagTitle(tag) }]));
}

const listsOperations = ({ operations }: ApiModel) => operations.length <= MOST_LISTED_OPERATIONS;

const tagHeadingId = ({ slug }: ApiTag) => `${anchors.tag}-${slug}`;

const tagTitle = ({ title }: ApiTag) => title || api.untagged;
