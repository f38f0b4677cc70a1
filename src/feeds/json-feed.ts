import type { FeedChannel } from './feed-channel.ts';
import type { FeedEntry } from './feed-entries.ts';

/** JSON Feed 1.1 (jsonfeed.org/version/1.1) with whole texts. */
export function jsonFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
	const feed = {
		version: 'https://jsonfeed.org/version/1.1',
		title: channel.title,
		home_page_url: channel.home,
		feed_url: channel.self,
		description: channel.description,
		language: channel.language,
		authors: [{ name: channel.author }],
		items: entries.map((entry) => ({
			id: entry.id,
			url: entry.url,
			title: entry.title,
			summary: entry.summary,
			content_html: entry.html,
			date_published: entry.published.toISOString(),
			date_modified: entry.updated.toISOString(),
			authors: entry.authors.length > 0 ? entry.authors : undefined,
			tags: entry.tags,
		})),
	};
	return `${JSON.stringify(feed, null, '\t')}\n`;
}
