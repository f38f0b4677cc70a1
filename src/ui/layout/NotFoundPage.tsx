import { notFound } from '#words/not-found.ts';
import { Icon } from './Icon.tsx';

/** What a reader sees at an address without a page; a script adds the search and the closest pages. */
export function NotFoundPage() {
	return (
		<div id="page" className="shell shell-plain" data-kind="not-found">
			<main id="inhalt" tabIndex={-1}>
				<article className="prose">
					<h1>{notFound.title}</h1>
					<p className="lead">{notFound.text}</p>
					<p>{notFound.owner}</p>
					<button type="button" className="big-search js-only" data-search-open="">
						<Icon name="search" />
						<span>{notFound.search}</span>
					</button>
					<section className="closest" data-closest="" hidden>
						<h2>{notFound.close}</h2>
						<ul />
					</section>
				</article>
			</main>
		</div>
	);
}
