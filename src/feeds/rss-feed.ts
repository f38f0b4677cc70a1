import { escapeHtml } from '#text/escape-html.ts';
import { type FeedChannel, newestChange } from './feed-channel.ts';
import type { FeedEntry } from './feed-entries.ts';
import { element, textElement, xmlFile } from './xml.ts';

const NAMESPACES = {
	'xmlns:atom': 'http://www.w3.org/2005/Atom',
	'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
	'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/** RSS 2.0 (rssboard.org/rss-specification) with whole texts. */
export function rssFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
	return xmlFile(
		element(
			'rss',
			{ version: '2.0', ...NAMESPACES },
			element(
				'channel',
				{},
				textElement('title', channel.title),
				textElement('link', channel.home),
				textElement('description', channel.description),
				textElement('language', channel.language),
				textElement('copyright', channel.copyright),
				textElement('lastBuildDate', newestChange(entries).toUTCString()),
				element('atom:link', { href: channel.self, rel: 'self', type: 'application/rss+xml' }),
				...entries.map(rssItem),
			),
		),
	);
}

function rssItem({ title, url, id, summary, html, published, authors, tags }: FeedEntry): string {
	return element(
		'item',
		{},
		textElement('title', title),
		textElement('link', url),
		textElement('guid', id, { isPermaLink: `${id === url}` }),
		textElement('pubDate', published.toUTCString()),
		// Readers take this element for HTML, as the specification allows.
		textElement('description', summary === undefined ? undefined : escapeHtml(summary)),
		// RSS wants a mail address as author; names go into the Dublin Core element.
		textElement('dc:creator', authors.length > 0 ? authors.map(({ name }) => name).join(', ') : undefined),
		...tags.map((tag) => textElement('category', tag)),
		textElement('content:encoded', html),
	);
}
