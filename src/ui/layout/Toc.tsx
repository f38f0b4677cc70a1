import './toc.css';
import type { ReactNode } from 'react';
import { navigation } from '#words/navigation.ts';
import { BreakableName } from './BreakableName.tsx';

export interface TocHeading {
	depth: number;
	slug: string;
	text: string;
	/** Whether what it leads to is only there with script. */
	isLive?: boolean;
}

/** What a page says about its table of contents. */
interface TocFrontMatter {
	hide_table_of_contents: boolean;
	toc_min_heading_level: number;
	toc_max_heading_level: number;
}

/** The table of contents of a page from a Markdown file. */
export function PageToc({ headings, frontMatter }: { headings: readonly TocHeading[]; frontMatter: TocFrontMatter }) {
	if (frontMatter.hide_table_of_contents) return null;
	return <Toc headings={headings} from={frontMatter.toc_min_heading_level} to={frontMatter.toc_max_heading_level} />;
}

interface TocProps {
	headings: readonly TocHeading[];
	from: number;
	to: number;
	/** Whether something else has the room beside the text at any width. */
	isBar?: boolean;
	/** Further links in the bar. */
	beside?: ReactNode;
}

/**
 * The headings of a page on a scale that shows the reading position: a column beside the text, or, where there is no room for one, a bar above it
 * that unfolds. Stands before the text in the document, as it does for those who meet the page in its order.
 */
export function Toc({ headings, from, to, isBar = false, beside }: TocProps) {
	// Whoever begins below the usual end means at least that level. A heading without words, such as a picture, would be a link without a name.
	const shown = headings.filter(({ depth, text }) => depth >= from && depth <= Math.max(from, to) && text.trim() !== '');
	if (shown.length < 2) return null;
	return (
		<nav className={`toc ${isBar ? 'toc-bar ' : ''}screen-only`} aria-label={navigation.toc}>
			<details>
				<summary>
					{navigation.toc} <span className="toc-now" />
				</summary>
				<docs-toc className="toc-panel">
					<p className="toc-title">{navigation.toc}</p>
					<ol>
						{shown.map(({ depth, slug, text, isLive }) => (
							<li key={slug} className={depth > from ? 'toc-sub' : isLive ? 'js-only' : undefined}>
								<a href={`#${slug}`}>
									<BreakableName text={text} />
								</a>
							</li>
						))}
					</ol>
					<span className="toc-here js-only" aria-hidden="true" />
				</docs-toc>
			</details>
			{beside}
		</nav>
	);
}
