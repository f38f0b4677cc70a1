import { styleText } from 'node:util';
import type { FilePlace, Problem } from '#schema/problem.ts';
import { problemWords } from '#words/commands-output.ts';

const SECTIONS = [
	{ severity: 'error', ...problemWords.error, colour: 'red' },
	{ severity: 'warning', ...problemWords.warning, colour: 'yellow' },
] as const;

/**
 * Problems as text for a terminal: errors first, sorted by file and line, without duplicates, with a count at the end.
 * Empty without problems. Each begins with `file:line`, which editors and terminals make a link of, and its message ends with the id of its
 * rule, under which `CHECKS.md` explains it.
 */
export function formatProblems(problems: readonly Problem[], { colour }: { colour: boolean }): string {
	const different = distinctProblems(problems);
	if (different.length === 0) return '';
	const paint = (style: Parameters<typeof styleText>[0], text: string) => (colour ? styleText(style, text, { validateStream: false }) : text);
	const sections = SECTIONS.flatMap(({ severity, title, colour: tone }) => {
		const own = different.filter((problem) => problem.severity === severity);
		if (own.length === 0) return [];
		const files = Map.groupBy(own.sort(byPlace), (problem) => problem.file);
		const blocks = [...files.values()].map((group) =>
			group
				.map((problem) =>
					formatProblem(
						problem,
						(text) => paint('bold', text),
						(text) => paint('dim', text),
					),
				)
				.join('\n'),
		);
		return [`${paint([tone, 'bold'], title)}\n\n${blocks.join('\n\n')}`];
	});
	return `${[...sections, problemsInWords(different)].join('\n\n')}\n`;
}

function formatProblem({ file, line, message, hint, rule, see }: Problem, place: (text: string) => string, aside: (text: string) => string): string {
	const where = file === '' ? '' : `${place(shown({ file, line }))}  `;
	const elsewhere = see === undefined ? '' : ` ${problemWords.see(shown(see))}`;
	return `${where}${message} ${aside(`[${rule}]`)}\n  ${aside(`→ ${hint}${elsewhere}`)}`;
}

const shown = ({ file, line }: FilePlace) => (line === undefined ? file : `${file}:${line}`);

function distinctProblems(problems: readonly Problem[]): Problem[] {
	return [...new Map(problems.map((problem) => [JSON.stringify([problem.severity, problem.file, problem.line, problem.message]), problem])).values()];
}

const byPlace = (a: Problem, b: Problem) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0));

/** `2 Fehler und 1 Warnung in 3 Dateien` */
function problemsInWords(problems: readonly Problem[]): string {
	const kinds = SECTIONS.flatMap(({ severity, one, many }) => {
		const number = problems.filter((problem) => problem.severity === severity).length;
		return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
	});
	const files = new Set(problems.map((problem) => problem.file).filter((file) => file !== '')).size;
	return kinds.join(problemWords.and) + (files === 0 ? '' : problemWords.files(files));
}
