import { paperEditionPath } from '#navigation/own-page-paths.ts';
import { isListed, routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import { copyrightLine } from '#schema/site-config.ts';
import { fullAddress } from '#text/full-address.ts';
import { type DocumentEdition, type PaperDocument, paperFingerprint, printPaperPages, type SiteOnPaper } from './paper-document.ts';
import { type PaperPart, paperOutline } from './paper-outline.ts';

/** What of a site is printed. */
interface PaperPlan {
	/** The whole manual, then each of its chapters, when there are several; empty when there is nothing to print. */
	documents: PaperDocument[];
	/** Fingerprint of the whole manual. */
	sha256: string;
	/** Whether the document is the newest edition as approved; its texts may have changed since. Sites without editions have nothing to approve. */
	outcome: { kind: 'approved' | 'changed'; id: string } | { kind: 'draft' | 'plain' };
}

/** The sidebars that can be printed, by their id: those of the newest version of the first manual. */
export const printableSidebars = (site: Site) => site.versions.find(({ manual, isLast }) => manual === '' && isLast)?.sidebars ?? {};

/** Plans the printed document of a site: the chapters of a sidebar. */
export function planPaper(site: Site, built: Omit<SiteOnPaper, 'url' | 'base'>): PaperPlan {
	const { url, base, title, paper } = site.config;
	const sidebars = printableSidebars(site);
	const items = (paper.sidebar === undefined ? Object.values(sidebars)[0] : sidebars[paper.sidebar]) ?? [];
	const { byPath } = routeIndex(site);
	const parts = paperOutline(items, (path) => {
		const route = byPath.get(path);
		return route?.kind === 'doc' && isListed(route);
	});
	const printed: SiteOnPaper = { url, base, ...built };
	const whole = printPaperPages(parts, printed);
	const sha256 = paperFingerprint(whole);
	const edition = newestEdition(site, sha256);
	const document = (chapter?: PaperPart): PaperDocument => ({
		lang: localeOf(site.config),
		title: paper.title ?? title,
		chapter,
		copyright: copyrightLine(site.config),
		owner: site.config.copyright.holder,
		number: paper.documentNumber,
		edition,
		sha256,
		...(chapter === undefined ? whole : printPaperPages([chapter], printed)),
	});
	const documents = parts.length === 0 ? [] : [document(), ...(parts.length > 1 ? parts.map(document) : [])];
	if (edition === undefined) return { documents, sha256, outcome: { kind: 'plain' } };
	if (edition.sha256 === undefined) return { documents, sha256, outcome: { kind: 'draft' } };
	return { documents, sha256, outcome: { kind: edition.state === 'draft' ? 'changed' : 'approved', id: edition.id } };
}

/** The edition that is printed now; a draft when its texts are not those that were approved. */
function newestEdition({ config: { url, base, paper } }: Site, sha256: string): DocumentEdition | undefined {
	const [edition, ...older] = paper.editions;
	if (edition === undefined) return undefined;
	const address = fullAddress({ url, base }, paperEditionPath(edition.id));
	const before = older.find((one) => one.sha256 !== undefined);
	return { ...edition, address, before, state: edition.sha256 === sha256 ? 'valid' : 'draft' };
}
