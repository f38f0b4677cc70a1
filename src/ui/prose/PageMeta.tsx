import './page-meta.css';
import { longDate } from '#words/dates.ts';
import { navigation } from '#words/navigation.ts';

interface PageMetaProps {
	lastUpdate: { date?: string | undefined; author?: string | undefined } | undefined;
	editHref: string | undefined;
}

/** The line below a text: when and by whom it was changed, where to change it. */
export function PageMeta({ lastUpdate: { date, author } = {}, editHref }: PageMetaProps) {
	if (date === undefined && author === undefined && editHref === undefined) return null;
	return (
		<p className="page-meta">
			{(date ?? author) && (
				<span>
					{navigation.lastUpdate}
					{date && (
						<>
							{' '}
							{navigation.lastUpdateOn} <time dateTime={date}>{longDate(date)}</time>
						</>
					)}
					{author && ` ${navigation.lastUpdateBy(author)}`}
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
