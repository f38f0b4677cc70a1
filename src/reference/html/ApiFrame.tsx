import './api-frame.css';
import './operation.css';
import '#ui/layout/shell.css';
import '#ui/prose/prose.css';
import type { ReactNode } from 'react';
import type { DocFrame } from '#navigation/doc-page.ts';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { Pager } from '#ui/layout/Pager.tsx';
import { Sidebar } from '#ui/layout/Sidebar.tsx';
import { Toc, type TocHeading } from '#ui/layout/Toc.tsx';
import { DocBanner } from '#ui/prose/DocBanner.tsx';

/** Where a page of the API reference stands. */
export interface ApiPlace {
	base: string;
	/** Name of the version of the documentation. */
	version: string;
	/** Path of the page without the base. */
	path: string;
	frame: DocFrame;
}

interface ApiFrameProps extends ApiPlace {
	kind: 'api-overview' | 'api-tag' | 'api-operation' | 'api-webhooks' | 'api-schema' | 'api-changes';
	title: string;
	/** What stands between the title and the text. */
	head?: ReactNode;
	/** Headings for the table of contents; without any the text may be wider. */
	headings?: readonly TocHeading[];
	children?: ReactNode;
}

/** Sidebar, breadcrumbs, title and pager around a page of the API reference. */
export function ApiFrame({ base, version, path, frame, kind, title, head, headings = [], children }: ApiFrameProps) {
	const { sidebarId } = frame;
	const trail = (
		<>
			<DocBanner base={base} banner={frame.banner} />
			<Breadcrumbs base={base} trail={frame.breadcrumbs} title={title} />
			<h1>{title}</h1>
			{head}
		</>
	);
	return (
		<div id="page" className="shell" data-kind={kind} data-docs-version={version} data-path={path}>
			{sidebarId && <Sidebar id={`${version}/${sidebarId}`} items={frame.sidebar} base={base} path={path} />}
			<Toc headings={headings} from={2} to={3} />
			<main id="inhalt" tabIndex={-1}>
				{kind === 'api-operation' ? (
					<article className="prose operation" data-article-body="">
						<div className="operation-head">{trail}</div>
						{children}
					</article>
				) : (
					<article className="prose api-page">
						{trail}
						<div data-article-body="">{children}</div>
					</article>
				)}
				<Pager base={base} previous={frame.previous} next={frame.next} />
			</main>
		</div>
	);
}
