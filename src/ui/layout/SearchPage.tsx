import './button.css';
import '#ui/islands/load-failure.css';
import './search-page.css';
import { searchPage } from '#words/search-page.ts';
import { PlainFrame } from './PlainFrame.tsx';

/** The page of search results: a script answers the query of the address. */
export function SearchPage() {
	return (
		<PlainFrame kind="search" title={searchPage.title}>
			<noscript>
				<p>{searchPage.noScript}</p>
			</noscript>
			<search-page className="js-only">
				<form className="search-page-form">
					<input type="text" inputMode="search" name="q" aria-label={searchPage.field} autoComplete="off" spellCheck={false} maxLength={120} />
					<button type="submit" className="button">
						{searchPage.submit}
					</button>
				</form>
				<p className="search-page-note">{searchPage.private}</p>
				<div className="search-page-results" />
			</search-page>
		</PlainFrame>
	);
}
