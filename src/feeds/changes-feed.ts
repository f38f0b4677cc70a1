import { apiPaths } from '#navigation/api/api-paths.ts';
import type { ReferencePlan } from '#navigation/api/reference-plan.ts';
import { referenceLabel } from '#navigation/api/site-reference.ts';
import type { ApiHistory, HistoryEntry } from '#openapi/changes/read-history.ts';
import { langOf } from '#schema/locale.ts';
import { copyrightLine, type SiteConfig } from '#schema/site-config.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { fullAddress } from '#text/full-address.ts';
import { changeLine, changesFeed, countChanges, IMPACTS, noteInWords } from '#words/changes.ts';
import { atomFeed } from './atom-feed.ts';
import { feedHtml } from './entry-html.ts';
import type { FeedEntry } from './feed-entries.ts';
import type { FeedFile } from './feeds.ts';

/** More would make every fetch by a reader bigger; older versions stay on the page. */
const MOST_VERSIONS = 20;
/** Most changes that an entry lists; the page has all. */
const MOST_CHANGES = 200;

/** What has changed in a reference. */
interface Changes {
	site: { config: SiteConfig };
	plan: ReferencePlan;
	history: ApiHistory;
}

/** The changes to an API as an Atom feed (RFC 4287), newest first; `undefined` for one without a history. */
export function makeChangesFeed({ site: { config }, plan, history }: Changes): FeedFile | undefined {
	if (history.length === 0) return undefined;
	const { changes, feed: path } = apiPaths(plan.folder);
	const home = fullAddress(config, changes);
	const isAlone = config.api.length === 1 && plan.version === undefined;
	const channel = {
		title: isAlone ? changesFeed.title(config.title) : changesFeed.titleOf(config.title, referenceLabel(plan)),
		description: changesFeed.text,
		author: config.copyright.holder,
		language: langOf(config),
		copyright: copyrightLine(config),
		home,
		self: fullAddress(config, path),
	};
	return {
		path,
		text: atomFeed(
			channel,
			history.slice(0, MOST_VERSIONS).map((entry) => toFeedEntry(entry, home)),
		),
	};
}

function toFeedEntry(entry: HistoryEntry, home: string): FeedEntry {
	const { version, date, changes, anchor } = entry;
	const note = noteInWords(entry);
	const day = new Date(date);
	const summary = [note, changes.length > 0 || note === undefined ? countChanges(changes) : undefined].filter((text) => text !== undefined).join('. ');
	const lists = IMPACTS.flatMap(({ impact, title }) => {
		const own = changes.filter((change) => change.impact === impact);
		if (own.length === 0) return [];
		const rest = own.length > MOST_CHANGES ? `<li>${changesFeed.more(own.length - MOST_CHANGES)}</li>` : '';
		const items = own.slice(0, MOST_CHANGES).map((change) => `<li>${escapeHtml(changeLine(change))}</li>`);
		return [`<h2>${escapeHtml(title)}</h2><ul>${items.join('')}${rest}</ul>`];
	});
	return {
		title: `Version ${version}`,
		url: `${home}#${anchor}`,
		id: `${home}#${anchor}`,
		summary,
		html: feedHtml(`<p>${escapeHtml(summary)}.</p>${lists.join('')}`, home),
		published: day,
		updated: day,
		authors: [],
		tags: [],
	};
}
