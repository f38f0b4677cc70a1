import { navigation } from '#words/navigation.ts';

export interface TocHeading {
	depth: number;
	slug: string;
	text: string;
}

/** The headings of a page beside its text, on a scale that shows the reading position. */
export function Toc({ headings, from, to }: { headings: readonly TocHeading[]; from: number; to: number }) {
	const shown = headings.filter(({ depth }) => depth >= from && depth <= to);
	if (shown.length < 2) return null;
	return (
		<nav className="toc" aria-labelledby="toc-title">
			<p id="toc-title" className="toc-title">
				{navigation.toc}
			</p>
			<docs-toc>
				<ol>
					{shown.map(({ depth, slug, text }) => (
						<li key={slug} className={depth > from ? 'toc-sub' : undefined}>
							<a href={`#${slug}`}>{text}</a>
						</li>
					))}
				</ol>
				<span className="toc-here" aria-hidden="true" />
			</docs-toc>
		</nav>
	);
}
