import './button.css';
import '#ui/islands/load-failure.css';
import './search-page.css';
import { SEARCH_PATH } from '#navigation/own-page-paths.ts';
import { searchPage } from '#words/search-page.ts';
import { withBase } from '../href.ts';
import { PlainFrame } from './PlainFrame.tsx';
import { SearchExamples } from './SearchExamples.tsx';

interface SearchPageProps {
	base: string;
	/** Queries for readers who wonder what to ask. */
	examples: readonly string[];
	/** Where readers find all pages whose browser runs no scripts. */
	ways: readonly { label: string; to: string }[];
}

/** The page of search results: a script answers the query of the address. */
export function SearchPage({ base, examples, ways }: SearchPageProps) {
	return (
		<PlainFrame kind="search" title={searchPage.title}>
			<noscript>
				<p>
					{searchPage.noScript} {ways.length === 0 ? searchPage.navigationOnly : searchPage.waysToo}
				</p>
				{ways.length > 0 && (
					<ul>
						{ways.map(({ label, to }) => (
							<li key={to}>
								<a href={withBase(base, to)}>{label}</a>
							</li>
						))}
					</ul>
				)}
			</noscript>
			<search-page className="js-only">
				<form className="search-page-form screen-only">
					<input type="text" inputMode="search" name="q" aria-label={searchPage.field} autoComplete="off" spellCheck={false} maxLength={120} />
					<button type="submit" className="button">
						{searchPage.submit}
					</button>
				</form>
				<SearchExamples examples={examples} control={(example) => <a href={`${withBase(base, SEARCH_PATH)}?q=${encodeURIComponent(example)}`}>{example}</a>} />
				<p className="search-page-note screen-only">{searchPage.private}</p>
				<div className="search-page-results" />
			</search-page>
		</PlainFrame>
	);
}
