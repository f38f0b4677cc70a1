import './page-mark.css';
import type { DocFrame } from '#navigation/doc-frame.ts';
import { navigation, versions } from '#words/navigation.ts';
import { withBase } from '../href.ts';

/** Says that a page belongs to an old or unfinished version, and leads to the same page in the newest. */
export function DocBanner({ base, banner }: { base: string; banner: DocFrame['banner'] }) {
	if (banner === undefined) return null;
	const link = banner.kind === 'api-gone' ? versions.newestOverview : versions.newest;
	return (
		<aside className="version-banner" aria-label={navigation.version}>
			<p className="page-mark">
				{versions[banner.kind](banner.label)} <a href={withBase(base, banner.newest.href)}>{link(banner.newest.label)}</a>
			</p>
		</aside>
	);
}
