import './big-search.css';
import './not-found.css';
import '#ui/prose/prose.css';
import { mark } from '#chrome/contract.ts';
import type { HomeWays } from '#navigation/home-ways.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { notFound } from '#words/not-found.ts';
import { searchDialog } from '#words/search-dialog.ts';
import { WayLists } from '../home/WayLists.tsx';
import { Icon } from './Icon.tsx';
import { PlainFrame } from './PlainFrame.tsx';
import { SearchExamples } from './SearchExamples.tsx';

/** What a reader sees at an address without a page: the search, the closest pages, which a script adds, and the ways of the home page. */
export function NotFoundPage({ config, ways }: { config: SiteConfig; ways: readonly HomeWays[] }) {
	return (
		<PlainFrame kind="not-found" title={notFound.title} below={<WayLists config={config} ways={ways} most={1} />}>
			<div className="not-found">
				<div>
					<p className="lead">{notFound.text}</p>
					<p>{notFound.owner}</p>
					<button type="button" className="big-search js-only screen-only" {...mark('search-open')}>
						<Icon name="search" />
						<span>{searchDialog.placeholder}</span>
					</button>
					<SearchExamples examples={config.home.searchExamples} />
				</div>
				<div>
					<closest-pages hidden>
						<section className="closest">
							<h2>{notFound.close}</h2>
							<ul />
						</section>
					</closest-pages>
				</div>
			</div>
		</PlainFrame>
	);
}
