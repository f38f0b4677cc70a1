import './big-search.css';
import './not-found.css';
import './shell.css';
import '#ui/prose/prose.css';
import { ID, mark } from '#chrome/contract.ts';
import { notFound } from '#words/not-found.ts';
import { Icon } from './Icon.tsx';

/** What a reader sees at an address without a page; a script adds the search and the closest pages. */
export function NotFoundPage() {
	return (
		<div id={ID.page} className="shell shell-plain" data-kind="not-found">
			<main id={ID.content} tabIndex={-1}>
				<article className="prose">
					<h1>{notFound.title}</h1>
					<p className="lead">{notFound.text}</p>
					<p>{notFound.owner}</p>
					<button type="button" className="big-search js-only screen-only" {...mark('search-open')}>
						<Icon name="search" />
						<span>{notFound.search}</span>
					</button>
					<closest-pages hidden>
						<section className="closest">
							<h2>{notFound.close}</h2>
							<ul />
						</section>
					</closest-pages>
				</article>
			</main>
		</div>
	);
}
