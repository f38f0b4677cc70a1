import './big-search.css';
import './not-found.css';
import '#ui/prose/prose.css';
import { mark } from '#chrome/contract.ts';
import { notFound } from '#words/not-found.ts';
import { searchDialog } from '#words/search-dialog.ts';
import { Icon } from './Icon.tsx';
import { PlainFrame } from './PlainFrame.tsx';

/** What a reader sees at an address without a page; a script adds the search and the closest pages. */
export function NotFoundPage() {
	return (
		<PlainFrame kind="not-found" title={notFound.title}>
			<p className="lead">{notFound.text}</p>
			<p>{notFound.owner}</p>
			<button type="button" className="big-search js-only screen-only" {...mark('search-open')}>
				<Icon name="search" />
				<span>{searchDialog.placeholder}</span>
			</button>
			<closest-pages hidden>
				<section className="closest">
					<h2>{notFound.close}</h2>
					<ul />
				</section>
			</closest-pages>
		</PlainFrame>
	);
}
