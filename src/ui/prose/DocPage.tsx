import type { ReactNode } from 'react';
import { ID, mark } from '#chrome/contract.ts';
import type { Doc } from '#content/doc.ts';
import type { DocFrame } from '#navigation/doc-page.ts';
import { navigation } from '#words/navigation.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Pager } from '../layout/Pager.tsx';
import { Sidebar } from '../layout/Sidebar.tsx';
import { PageToc, type TocHeading } from '../layout/Toc.tsx';
import { DocBanner } from './DocBanner.tsx';
import { PageMeta } from './PageMeta.tsx';

export interface DocPageProps {
	base: string;
	version: string;
	doc: Doc;
	frame: DocFrame;
	headings: readonly TocHeading[];
	lastUpdate: string | undefined;
	editHref: string | undefined;
	children?: ReactNode;
}

/** A page of the manual or the glossary: sidebar, text, table of contents. */
export function DocPage({ base, version, doc, frame, headings, lastUpdate, editHref, children }: DocPageProps) {
	const { frontMatter } = doc;
	const path = doc.path;
	return (
		<div id={ID.page} className="shell" data-kind="doc" {...mark('docs-version', version)} data-path={path}>
			{frame.sidebarId && <Sidebar id={`${version}/${frame.sidebarId}`} items={frame.sidebar} base={base} path={path} />}
			<main id={ID.content} tabIndex={-1}>
				<article className="prose">
					<DocBanner base={base} banner={frame.banner} />
					<Breadcrumbs base={base} trail={frame.breadcrumbs} title={doc.label} />
					{doc.draft && <p className="page-mark">{navigation.draft}</p>}
					{doc.unlisted && <p className="page-mark">{navigation.unlisted}</p>}
					{!frontMatter.hide_title && <h1>{doc.title}</h1>}
					<div data-article-body="">{children}</div>
					<PageMeta lastUpdate={{ date: lastUpdate, ...frontMatter.last_update }} editHref={editHref} />
				</article>
				<Pager base={base} previous={frame.previous} next={frame.next} />
			</main>
			<PageToc headings={headings} frontMatter={frontMatter} />
		</div>
	);
}
