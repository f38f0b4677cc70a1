import './api-frame.css';
import './operation.css';
import '#ui/layout/shell.css';
import '#ui/prose/prose.css';
import type { ReactNode } from 'react';
import { Toc, type TocHeading } from '#ui/layout/Toc.tsx';
import { DocsFrame, type DocsPlace, DocsTrail } from '#ui/prose/DocsFrame.tsx';

interface ApiFrameProps extends DocsPlace {
	kind: 'api-overview' | 'api-tag' | 'api-operation' | 'api-webhooks' | 'api-schema' | 'api-changes';
	title: string;
	/** Content between the title and the text. */
	head?: ReactNode;
	/** Headings for the table of contents; without any the text may be wider. */
	headings?: readonly TocHeading[];
	/** Links beside the table of contents. */
	parts?: ReactNode;
	children?: ReactNode;
}

/** A page of the API reference in its frame: the way to it, title, text. */
export function ApiFrame({ kind, title, head, headings = [], parts, children, ...place }: ApiFrameProps) {
	const trail = (
		<>
			<DocsTrail base={place.base} frame={place.frame} title={title} />
			<h1>{title}</h1>
			{head}
		</>
	);
	return (
		<DocsFrame {...place} kind={kind} toc={<Toc headings={headings} from={2} to={3} isBar={kind === 'api-operation'} beside={parts} />}>
			{kind === 'api-operation' ? (
				<article className="prose operation" data-article-body="" data-beside="">
					<div className="operation-head">{trail}</div>
					{children}
				</article>
			) : (
				<article className="prose api-page">
					{trail}
					<div data-article-body="">{children}</div>
				</article>
			)}
		</DocsFrame>
	);
}
