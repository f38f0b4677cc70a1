import './home.css';
import '#ui/layout/big-search.css';
import '#ui/layout/button.css';
import '#ui/prose/prose.css';
import { ID, mark } from '#chrome/contract.ts';
import type { Blog } from '#content/blog.ts';
import { listedPosts } from '#content/listed-posts.ts';
import type { HomeWays } from '#navigation/home-ways.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { shortDate } from '#words/dates.ts';
import { home as strings } from '#words/home.ts';
import { search } from '#words/search.ts';
import { searchDialog } from '#words/search-dialog.ts';
import { PostDay } from '../blog/PostDay.tsx';
import { Caliper } from '../figures/Caliper.tsx';
import { StatusMark } from '../figures/StatusMark.tsx';
import { withBase } from '../href.ts';
import { Icon } from '../layout/Icon.tsx';
import { SearchExamples } from '../layout/SearchExamples.tsx';
import { WayLists } from './WayLists.tsx';

interface HomePageProps {
	config: SiteConfig;
	/** The newest posts of the first one that lists any are shown. */
	blogs: readonly Blog[];
	/** Path of the first page of the documentation. */
	manual: string | undefined;
	/** Lists of links below the site's own tasks. */
	ways: readonly HomeWays[];
}

/** The start page: search, the most frequent tasks, what a status means, news, the way to the API. */
export function HomePage({ config, blogs, manual, ways }: HomePageProps) {
	const { home, base } = config;
	return (
		<div id={ID.page} data-kind="home">
			<main id={ID.content} tabIndex={-1}>
				<section className={home.figure ? 'home-hero home-drawn' : 'home-hero'}>
					<Welcome config={config} manual={manual} />
					{home.figure && <Caliper />}
				</section>
				<div className="home-ways">
					<WayLists config={config} ways={ways} />
				</div>
				<div className="home-band home-two">
					<StatusLegend config={config} />
					<div>
						<News blogs={blogs} base={base} />
					</div>
				</div>
				<ApiLinks config={config} />
			</main>
		</div>
	);
}

/** Title, lead, and the field that opens the search; without scripts, a link to the manual instead. */
function Welcome({ config, manual }: Pick<HomePageProps, 'config' | 'manual'>) {
	const { home, base } = config;
	return (
		<div>
			<h1>{config.tagline || config.title}</h1>
			{config.description && <p className="lead">{config.description}</p>}
			<button type="button" className="big-search js-only screen-only" {...mark('search-open')}>
				<Icon name="search" />
				<span>{searchDialog.placeholder}</span>
				<kbd>{search.shortcut}</kbd>
			</button>
			<SearchExamples examples={home.searchExamples} />
			{manual && (
				<noscript>
					<p>
						<a className="button" href={withBase(base, manual)}>
							{strings.toManual}
						</a>
					</p>
				</noscript>
			)}
		</div>
	);
}

/** What each status of the product means. */
function StatusLegend({ config: { home, statuses } }: Pick<HomePageProps, 'config'>) {
	if (statuses.length === 0) return null;
	return (
		<section>
			<h2>{home.statusTitle ?? strings.statuses}</h2>
			<dl className="home-legend">
				{statuses.map((status) => (
					<div key={status.label}>
						<dt>
							<StatusMark status={status} />
						</dt>
						<dd>{status.meaning}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** The newest posts of a blog; nothing if none lists any. */
function News({ blogs, base }: { blogs: readonly Blog[]; base: string }) {
	const blog = blogs.find(({ posts }) => listedPosts(posts).length > 0);
	if (blog === undefined) return null;
	return (
		<section>
			<h2>{strings.newest}</h2>
			<ul className="home-news">
				{listedPosts(blog.posts)
					.slice(0, 3)
					.map((post) => (
						<li key={post.path}>
							<PostDay post={post} inWords={shortDate} />
							<div>
								<a href={withBase(base, post.path)}>{post.title}</a>
								{post.description && <p>{post.description}</p>}
							</div>
						</li>
					))}
			</ul>
			<p className="home-hint">
				<a href={withBase(base, blog.config.route)}>{strings.allPosts}</a>
			</p>
		</section>
	);
}

/** The way to the API, for sites that set one. */
function ApiLinks({ config: { home, base } }: Pick<HomePageProps, 'config'>) {
	if (!home.api) return null;
	return (
		<section className="home-band">
			<div className="home-api">
				<div>
					<h2>{home.api.title}</h2>
					<p>{home.api.text}</p>
				</div>
				{home.api.links.map((link) => (
					<a key={link.to} className="button" href={withBase(base, link.to)}>
						{link.label}
					</a>
				))}
			</div>
		</section>
	);
}
