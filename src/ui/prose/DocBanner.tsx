import './page-mark.css';
import type { DocFrame } from '#navigation/doc-frame.ts';
import { navigation, versions } from '#words/navigation.ts';
import { withBase } from '../href.ts';

/** Says that a page belongs to an old or unfinished version, and leads to the same page in the newest, or to its first where there is none. */
export function DocBanner({ base, banner }: { base: string; banner: DocFrame['banner'] }) {
	if (banner === undefined) return null;
	const elsewhere = banner.kind === 'api-gone' ? versions.newestOverview : versions.newestStart;
	const link = banner.newest.isSame ? versions.newest : elsewhere;
	return (
		<aside className="version-banner" aria-label={navigation.version}>
			<p className="page-mark">
				{versions[banner.kind](banner.label)} <a href={withBase(base, banner.newest.href)}>{link(banner.newest.label)}</a>
			</p>
		</aside>
	);
}
