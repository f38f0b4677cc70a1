import { isServed, type Output } from '#finished-page/output.ts';
import type { Wording } from '#schema/problem.ts';
import { linkProblems } from '#words/link-problems.ts';
import { type DeadLink, linkName } from './dead-links.ts';
import type { PageRule } from './finished-site.ts';
import { nearestPath } from './nearest-path.ts';

export const brokenLink = {
	id: 'broken-link',
	help: {
		what: 'Ein Link führt zu einer Seite oder Datei dieser Website, die es nicht gibt.',
		why: 'Wer ihm folgt, sieht die Seite „Nicht gefunden“. Nur in einem Bau mit fremder API-Beschreibung ist ein Link zu einer fehlenden API-Seite eine Warnung.',
		fix: 'Berichtigen Sie die Adresse; Adressen von Seiten enden mit `/`. Sicherer ist der Pfad der Markdown-Datei: `[Suche](./suche.md)` folgt der Seite, wohin sie auch zieht.',
	},
	run: ({ output, deadLinks }) =>
		deadLinks
			.filter(({ kind }) => kind === 'page')
			.map((link) => ({ file: link.file, line: link.line, ...wordsFor(link, output), ...(isForeign(link, output) ? { severity: 'warning' } : {}) })),
} satisfies PageRule;

const isForeign = ({ path }: DeadLink, { foreign }: Output) => foreign !== undefined && path.startsWith(foreign);

function wordsFor(link: DeadLink, output: Output): Wording {
	const { path } = link;
	if (isServed(output, `${path}/`)) {
		const shown = path === '' ? output.base.slice(0, -1) : path;
		return { message: linkProblems.noSlash(linkName(link), shown), hint: linkProblems.right(`${shown}/`) };
	}
	const isFile = /\.[a-z0-9]+$/i.test(path);
	const files = () => [...output.files].filter((file) => !file.endsWith('.html'));
	const pages = () => [...output.pages.keys()].filter((page) => page.endsWith('/'));
	const close = nearestPath(path, isFile ? files() : pages());
	return {
		message: linkProblems[isFile ? 'noFile' : 'noPage'](linkName(link), path),
		hint: close ? linkProblems.didYouMean(close) : linkProblems.mendAddress,
	};
}
