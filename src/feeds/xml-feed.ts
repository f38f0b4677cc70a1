import { Feed, type Item } from 'feed';
import type { FeedEntry } from './feed-entries.ts';
import { escapeHtml, legalXml } from './feed-html.ts';

/** What a feed says of itself, with full addresses. */
export interface FeedChannel {
	title: string;
	description: string;
	/** Who writes where an entry names nobody. */
	author: string;
	/** Language tag, e.g. `de`. */
	language: string;
	copyright: string;
	/** Address of the blog. */
	home: string;
	/** Address of the feed itself. */
	self: string;
}

/** RSS 2.0 (rssboard.org/rss-specification) with whole texts. */
export function rssFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
	const feed = makeFeed(channel, entries, ({ authors, ...entry }) => ({
		...toItem(entry),
		...(entry.summary === undefined ? {} : { description: escapeHtml(entry.summary) }),
		// RSS wants a mail address as author; names go into the Dublin Core element.
		extensions: authors.length > 0 ? [{ name: 'dc:creator', objects: { _text: authors.map(({ name }) => name).join(', ') } }] : [],
	}));
	return legalXml(feed.rss2());
}

/** Atom (RFC 4287) with whole texts. */
export function atomFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
	const xml = makeFeed(channel, entries, ({ authors, ...entry }) => ({
		...toItem(entry),
		// The library writes title and summary as HTML.
		title: escapeHtml(entry.title),
		...(entry.summary === undefined ? {} : { description: escapeHtml(entry.summary) }),
		...(authors.length > 0 ? { author: authors.map(({ name, url }) => ({ name, ...(url ? { link: url } : {}) })) } : {}),
	})).atom1();
	// The library has no option for the language of an Atom feed.
	return legalXml(xml).replace('<feed ', `<feed xml:lang="${channel.language}" `);
}

function makeFeed(channel: FeedChannel, entries: readonly FeedEntry[], item: (entry: FeedEntry) => Item): Feed {
	const [newest] = [...entries].sort((a, b) => b.updated.getTime() - a.updated.getTime());
	const feed = new Feed({
		id: channel.home,
		title: channel.title,
		description: channel.description,
		link: channel.home,
		feed: channel.self,
		language: channel.language,
		copyright: channel.copyright,
		author: { name: channel.author },
		generator: false,
		// Without a date of its own the library would write the time of the build.
		updated: newest?.updated ?? new Date(0),
	});
	for (const entry of entries) feed.addItem(item(entry));
	return feed;
}

function toItem({ title, url, html, published, updated, tags }: Omit<FeedEntry, 'authors'>): Item {
	return {
		title,
		link: url,
		content: html,
		published,
		date: updated,
		category: tags.map(toCategory),
	};
}

/** The library writes both into attributes and escapes all but this one character. */
function toCategory(tag: string): { name: string; term: string } {
	const name = tag.replaceAll('<', '');
	return { name, term: name };
}
