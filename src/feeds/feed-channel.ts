import type { FeedEntry } from './feed-entries.ts';

/** What a feed says of itself, with full addresses. */
export interface FeedChannel {
	title: string;
	description: string;
	/** The author of entries that name none. */
	author: string;
	/** Language tag, e.g. `de`. */
	language: string;
	copyright: string;
	/** Address of the blog. */
	home: string;
	/** Address of the feed itself. */
	self: string;
}

/** When a feed has changed: with its newest entry, never with a build, so that the same posts give the same file. */
export const newestChange = (entries: readonly FeedEntry[]): Date => new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));
