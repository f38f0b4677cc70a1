import './overview.css';
import type { ApiModel, ApiTag, Operation } from '#openapi/model/model.ts';
import { withBase } from '#ui/href.ts';
import type { TocHeading } from '#ui/layout/Toc.tsx';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { OperationTable } from './OperationTable.tsx';

/** Operations up to this number are listed on the overview; of more, only the tags. */
const LISTED = 150;

interface OperationsByTagProps {
	model: ApiModel;
	base: string;
	pathOf: (slug: string) => string;
}

/** Every operation below its tag; in a large API only the tags. Tags may stand in groups. */
export function OperationsByTag({ model, base, pathOf }: OperationsByTagProps) {
	const bySlug = new Map(model.operations.map((operation) => [operation.slug, operation]));
	const groups = new Map(model.tagGroups.flatMap(({ title, tags }) => tags.map((tag) => [tag, title])));
	return model.tags.map((tag, index) => {
		const operations = tag.operations.map((slug) => bySlug.get(slug)).filter((operation): operation is Operation => operation !== undefined);
		const group = groups.get(tag.name);
		const isFirst = group !== groups.get(model.tags[index - 1]?.name ?? '');
		return (
			<section key={tag.slug} className="overview-tag">
				{group !== undefined && isFirst && <p className="overview-group">{group}</p>}
				<h3 id={headingId(tag)}>
					<a href={withBase(base, pathOf(tag.slug))}>{titleOf(tag)}</a> <small>{api.operations(operations.length)}</small>
				</h3>
				<ApiMarkdown text={tag.description?.split(/\n\s*\n/)[0]} />
				{isListed(model) && <OperationTable base={base} operations={operations} pathOf={pathOf} />}
			</section>
		);
	});
}

/** Headings of the tags for the table of contents. A large API has too many. */
export function tagHeadings(model: ApiModel): TocHeading[] {
	return isListed(model) ? model.tags.map((tag) => ({ depth: 3, slug: headingId(tag), text: titleOf(tag) })) : [];
}

const isListed = ({ operations }: ApiModel) => operations.length <= LISTED;

const headingId = ({ slug }: ApiTag) => `gruppe-${slug}`;

const titleOf = ({ title }: ApiTag) => title || api.untagged;
