import '#ui/layout/shell.css';
import './page-mark.css';
import './prose.css';
import type { ReactNode } from 'react';
import { ID } from '#chrome/contract.ts';
import type { FreePage as FreePageData } from '#content/free-page.ts';
import type { LastUpdate } from '#navigation/site.ts';
import { navigation } from '#words/navigation.ts';
import { PageToc, type TocHeading } from '../layout/Toc.tsx';
import { writtenIn } from '../written-in.ts';
import { PageMeta } from './PageMeta.tsx';

interface FreePageProps {
	page: FreePageData;
	headings: readonly TocHeading[];
	lastUpdate: LastUpdate | undefined;
	editHref: string | undefined;
	/** Address of the page as Markdown. */
	twin: string | undefined;
	children?: ReactNode;
}

/** A page outside of docs and blog. */
export function FreePage({ page, headings, lastUpdate, editHref, twin, children }: FreePageProps) {
	const { title, unlisted, frontMatter, isCode } = page;
	return (
		<div id={ID.page} className={isCode ? 'shell shell-drawn' : 'shell shell-plain'} data-kind="page">
			<PageToc headings={headings} frontMatter={frontMatter} />
			<main id={ID.content} tabIndex={-1}>
				<article className={isCode ? 'prose prose-drawn' : 'prose'}>
					{page.untranslated && <p className="page-mark">{navigation.untranslated}</p>}
					{unlisted && <p className="page-mark">{navigation.unlisted}</p>}
					{!isCode && <h1 {...writtenIn(page.untranslated)}>{title}</h1>}
					<div data-article-body="" {...writtenIn(page.untranslated)}>
						{children}
					</div>
					<PageMeta lastUpdate={{ ...lastUpdate, ...frontMatter.last_update }} editHref={editHref} twin={twin} />
				</article>
			</main>
		</div>
	);
}
