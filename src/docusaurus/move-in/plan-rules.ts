import type { SiteConfigInput } from '#schema/site-config.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';

/** How much each rule matters: as `onBrokenLinks` and its like say. `whole` says whether all pages of the site move. */
export function planRules(
	{ onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks, onDuplicateRoutes, markdown }: DocusaurusConfigFile,
	{ whole }: { whole: boolean },
): NonNullable<SiteConfigInput['rules']> {
	const severity = { ignore: 'off', log: 'warning', warn: 'warning', throw: 'error' } as const;
	const markdownLinks = markdown?.hooks?.onBrokenMarkdownLinks ?? onBrokenMarkdownLinks ?? 'warn';
	const off = [
		'foreign-style',
		'duplicate-title',
		'missing-style',
		'image-alt',
		'figure-caption',
		'figure-name',
		'figure-text',
		'page-heading',
		'page-text',
		'duplicate-anchor',
	] as const;
	return {
		// Links to what does not move would stop every build.
		'broken-link': whole || onBrokenLinks === 'ignore' ? severity[onBrokenLinks ?? 'throw'] : 'warning',
		'broken-anchor': whole || onBrokenAnchors === 'ignore' ? severity[onBrokenAnchors ?? 'warn'] : 'warning',
		'broken-markdown-link': whole || markdownLinks === 'ignore' ? severity[markdownLinks] : 'warning',
		'missing-image': severity[markdown?.hooks?.onBrokenMarkdownImages ?? 'warn'],
		// Docusaurus does not look at links that a page writes as HTML; one to another site of the same host works there.
		'wrong-base': 'warning',
		// A sidebar may be empty, or name what is not there, because a plugin makes its texts.
		...(whole ? {} : { 'navbar-item': 'warning' as const, 'sidebar-doc': 'warning' as const }),
		// A text with invalid characters is shown there.
		'unreadable-file': 'warning',
		'duplicate-route': severity[onDuplicateRoutes ?? 'warn'],
		// Docusaurus does not look at these.
		...Object.fromEntries(off.map((rule) => [rule, 'off' as const])),
	};
}
