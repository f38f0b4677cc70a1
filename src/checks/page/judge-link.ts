import { isServed, type Output, pageAt } from '#finished-page/output.ts';
import { resolveTarget, type Target } from '#finished-page/resolve-target.ts';
import type { Problem } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { nearestPath } from './nearest-path.ts';

/** What is wrong with a link, before it is known where it was written. */
export type Fault = Pick<Problem, 'severity' | 'rule' | 'message' | 'hint'>;

/** A link on one page. */
export interface LinkOnPage {
	href: string;
	text: string;
	/** Path of the page without the base. */
	path: string;
}

/**
 * Judges one link of a finished page. `sources` are the Markdown files of the site and `source` is the one that the page is made from
 * (both relative to the site root); they serve the hint of a link to a missing Markdown file. Returns `undefined` for a sound link.
 */
export function judgeLink(link: LinkOnPage, output: Output, source: string | undefined, sources: readonly string[]): Fault | undefined {
	const target = resolveTarget(link.href, link.path, output);
	if (target.kind === 'external') return undefined;
	const name = link.text === '' ? 'Der Link ohne Text' : `Der Link „${link.text}“`;
	if (target.kind === 'outside-base') return wrongBase(name, target.path, output);
	if (/\.mdx?$/.test(target.path) && !isServed(output, target.path)) return brokenMarkdownLink(name, link.href, source, sources);
	if (!isServed(output, target.path)) return brokenLink(name, target.path, output);
	return brokenAnchor(name, link, target, output);
}

function wrongBase(name: string, path: string, output: Output): Fault {
	const { base } = output;
	return {
		severity: 'error',
		rule: 'wrong-base',
		message: `${name} führt zu ${path} und damit aus der Website hinaus, die unter ${base} steht.`,
		hint: isServed(output, path) ? `Richtig ist ${base}${path.slice(1)}.` : `Adressen dieser Website beginnen mit ${base}.`,
	};
}

function brokenLink(name: string, path: string, output: Output): Fault {
	const isForeign = output.foreign !== undefined && path.startsWith(output.foreign);
	const rule = { severity: isForeign ? 'warning' : 'error', rule: 'broken-link' } as const;
	if (isServed(output, `${path}/`)) {
		const shown = path === '' ? output.base.slice(0, -1) : path;
		return { ...rule, message: `${name} führt zu ${shown} ohne Schrägstrich am Ende.`, hint: `Richtig ist ${shown}/.` };
	}
	const isFile = /\.[a-z0-9]+$/i.test(path);
	const close = nearestPath(path, isFile ? [...output.files].filter((file) => !file.endsWith('.html')) : pagePaths(output));
	return {
		...rule,
		message: `${name} führt zu ${path}; ${isFile ? 'diese Datei' : 'diese Seite'} gibt es nicht.`,
		hint: close ? `Meinten Sie ${close}?` : 'Berichtigen Sie die Adresse oder entfernen Sie den Link.',
	};
}

const pagePaths = ({ pages }: Output) => [...pages.keys()].filter((path) => path.endsWith('/'));

function brokenMarkdownLink(name: string, href: string, source: string | undefined, sources: readonly string[]): Fault {
	const folder = source?.includes('/') ? source.slice(0, source.lastIndexOf('/')) : '';
	const wanted = new URL(href, `file:///${folder}/`).pathname.slice(1);
	const close = nearestPath(wanted, sources);
	return {
		severity: 'warning',
		rule: 'broken-markdown-link',
		message: `${name} führt zu ${href}; diese Datei gibt es nicht.`,
		hint: close ? `Meinten Sie ${relativePath(folder, close)}?` : 'Berichtigen Sie den Pfad oder entfernen Sie den Link.',
	};
}

/** How a file in `folder` names `file`, with `./` or `../` in front; both are relative to the site root. */
function relativePath(folder: string, file: string): string {
	const from = folder === '' ? [] : folder.split('/');
	const to = file.split('/');
	let common = 0;
	while (common < from.length && from[common] === to[common]) common++;
	const up = from.slice(common).map(() => '..');
	return [...(up.length > 0 ? up : ['.']), ...to.slice(common)].join('/');
}

function brokenAnchor(name: string, link: LinkOnPage, target: Target & { kind: 'internal' }, output: Output): Fault | undefined {
	const { path, fragment } = target;
	const page = pageAt(output, path);
	if (page === undefined || fragment === '' || fragment.toLowerCase() === 'top' || page.ids.includes(fragment)) return undefined;
	const own = page.path === link.path;
	const known = page.sections.flatMap(({ id }) => (id === '' ? [] : [id]));
	const close = nearest(fragment, known);
	return {
		severity: 'warning',
		rule: 'broken-anchor',
		message: `${name} führt zu ${own ? '' : path}#${fragment}; diese Sprungmarke gibt es ${own ? 'auf der Seite' : 'dort'} nicht.`,
		hint: close
			? `Meinten Sie #${close}?`
			: known.length > 0
				? `Vorhanden sind: ${known
						.slice(0, 8)
						.map((id) => `#${id}`)
						.join(', ')}.`
				: 'Verweisen Sie auf die Seite selbst.',
	};
}
