import type { PagerLink } from '#navigation/doc-frame.ts';
import './pager.css';
import { navigation } from '#words/navigation.ts';
import { withBase } from '../href.ts';

/** Links to the pages before and after this one. */
export function Pager({
	base,
	previous,
	next,
	labels = navigation,
}: {
	base: string;
	previous: PagerLink | undefined;
	next: PagerLink | undefined;
	labels?: { previous: string; next: string };
}) {
	if (previous === undefined && next === undefined) return null;
	return (
		<nav className="pager screen-only" aria-label={navigation.pager}>
			{previous && (
				<a href={withBase(base, previous.href)} rel="prev">
					<span>{labels.previous}</span> {previous.label}
				</a>
			)}
			{next && (
				<a className="pager-next" href={withBase(base, next.href)} rel="next">
					<span>{labels.next}</span> {next.label}
				</a>
			)}
		</nav>
	);
}
