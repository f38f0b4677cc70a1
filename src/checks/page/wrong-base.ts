import { isServed } from '#finished-page/output.ts';
import { linkProblems } from '#words/link-problems.ts';
import { linkName } from './find-dead-links.ts';
import type { PageRule } from './finished-site.ts';

export const wrongBase = {
	id: 'wrong-base',
	help: {
		what: 'Ein Link führt aus dem Pfad hinaus, unter dem die Website steht.',
		why: 'Liegt die Website unter `/hilfe/`, gehört `/docs/` einer anderen Website auf demselben Server; dort gibt es die Seite nicht.',
		fix: 'Schreiben Sie in Markdown Adressen ohne „base“ (der Bau setzt es davor), in eigenem HTML mit „base“.',
	},
	run: ({ output, deadLinks }) =>
		deadLinks
			.filter(({ kind }) => kind === 'outside-base')
			.map((link) => ({
				file: link.file,
				line: link.line,
				message: linkProblems.outside(linkName(link), link.path, output.base),
				hint: isServed(output, link.path) ? linkProblems.right(output.base + link.path.slice(1)) : linkProblems.within(output.base),
			})),
} satisfies PageRule;
