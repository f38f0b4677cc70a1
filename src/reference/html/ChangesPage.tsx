import './changes.css';
import '#ui/layout/feeds.css';
import '#ui/prose/prose.css';
import type { ApiHistory, HistoryEntry } from '#openapi/changes/read-history.ts';
import type { ApiChange } from '#schema/api-change.ts';
import { withBase } from '#ui/href.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { api } from '#words/api.ts';
import { factInWords } from '#words/change-facts.ts';
import { placeInWords } from '#words/change-places.ts';
import { changeLine, countChanges, IMPACTS, noteInWords } from '#words/changes.ts';
import { longDate } from '#words/dates.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { Heading } from './Heading.tsx';

interface ChangesPageProps extends DocsPlace {
	title: string;
	/** Newest first. */
	history: ApiHistory;
	/** Path of the page of an operation by its id; `undefined` when it no longer exists. */
	pathOfOperation: (id: string) => string | undefined;
	/** Path of the feed. */
	feed: string;
}

/** The changes from version to version, by their consequences for programs that use the API. */
export function ChangesPage({ title, history, pathOfOperation, feed, ...place }: ChangesPageProps) {
	const hrefOf = (id: string | undefined) => {
		const path = id === undefined ? undefined : pathOfOperation(id);
		return path && withBase(place.base, path);
	};
	const headings = history.map(({ anchor, version }) => ({ depth: 2, slug: anchor, text: api.version(version) }));
	return (
		<ApiFrame {...place} kind="api-changes" title={title} headings={headings}>
			<p className="lead">{api.history.text}</p>
			{history.length === 0 ? (
				<p>{api.history.none}</p>
			) : (
				<p className="feeds screen-only">
					<a href={withBase(place.base, feed)}>{api.history.feed}</a>
				</p>
			)}
			{history.map((entry) => (
				<Release key={entry.anchor} entry={entry} hrefOf={hrefOf} />
			))}
		</ApiFrame>
	);
}

type OperationHref = (operation: string | undefined) => string | undefined;

function Release({ entry, hrefOf }: { entry: HistoryEntry; hrefOf: OperationHref }) {
	const { anchor, version, date, changes } = entry;
	const note = noteInWords(entry);
	return (
		<section className="release" aria-labelledby={anchor}>
			<Heading level={2} id={anchor} name={api.version(version)} />
			<p className="release-date">
				<time dateTime={date}>{longDate(date)}</time>
				{changes.length > 0 && ` · ${countChanges(changes)}`}
			</p>
			{note !== undefined && <p>{note}</p>}
			{IMPACTS.map(({ impact, title }) => {
				const own = changes.filter((change) => change.impact === impact);
				if (own.length === 0) return null;
				return (
					<section key={impact}>
						<h3 className={`impact-${impact}`}>{title}</h3>
						<p className="impact-text">{api.history.impactText[impact]}</p>
						<ul className="changes">
							{own.map((change) => (
								<Change key={`${change.pointer} ${changeLine(change)}`} change={change} href={hrefOf(change.operation)} />
							))}
						</ul>
					</section>
				);
			})}
		</section>
	);
}

function Change({ change: { kind, place, fact }, href }: { change: ApiChange; href: string | undefined }) {
	const where = placeInWords(place);
	const badge = api.history.kind[kind];
	const said = factInWords(fact);
	// The badge already says so.
	const more = said === badge ? '' : said.startsWith(`${badge}, `) ? said.slice(badge.length + 2) : said;
	return (
		<li>
			<span className={`badge change-${kind}`}>{badge}</span> {href === undefined ? <b>{where}</b> : <a href={href}>{where}</a>}
			{more && <p>{more}</p>}
		</li>
	);
}
