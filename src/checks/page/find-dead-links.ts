import type { PageArea } from '#finished-page/collector.ts';
import { isServed, type Output, pageAt } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import { type LinkTarget, resolveTarget } from '#finished-page/resolve-target.ts';
import type { Redirect } from '#navigation/redirects.ts';
import { isSitePath } from '#text/is-site-path.ts';
import { linkProblems } from '#words/link-problems.ts';
import { type Blame, ownFilesFirst } from './blame.ts';

/** A link or an image of a finished site that leads nowhere. */
export interface DeadLink {
	/** What is wrong with the address: it is empty (`[text]()`), lies outside of the site, or names a Markdown file, page (or file), anchor or image that does not exist. */
	kind: 'address' | 'outside-base' | 'markdown-file' | 'page' | 'anchor' | 'image';
	/** As it stands in the page. */
	href: string;
	/** What a person reads. */
	text: string;
	/** Where it leads, decoded, without the base (for `outside-base` the whole path). */
	path: string;
	/** Part of the address behind `#`, decoded; empty when there is none. */
	fragment: string;
	/** Path of the page that it stands on. */
	from: string;
	/** File that it was written in, relative to the site root, `''` when there is none, and the line there when it is found. */
	file: string;
	line?: number | undefined;
}

/** Finds every link, image, video, frame and redirect that leads nowhere, once for a target and a source file. Other sites are not visited. */
export function findDeadLinks(output: Output, blame: Blame, redirects: readonly Redirect[]): DeadLink[] {
	const isNew = firstOfAll(blame);
	const leading = redirects.map((redirect) => asPage(redirect, output));
	return [...ownFilesFirst(output, blame), ...leading].flatMap((page) =>
		linksAndImages(page).flatMap((link): DeadLink[] => {
			const judged = judgeLink(link, page, output);
			if (judged === undefined || !isNew(page, judged)) return [];
			const { kind, href, text, target } = judged;
			const file = blame.fileOf(page.path, link.area);
			if (output.slashless && isElsewhere(href, { file, output, blame })) return [];
			const place = writtenAt(link, { file, target, output, blame });
			return [{ kind, href, text, path: target.path, fragment: target.kind === 'internal' ? target.fragment : '', from: page.path, ...place }];
		}),
	);
}

/** A redirect as a page whose frame, which the settings write, holds a link. */
const asPage = ({ from, to }: Redirect, { base }: Output): Pick<PageFacts, 'path' | 'links' | 'images' | 'media'> => ({
	path: from,
	links: [{ href: isSitePath(to) ? base + to.slice(1) : to, text: from, area: 'navbar' }],
	images: [],
	media: [],
});

/** What is wrong with a link; `undefined`: nothing. */
function judgeLink(link: FoundLink, { path }: Pick<PageFacts, 'path'>, output: Output): JudgedLink | undefined {
	// Docusaurus treats every full address as that of another site, even its own.
	if (output.slashless && /^https?:/.test(link.href)) return undefined;
	const target = resolveTarget(link.href, path, output);
	if (target.kind === 'external') return undefined;
	const linked = link.href === '' ? 'address' : linkFault(target, output);
	const kind = link.isImage ? imageFault(link.href, target, output) : linked;
	return kind && { ...link, kind, target };
}

/** Docusaurus does not check addresses that begin with `pathname:`: something else publishes that path. */
function isElsewhere(href: string, { file, output, blame }: { file: string; output: Output; blame: Blame }): boolean {
	const written = href.startsWith(output.base) ? [href, href.slice(output.base.length - 1)] : [href];
	const addresses = written.map((address) => `pathname://${address}`);
	return blame.placeOf(file, { addresses, text: '', file: 'pathname:' }).line !== undefined;
}

interface FoundLink {
	href: string;
	text: string;
	area: PageArea;
	isImage: boolean;
}

function linksAndImages({ links, images, media }: Pick<PageFacts, 'links' | 'images' | 'media'>): FoundLink[] {
	return [
		...links.map(({ href, text, area }) => ({ href, text, area, isImage: false })),
		...media.map((href): FoundLink => ({ href, text: '', area: 'main', isImage: false })),
		...images.map(({ src, alt = '', area }) => ({ href: src, text: alt, area, isImage: true })),
	];
}

/** How a message names a link. */
export const linkName = ({ text }: Pick<DeadLink, 'text'>): string => linkProblems.link(text);

type OwnTarget = Exclude<LinkTarget, { kind: 'external' }>;

function linkFault(target: OwnTarget, output: Output): DeadLink['kind'] | undefined {
	if (target.kind === 'outside-base') return 'outside-base';
	if (!isServed(output, target.path) && !(output.slashless && isServed(output, `${target.path}/`)))
		return /\.mdx?$/.test(target.path) ? 'markdown-file' : 'page';
	const page = pageAt(output, target.path);
	const isTop = target.fragment === '' || target.fragment.toLowerCase() === 'top';
	return page === undefined || isTop || page.ids.includes(target.fragment) ? undefined : 'anchor';
}

function imageFault(href: string, target: OwnTarget, output: Output): 'image' | undefined {
	return target.kind === 'internal' && href !== '' && isServed(output, target.path) ? undefined : 'image';
}

interface JudgedLink {
	href: string;
	text: string;
	area: PageArea;
	kind: DeadLink['kind'];
	target: OwnTarget;
}

/** Makes a function that tells whether a link is the first of its kind in its file. Pages of lists repeat the links of their items, which the items' own pages have reported already. */
function firstOfAll(blame: Blame): (page: Pick<PageFacts, 'path'>, found: JudgedLink) => boolean {
	const seen = new Set<string>();
	return ({ path }, { href, text, area, kind, target }) => {
		// A link to a fragment (`#…`) in the frame of all pages is one fault, not one for each page.
		const isOwnJump = area !== 'main' && href.startsWith('#');
		const where = target.kind === 'internal' && !isOwnJump && kind !== 'address' ? `${target.path}#${target.fragment}` : href || text;
		const inFile = `${kind} ${where} ${blame.fileOf(path, area)}`;
		const anywhere = `${kind} ${where} ${text}`;
		const isRepeat = area === 'main' && blame.sourceOf(path) === undefined && seen.has(anywhere);
		if (seen.has(inFile) || isRepeat) return false;
		seen.add(inFile);
		if (area === 'main') seen.add(anywhere);
		return true;
	};
}

function writtenAt(
	{ href, text }: Pick<JudgedLink, 'href' | 'text'>,
	{ file, target, output, blame }: { file: string; target: OwnTarget; output: Output; blame: Blame },
): Pick<DeadLink, 'file' | 'line'> {
	if (target.kind !== 'internal' || href === '') return blame.placeOf(file, { addresses: [href], text });
	const { path, fragment } = target;
	const address = path + (fragment && `#${fragment}`);
	return blame.placeOf(file, { addresses: [href, address], text, file: blame.sourceOf(pageAt(output, path)?.path ?? ''), fragment });
}
