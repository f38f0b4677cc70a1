import './page-meta.css';
import { Fragment } from 'react';
import { blog } from '#words/blog.ts';
import { longDate } from '#words/dates.ts';
import { navigation } from '#words/navigation.ts';
import { PageTwin } from './PageTwin.tsx';

interface PageMetaProps {
	lastUpdate: { date?: string | undefined; author?: string | undefined } | undefined;
	editHref: string | undefined;
	/** Address of the page as Markdown. */
	twin?: string | undefined;
	tags?: readonly { label: string; href: string }[];
}

/** The line below a text: when and by whom it was changed, its tags, where to change it, and the page as Markdown. */
export function PageMeta({ lastUpdate: { date, author } = {}, editHref, twin, tags = [] }: PageMetaProps) {
	if (date === undefined && author === undefined && editHref === undefined && twin === undefined && tags.length === 0) return null;
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
			{tags.length > 0 && (
				<span>
					{blog.tags}:
					{tags.map(({ label, href }) => (
						<Fragment key={href}>
							{' '}
							<a href={href}>{label}</a>
						</Fragment>
					))}
				</span>
			)}
			{editHref && (
				<a href={editHref} rel="noopener">
					{navigation.edit}
				</a>
			)}
			{twin && <PageTwin href={twin} />}
		</p>
	);
}
