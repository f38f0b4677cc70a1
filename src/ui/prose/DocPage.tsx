import '#ui/layout/shell.css';
import './page-mark.css';
import './prose.css';
import './one-sheet.css';
import type { ReactNode } from 'react';
import type { DocContent } from '#content/doc.ts';
import type { DocFrame } from '#navigation/doc-frame.ts';
import type { LastUpdate } from '#navigation/site.ts';
import { navigation, versions } from '#words/navigation.ts';
import { withBase } from '../href.ts';
import { PageToc } from '../layout/Toc.tsx';
import { writtenIn } from '../written-in.ts';
import { DocsFrame, DocsTrail } from './DocsFrame.tsx';
import { PageMeta } from './PageMeta.tsx';

interface DocPageProps {
	base: string;
	version: string;
	content: DocContent;
	frame: DocFrame;
	lastUpdate: LastUpdate | undefined;
	editHref: string | undefined;
	/** Address of the page as Markdown. */
	twin: string | undefined;
	/** Whether the text brings its own title, inside of a component. */
	hasOwnTitle: boolean;
	children?: ReactNode;
}

/** A page of the manual or the glossary: sidebar, text, table of contents. */
export function DocPage({ base, version, content, frame, lastUpdate, editHref, twin, hasOwnTitle, children }: DocPageProps) {
	const { metadata: doc, frontMatter } = content;
	// A title within the text itself is always shown.
	const showsTitle = !hasOwnTitle && (!frontMatter.hide_title || content.contentTitle !== undefined);
	const toc = <PageToc headings={content.toc} frontMatter={frontMatter} />;
	return (
		<DocsFrame kind="doc" base={base} version={version} path={doc.path} frame={frame} toc={toc}>
			<article className={frontMatter.one_sheet ? 'prose one-sheet' : 'prose'}>
				<DocsTrail base={base} frame={frame} title={doc.label} />
				{frame.badge !== undefined && <p className="page-mark version-badge">{versions.badge(frame.badge)}</p>}
				{doc.draft && <p className="page-mark">{navigation.draft}</p>}
				{doc.untranslated && <p className="page-mark untranslated">{navigation.untranslated}</p>}
				{doc.unlisted && <p className="page-mark">{navigation.unlisted}</p>}
				{showsTitle && <h1 {...writtenIn(doc.untranslated)}>{doc.title}</h1>}
				<div data-article-body="" {...writtenIn(doc.untranslated)}>
					{children}
				</div>
				<PageMeta
					lastUpdate={{ ...lastUpdate, ...frontMatter.last_update }}
					editHref={editHref}
					twin={twin}
					tags={(doc.tags ?? []).map(({ label, path }) => ({ label, href: withBase(base, path) }))}
				/>
			</article>
		</DocsFrame>
	);
}
