import type { Area } from '#finished-page/collector.ts';
import { type Output, pageAt } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import { resolveTarget } from '#finished-page/resolve-target.ts';
import type { Problem } from '#schema/problem.ts';
import { type Blame, ownFilesFirst } from './blame.ts';
import { judgeImage } from './judge-image.ts';
import { type Fault, judgeLink } from './judge-link.ts';

/**
 * Checks every link and image of a finished site: `broken-link` and `wrong-base` (errors), `broken-anchor`, `broken-markdown-link` and
 * `missing-image` (warnings). Each is reported once for a target and a source file. Other sites are not visited.
 * @param sources Markdown files of the site, relative to its root.
 */
export function checkLinks(output: Output, blame: Blame, sources: readonly string[]): Problem[] {
	const report = reporter(output, blame);
	for (const page of ownFilesFirst(output, blame)) {
		const source = blame.sourceOf(page.path);
		for (const { href, text, area } of page.links) {
			report.add(page, { href, text, area }, judgeLink({ href, text, path: page.path }, output, source, sources));
		}
		for (const { src, alt = '', area } of page.images) {
			report.add(page, { href: src, text: alt, area }, judgeImage({ href: src, text: alt, path: page.path }, output));
		}
	}
	return report.problems;
}

interface Found {
	href: string;
	text: string;
	area: Area;
}

function reporter(output: Output, blame: Blame): { problems: Problem[]; add(page: PageFacts, found: Found, fault: Fault | undefined): void } {
	const problems: Problem[] = [];
	const seen = new Set<string>();
	return {
		problems,
		add(page, { href, text, area }, fault) {
			if (fault === undefined) return;
			const target = resolveTarget(href, page.path, output);
			// A jump within the page that stands on every page is one fault, not one for each page.
			const isOwnJump = area !== 'main' && href.startsWith('#');
			const where = target.kind === 'internal' && !isOwnJump ? `${target.path}#${target.fragment}` : href;
			const file = blame.fileOf(page.path, area);
			const inFile = `${fault.rule} ${where} ${file}`;
			const anywhere = `${fault.rule} ${where} ${text}`;
			const isRepeat = area === 'main' && blame.sourceOf(page.path) === undefined && seen.has(anywhere);
			if (seen.has(inFile) || isRepeat) return;
			seen.add(inFile);
			if (area === 'main') seen.add(anywhere);
			const internal = target.kind === 'internal' ? target : undefined;
			const place = blame.placeOf(file, {
				addresses: [href, ...(internal ? [internal.path + (internal.fragment && `#${internal.fragment}`)] : [])],
				text,
				file: internal && blame.sourceOf(pageAt(output, internal.path)?.path ?? ''),
				fragment: internal?.fragment,
			});
			problems.push({ ...fault, ...place });
		},
	};
}
