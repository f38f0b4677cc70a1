import './page-meta.css';
import { longDate } from '#words/dates.ts';
import { navigation } from '#words/navigation.ts';

/** The line below a text: when it was changed, where to change it. */
export function PageMeta({ lastUpdate, editHref }: { lastUpdate: string | undefined; editHref: string | undefined }) {
	if (lastUpdate === undefined && editHref === undefined) return null;
	return (
		<p className="page-meta">
			{lastUpdate && (
				<span>
					{navigation.lastUpdate} <time dateTime={lastUpdate}>{longDate(lastUpdate)}</time>
				</span>
			)}
			{editHref && (
				<a href={editHref} rel="noopener">
					{navigation.edit}
				</a>
			)}
		</p>
	);
}
