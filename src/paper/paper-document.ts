import { createHash } from 'node:crypto';
import { resolveTarget } from '#finished-page/resolve-target.ts';
import type { PaperEdition } from '#schema/paper-config.ts';
import { fullAddress } from '#text/full-address.ts';
import { mergeStyles } from './merge-styles.ts';
import { type PaperPart, partId, withInner } from './paper-outline.ts';
import { idIn, type PrintedPage, printedPage } from './printed-page.ts';

/** A manual as it is printed, or a chapter of it. */
export interface PaperDocument {
	/** Language tag, e.g. `de`. */
	lang: string;
	title: string;
	/** What of the manual it is, when it is not all. */
	chapter: PaperPart | undefined;
	/** Who publishes it, as in the footer of the site. */
	copyright: string;
	/** Whose document it is. */
	owner: string;
	/** Number in the owner's register of documents. */
	number: string | undefined;
	edition: DocumentEdition | undefined;
	/** Fingerprint of the whole manual. */
	sha256: string;
	parts: readonly PaperPart[];
	/** Texts by the path of their page. */
	pages: ReadonlyMap<string, PrintedPage>;
	styles: string;
}

/** Title of the document, with that of its chapter when it is one. */
export const fullTitle = ({ title, chapter }: PaperDocument): string => (chapter === undefined ? title : `${title} – ${chapter.title}`);

/** The edition that is printed. */
export interface DocumentEdition extends PaperEdition {
	/** The newest edition is never replaced. */
	state: 'valid' | 'draft';
	/** Address of the page that tells whether it is valid. */
	address: string;
	/** The previous approved edition, which readers have. */
	before: PaperEdition | undefined;
}

/** The site that is printed. */
export interface SiteOnPaper {
	url: string;
	base: string;
	/** HTML of the finished page at a path, which is without the base. */
	page(path: string): string;
	/** Address of a file of the site for the printing browser. */
	fileAt(src: string): string;
	/** Fingerprint of the content of a file of the site; for other files, their address. */
	hashOf(src: string): string;
}

/** Fits the pages of these parts into one document. */
export function printPaperPages(parts: readonly PaperPart[], site: SiteOnPaper): Pick<PaperDocument, 'parts' | 'pages' | 'styles'> {
	const all = parts.flatMap(withInner);
	const placed = new Map(
		all.flatMap((part) => (part.path === undefined ? [] : [[part.path, { part, html: part.isDoc ? site.page(part.path) : '' }] as const])),
	);
	const ids = new Map([...placed].map(([path, { html }]) => [path, new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id))]));
	const addressOf = (path: string) => fullAddress(site, path);
	const linkFrom = (from: string) => (href: string) => {
		const target = resolveTarget(href, from, site);
		const at = target.kind === 'internal' ? placed.get(target.path) : undefined;
		if (target.kind !== 'internal' || at === undefined) return { address: URL.parse(href, addressOf(from))?.href ?? href };
		return { id: idIn(partId(at.part), ids.get(target.path)?.has(target.fragment) ? target.fragment : '') };
	};
	const pages = new Map(
		[...placed]
			.filter(([, { part }]) => part.isDoc)
			.map(([path, { part, html }]) => {
				const place = {
					id: partId(part),
					depth: part.number.split('.').length,
					linkTo: linkFrom(path),
					address: addressOf(path),
					fileAt: site.fileAt,
					hashOf: site.hashOf,
				};
				return [path, printedPage(html, place)] as const;
			}),
	);
	return { parts, pages, styles: mergeStyles([...pages.values()].flatMap(({ styles }) => styles)) };
}

/** Fingerprint of a document: SHA-256 of its titles and the visible content of its pages, in order. */
export function paperFingerprint({ parts, pages }: Pick<PaperDocument, 'parts' | 'pages'>): string {
	const hash = createHash('sha256');
	for (const { number, title, path, description = '' } of parts.flatMap(withInner)) {
		hash.update(`${number}\n${title}\n${description}\n${pages.get(path ?? '')?.shown ?? ''}\n\n`);
	}
	return hash.digest('hex');
}
