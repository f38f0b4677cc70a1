import type { ApiChange, ApiHistoryEntry, Impact } from '#schema/api-history.ts';
import { withBase } from '../href.ts';
import { api, longDate } from '../strings.ts';
import { ApiFrame, type ApiPlace } from './ApiFrame.tsx';
import { Heading } from './Heading.tsx';

export interface ChangesPageProps extends ApiPlace {
	title: string;
	/** Newest first. */
	history: readonly ApiHistoryEntry[];
	/** Path of the page of an operation by its id; `undefined` when it no longer exists. */
	pathOfOperation: (id: string) => string | undefined;
	/** Path of the feed. */
	feed: string;
}

const IMPACTS: readonly Impact[] = ['breaking', 'non-breaking', 'neutral'];

/** What has changed from version to version, by what it means for programs that use the API. */
export function ChangesPage({ title, history, pathOfOperation, feed, ...place }: ChangesPageProps) {
	const headings = history.map((entry) => ({ depth: 2, slug: idOf(entry), text: api.version(entry.version) }));
	return (
		<ApiFrame {...place} kind="api-changes" title={title} headings={headings}>
			<p className="lead">{api.history.text}</p>
			<p className="feeds">
				<a href={withBase(place.base, feed)}>{api.history.feed}</a>
			</p>
			{history.length === 0 && <p>{api.history.none}</p>}
			{history.map((entry) => (
				<section key={idOf(entry)} className="release">
					<Heading level={2} id={idOf(entry)} name={api.version(entry.version)} />
					<p className="release-date">
						<time dateTime={entry.date}>{longDate(entry.date)}</time>
						{entry.changes.length > 0 && ` · ${api.history.changes(entry.changes.length)}`}
					</p>
					{entry.note !== undefined && <p>{entry.note}</p>}
					{IMPACTS.map((impact) => (
						<Impacts key={impact} impact={impact} changes={entry.changes} base={place.base} pathOfOperation={pathOfOperation} />
					))}
				</section>
			))}
		</ApiFrame>
	);
}

const idOf = ({ version, date }: ApiHistoryEntry) => `version-${version.replace(/[^\w.-]+/g, '-')}-${date}`;

interface ImpactsProps {
	impact: Impact;
	changes: readonly ApiChange[];
	base: string;
	pathOfOperation: (id: string) => string | undefined;
}

function Impacts({ impact, changes, base, pathOfOperation }: ImpactsProps) {
	const shown = changes.filter((change) => change.impact === impact);
	if (shown.length === 0) return null;
	return (
		<>
			<h3 className={`impact impact-${impact}`}>{api.history.impact[impact]}</h3>
			<p className="impact-text">{api.history.impactText[impact]}</p>
			<ul className="changes">
				{shown.map((change) => {
					const path = change.operation === undefined ? undefined : pathOfOperation(change.operation);
					return (
						<li key={`${change.pointer}-${change.text}`}>
							<span className={`badge change-${change.kind}`}>{api.history.kind[change.kind]}</span>{' '}
							{path === undefined ? <b>{change.place}</b> : <a href={withBase(base, path)}>{change.place}</a>}
							<p>{change.text}</p>
						</li>
					);
				})}
			</ul>
		</>
	);
}
