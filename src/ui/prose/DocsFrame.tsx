import '#ui/layout/shell.css';
import './prose.css';
import type { ReactNode } from 'react';
import { ID, mark } from '#chrome/contract.ts';
import type { DocFrame } from '#navigation/doc-frame.ts';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { Pager } from '#ui/layout/Pager.tsx';
import { Sidebar } from '#ui/layout/Sidebar.tsx';
import { DocBanner } from './DocBanner.tsx';

/** Where a page of the documentation stands. */
export interface DocsPlace {
	base: string;
	/** Name of the version of the documentation. */
	version: string;
	/** Path of the page without the base. */
	path: string;
	frame: DocFrame;
}

interface DocsFrameProps extends DocsPlace {
	/** Kind of the page, for styles and the search. */
	kind: string;
	/** The table of contents; without one the text may be wider. */
	toc?: ReactNode;
	children?: ReactNode;
}

/** Sidebar, pager and table of contents around a page of the documentation. */
export function DocsFrame({ base, version, path, frame, kind, toc, children }: DocsFrameProps) {
	return (
		<div id={ID.page} className="shell" data-kind={kind} {...mark('docs-version', version)} data-path={path}>
			{frame.sidebarId && <Sidebar id={`${version}/${frame.sidebarId}`} items={frame.sidebar} base={base} path={path} />}
			{toc}
			<main id={ID.content} tabIndex={-1}>
				{children}
				<Pager base={base} previous={frame.previous} next={frame.next} />
			</main>
		</div>
	);
}

/** What stands above the text of a page: its version when it is not the newest, the way to it. */
export function DocsTrail({ base, frame, title }: Pick<DocsPlace, 'base' | 'frame'> & { title: string }) {
	return (
		<>
			<DocBanner base={base} banner={frame.banner} />
			<Breadcrumbs base={base} trail={frame.breadcrumbs} title={title} />
		</>
	);
}
