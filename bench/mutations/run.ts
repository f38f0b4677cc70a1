/**
 * Breaks things of our own content and settings, one of each kind after the other, and looks whether each is reported where it is. Writes the outcome
 * between the marks in `reports/mutations.md`; what stands around them is written by hand.
 * Run: `npm run mutations`; `COUNT=200` takes fewer, `SEED=2` others, `KINDS=link` only kinds with that in their name, `MINUTES=20` looks no longer
 * than that, and with `KEPT=path.json` the next run goes on there.
 *
 * A mutation is judged by what commands say (`npm run check`, then `npm run build`), and one that nobody reports by the files of the built site.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#schema/problem.ts';
import { PROGRAM } from '#site/program.ts';
import { drawMutations, type Mutation } from './draw-mutations.ts';
import { KINDS } from './kinds.ts';
import { type Look, lookInRounds } from './look-in-rounds.ts';
import { copySite } from './mutated-site.ts';
import { isAt } from './places.ts';
import { type Judged, reportMutations } from './report-mutations.ts';
import { showHarmless } from './show-harmless.ts';

const count = Number(process.env['COUNT'] ?? 1_000);
const seed = Number(process.env['SEED'] ?? 1);
const until = performance.now() + Number(process.env['MINUTES'] ?? Number.POSITIVE_INFINITY) * 60_000;
const kept = process.env['KEPT'];
const kinds = KINDS.filter(({ name }) => name.includes(process.env['KINDS'] ?? ''));
/** Lines between mutations of one file: more than the distance of a problem from its mutation. */
const APART = 12;

const site = copySite();
try {
	const mutations = drawMutations(site.root, site.files, { count, seed, kinds });
	const before = kept !== undefined && existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Judged[]) : [];
	const nameOf = ({ kind, file, start, to }: Mutation) => [kind, file, start, to].join(' ');
	const known = new Map(before.map((one) => [nameOf(one), one]));
	const judged = new Map(mutations.map((mutation): [Mutation, Judged] => [mutation, known.get(nameOf(mutation)) ?? { ...mutation, verdict: 'unread' }]));
	const having = (verdict: Judged['verdict']) => mutations.filter((mutation) => judged.get(mutation)?.verdict === verdict);
	const judge = (mutation: Mutation, said: Pick<Judged, 'verdict' | 'problem' | 'rules' | 'because'>) => judged.set(mutation, { ...mutation, ...said });
	const reported: Look['reported'] = (mutation, problems) =>
		judge(mutation, { verdict: verdictOf(mutation, problems), problem: bestOf(mutation, problems), rules: rulesAt(mutation, problems) });
	const goesOn = () => {
		console.log(`${mutations.length - having('unread').length} gelesen, ${having('unbuilt').length} noch zu bauen, ${having('changed').length} still`);
		if (kept !== undefined) writeFileSync(kept, JSON.stringify([...judged.values()]));
		return performance.now() < until;
	};
	const inChecks = { look: site.check, apart: APART, reported, silent: (one: Mutation) => judge(one, { verdict: 'unbuilt' }), goesOn };
	const inBuilds = { look: site.build, apart: APART, reported, silent: (one: Mutation) => judge(one, { verdict: 'changed' }), goesOn };
	// Texts and settings apart: a fault of settings shows on many pages, each of which may have one of its own.
	const texts = (verdict: Judged['verdict']) => having(verdict).filter(isText);
	const settings = (verdict: Judged['verdict']) => having(verdict).filter((one) => !isText(one));
	const stopping = new Set(kinds.flatMap(({ name, stops }) => (stops ? [name] : [])));
	const unread = (list: readonly Mutation[], stops: boolean) => list.filter(({ kind }) => stopping.has(kind) === stops);
	const steps: (() => Promise<void>)[] = [
		() => lookInRounds(unread(texts('unread'), false), inChecks),
		() => lookInRounds(unread(settings('unread'), false), inChecks),
		() => lookInRounds(unread(having('unread'), true), { ...inChecks, apart: Number.POSITIVE_INFINITY }),
		// Many mutations of one kind would hide each other from rules that compare a text with what is usual.
		async () => {
			for (const one of having('unbuilt')) if (goesOn()) await lookInRounds([one], inChecks);
		},
		() => lookInRounds(texts('unbuilt'), inBuilds),
		() => lookInRounds(settings('unbuilt'), inBuilds),
		() => showHarmless(having('changed'), { site, harmless: (one, because) => judge(one, { verdict: 'harmless', because }), goesOn }),
	];
	for (const step of steps) if (goesOn()) await step();
	goesOn();
	writeReport([...judged.values()]);
} finally {
	site.remove();
}

function isText({ file }: Mutation): boolean {
	return /^(?:docs|blog|pages)\/.*\.mdx?$/.test(file);
}

function verdictOf(mutation: Mutation, problems: readonly Problem[]): Judged['verdict'] {
	if (problems.some((problem) => isAt(problem, mutation))) return 'right';
	return problems.some(({ file }) => file === mutation.file) ? 'file' : 'elsewhere';
}

/** The rules that found it at its place. */
function rulesAt(mutation: Mutation, problems: readonly Problem[]): string[] {
	return [...new Set(problems.flatMap((problem) => (isAt(problem, mutation) ? [problem.rule] : [])))];
}

function bestOf(mutation: Mutation, problems: readonly Problem[]): Problem | undefined {
	return problems.find((problem) => isAt(problem, mutation)) ?? problems.find(({ file }) => file === mutation.file) ?? problems[0];
}

function writeReport(judged: readonly Judged[]): void {
	const file = join(PROGRAM, 'reports/mutations.md');
	const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- \/?run -->/);
	writeFileSync(file, `${before}<!-- run -->\n${reportMutations(judged, { seed })}\n<!-- /run -->${after}`);
}
