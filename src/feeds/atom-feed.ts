import { type FeedChannel, newestChange } from './feed-channel.ts';
import type { FeedEntry } from './feed-entries.ts';
import { element, textElement, xmlFile } from './xml.ts';

/** Atom (RFC 4287) with whole texts. */
export function atomFeed(channel: FeedChannel, entries: readonly FeedEntry[]): string {
	return xmlFile(
		element(
			'feed',
			{ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': channel.language },
			textElement('id', channel.home),
			textElement('title', channel.title),
			textElement('updated', newestChange(entries).toISOString()),
			element('author', {}, textElement('name', channel.author)),
			element('link', { rel: 'alternate', href: channel.home }),
			element('link', { rel: 'self', href: channel.self }),
			textElement('subtitle', channel.description),
			textElement('rights', channel.copyright),
			...entries.map(atomEntry),
		),
	);
}

function atomEntry({ title, url, id, summary, html, published, updated, authors, tags }: FeedEntry): string {
	return element(
		'entry',
		{},
		textElement('title', title),
		textElement('id', id),
		element('link', { href: url }),
		textElement('updated', updated.toISOString()),
		textElement('summary', summary),
		textElement('content', html, { type: 'html' }),
		...authors.map(({ name, url: address }) => element('author', {}, textElement('name', name), textElement('uri', address))),
		...tags.map((tag) => element('category', { term: tag, label: tag })),
		textElement('published', published.toISOString()),
	);
}
