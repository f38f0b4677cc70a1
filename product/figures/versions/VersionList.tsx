/// <reference types="vite/client" />
import { germanDate } from '#product/domain/calendar-date.ts';
import { withBase } from '#ui/href.ts';
import { readVersions } from './read-versions.ts';
import './versions.css';

const versions = readVersions(import.meta.glob<string>('/blog/**/*.{md,mdx}', { query: '?raw', import: 'default', eager: true }));

/** All versions that posts announce, newest first, each with a link to its post. */
export function VersionList() {
	return (
		<ol className="versions">
			{versions.map(({ number, date, slug, title, news, concernsApi }) => {
				const path = withBase(import.meta.env.BASE_URL, `/blog/${slug}/`);
				return (
					<li key={number}>
						<p className="versions-number">
							<b>{number}</b> <time dateTime={date}>{germanDate(date)}</time>
						</p>
						<div>
							<p>
								<a href={path}>{title}</a>
							</p>
							<p>{news}</p>
							<p className="versions-api">Für Integrationen: {concernsApi ? <a href={`${path}#integrationen`}>was sich ändert</a> : 'nichts Neues'}</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
}
