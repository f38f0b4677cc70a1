import './button.css';
import './search-page.css';
import './shell.css';
import '#ui/prose/prose.css';
import { ID } from '#chrome/contract.ts';
import { searchPage } from '#words/search-page.ts';

/** The page of search results: a script answers the query of the address. */
export function SearchPage() {
	return (
		<div id={ID.page} className="shell shell-plain" data-kind="search">
			<main id={ID.content} tabIndex={-1}>
				<article className="prose">
					<h1>{searchPage.title}</h1>
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
				</article>
			</main>
		</div>
	);
}
