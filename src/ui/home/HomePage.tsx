import './home.css';
import '#ui/layout/big-search.css';
import '#ui/layout/button.css';
import '#ui/prose/prose.css';
import { Fragment } from 'react';
import { ID, mark } from '#chrome/contract.ts';
import type { Blog } from '#content/blog.ts';
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

interface HomePageProps {
	config: SiteConfig;
	/** The blog whose newest posts stand here. */
	blog: Blog | undefined;
	/** First page of the documentation. */
	manual: string | undefined;
	/** What stands here where the site names no tasks. */
	ways: readonly HomeWays[];
}

/** The start: search, the most frequent tasks, what a status means, what is new, the way to the API. */
export function HomePage({ config, blog, manual, ways }: HomePageProps) {
	const { home, base } = config;
	const posts = blog?.posts.filter((post) => !post.unlisted) ?? [];
	return (
		<div id={ID.page} data-kind="home">
			<main id={ID.content} tabIndex={-1}>
				<section className={home.figure ? 'home-hero home-drawn' : 'home-hero'}>
					<div>
						<h1>{config.tagline || config.title}</h1>
						{config.description && <p className="lead">{config.description}</p>}
						<button type="button" className="big-search js-only screen-only" {...mark('search-open')}>
							<Icon name="search" />
							<span>{searchDialog.placeholder}</span>
							<kbd>{search.shortcut}</kbd>
						</button>
						{home.searchExamples.length > 0 && (
							<p className="home-hint home-examples js-only">
								{search.examples}
								{home.searchExamples.map((example) => (
									<Fragment key={example}>
										{' '}
										<button type="button" {...mark('search-open', example)}>
											{example}
										</button>
									</Fragment>
								))}
							</p>
						)}
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
					{home.figure && <Caliper />}
				</section>
				{[{ title: home.tasksTitle ?? strings.tasks, ways: home.tasks }, ...ways].map(
					({ title, ways: entries }, index) =>
						entries.length > 0 && (
							<section key={`${index}-${title}`} className="home-band">
								<h2>{title ?? strings.contents}</h2>
								<ul className="home-ways">
									{entries.map(({ title: name, text, to }) => (
										<li key={`${to} ${name}`}>
											<a href={withBase(base, to)}>
												<b>{name}</b> {text && <span>{text}</span>}
											</a>
										</li>
									))}
								</ul>
							</section>
						),
				)}
				<div className="home-band home-two">
					{config.statuses.length > 0 && (
						<section>
							<h2>{home.statusTitle ?? strings.statuses}</h2>
							<dl className="home-legend">
								{config.statuses.map((status) => (
									<div key={status.label}>
										<dt>
											<StatusMark status={status} />
										</dt>
										<dd>{status.meaning}</dd>
									</div>
								))}
							</dl>
						</section>
					)}
					<div>
						{blog && posts.length > 0 && (
							<section>
								<h2>{strings.newest}</h2>
								<ul className="home-news">
									{posts.slice(0, 3).map((post) => (
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
						)}
					</div>
				</div>
				{home.api && (
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
				)}
			</main>
		</div>
	);
}
