import type { Blog } from '#content/blog.ts';
import type { Site } from '#navigation/site.ts';
import { langOf } from '#schema/locale.ts';
import { copyrightLine, type SiteConfig } from '#schema/site-config.ts';
import { fullAddress } from '#text/full-address.ts';
import { type FeedKind, feedFiles, feedPosts, feedTitle } from './announced-feeds.ts';
import { atomFeed } from './atom-feed.ts';
import type { FeedChannel } from './feed-channel.ts';
import { type FeedEntry, feedEntries } from './feed-entries.ts';
import { jsonFeed } from './json-feed.ts';
import { rssFeed } from './rss-feed.ts';

/** A file of the output; `path` is without the base. */
export interface FeedFile {
	path: string;
	text: string;
}

const WRITERS: Record<FeedKind, (channel: FeedChannel, entries: readonly FeedEntry[]) => string> = {
	RSS: rssFeed,
	Atom: atomFeed,
	JSON: jsonFeed,
};

/**
 * The feeds of each blog: RSS, Atom and JSON, newest post first, with whole texts. The same posts always give the same text.
 * None for a blog that lists no posts. `bodies` holds the inner HTML of each article by the path of its page.
 */
export function makeFeeds({ site, bodies }: { site: Site; bodies: ReadonlyMap<string, string> }): FeedFile[] {
	return site.blogs.flatMap((blog) => (feedPosts(blog).length === 0 ? [] : feedsOf(blog, { config: site.config, bodies })));
}

function feedsOf(blog: Blog, { config, bodies }: { config: SiteConfig; bodies: ReadonlyMap<string, string> }): FeedFile[] {
	const title = feedTitle(blog);
	const channel: Omit<FeedChannel, 'self'> = {
		title,
		description: blog.config.feedDescription ?? blog.config.description ?? title,
		author: config.copyright.holder,
		language: langOf(config),
		copyright: copyrightLine(config),
		home: fullAddress(config, blog.config.route),
	};
	const entries = feedEntries(blog, { site: config, bodies });
	return feedFiles(blog).map(({ name, kind }) => ({ path: `/${name}`, text: WRITERS[kind]({ ...channel, self: fullAddress(config, `/${name}`) }, entries) }));
}
