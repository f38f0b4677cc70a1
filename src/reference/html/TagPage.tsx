import './overview.css';
import type { ApiTag, Operation } from '#openapi/model/model.ts';
import { withBase } from '#ui/href.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { FurtherReading } from './FurtherReading.tsx';
import { Heading } from './Heading.tsx';
import { OperationTable } from './OperationTable.tsx';
import { cutProse, type RenderedProse } from './prose-parts.ts';

interface TagPageProps extends DocsPlace {
	tag: ApiTag;
	operations: readonly Operation[];
	/** Tags below it. */
	inner: readonly ApiTag[];
	pathOf: (slug: string) => string;
	/** The text about this tag from a file beside the description, which replaces the tag's own. */
	prose: RenderedProse | undefined;
}

/** The page of a tag: its text and its operations. */
export function TagPage({ tag, operations, inner, pathOf, prose, ...place }: TagPageProps) {
	const headings = [...(operations.length > 0 ? [{ depth: 2, slug: anchors.operations, text: api.operationsTitle }] : []), ...(prose?.headings ?? [])];
	const { intro, rest } = cutProse(prose?.html ?? '');
	return (
		<ApiFrame {...place} kind="api-tag" title={tag.title || api.untagged} headings={headings}>
			{prose ? (
				<div className="overview-intro" dangerouslySetInnerHTML={{ __html: intro }} />
			) : (
				<ApiMarkdown text={tag.description} className="overview-intro" topHeading={2} />
			)}
			{tag.externalDocs && <FurtherReading docs={tag.externalDocs} />}
			{operations.length > 0 && (
				<>
					<Heading level={2} id={anchors.operations} name={api.operationsTitle} />
					<OperationTable base={place.base} operations={operations} pathOf={pathOf} />
				</>
			)}
			{inner.length > 0 && (
				<>
					<Heading level={2} id={anchors.tagsBelow} name={api.tagsBelow} />
					<ul>
						{inner.map(({ slug, title }) => (
							<li key={slug}>
								<a href={withBase(place.base, pathOf(slug))}>{title}</a>
							</li>
						))}
					</ul>
				</>
			)}
			{prose && <div dangerouslySetInnerHTML={{ __html: rest }} />}
		</ApiFrame>
	);
}
