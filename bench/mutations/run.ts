/**
 * Breaks things of our own content and settings, one of each kind after the other, and looks whether each is reported where it is. Writes what came of it
 * between the marks in `reports/mutations.md`; what stands around them is written by hand.
 * Run: `npm run mutations` (about an hour); `COUNT=200` takes fewer, `SEED=2` others, `KINDS=link` only kinds with that in their name, `MINUTES=20` looks no longer
 * than that, and with `KEPT=path.json` the next run goes on there.
 *
 * A mutation is judged by what commands say (`npm run check`, `npm run build`), and one that nobody reports by the files of the built site. Many are planted
 * together, in a file far from each other, and for builds at most one a file: what was reported is mended before the next look, so that nothing hides behind something else.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeIndex } from '#navigation/routes.ts';
import { type Problem, SiteError } from '#schema/problem.ts';
import { PROGRAM } from '#site/program.ts';
import { checkTexts } from '#site/read/check-texts.ts';
import { loadSite } from '#site/read/load-site.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { drawMutations, type Mutation } from './draw-mutations.ts';
import { KINDS } from './kinds.ts';
import { copySite } from './mutated-site.ts';
import { type Judged, reportMutations } from './report-mutations.ts';

const count = Number(process.env['COUNT'] ?? 1_000);
const seed = Number(process.env['SEED'] ?? 1);
/** Reading all takes minutes, each build a quarter of one. */
const until = performance.now() + Number(process.env['MINUTES'] ?? Number.POSITIVE_INFINITY) * 60_000;
const kept = process.env['KEPT'];
const kinds = KINDS.filter(({ name }) => name.includes(process.env['KINDS'] ?? ''));
/** Lines between what is reported and what is broken: a faulty bracket is noticed a little later. */
const NEAR = 3;

const site = copySite();
const judged = new Map<Mutation, Judged>();
try {
	const mutations = drawMutations(site.root, site.files, { count, seed, kinds });
	const before = kept !== undefined && existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Judged[]) : [];
	const nameOf = ({ kind, file, start, to }: Mutation) => [kind, file, start, to].join(' ');
	const known = new Map(before.map((one) => [nameOf(one), one]));
	for (const mutation of mutations) judged.set(mutation, known.get(nameOf(mutation)) ?? { ...mutation, verdict: 'unread', problem: undefined });
	const having = (verdict: Judged['verdict']) => mutations.filter((mutation) => judged.get(mutation)?.verdict === verdict);
	const pages = new Map([...routeIndex((await loadSite(site.root)).site ?? never()).byFile].map(([file, { path }]) => [file, `${path.slice(1)}index.html`]));
	const split = (all: readonly Mutation[]) => [true, false].map((isPage) => all.filter(({ file }) => pages.has(file) === isPage)) as [Mutation[], Mutation[]];
	const [pageTexts, settings] = split(having('unread'));
	// A fault of settings hides what is wrong elsewhere.
	for (const [all, apart] of [[pageTexts, 30] as const, [settings, Number.POSITIVE_INFINITY] as const])
		await inRounds(all, {
			look: read,
			apart,
			done(left) {
				// A build reads nothing of what texts are compared with.
				for (const mutation of left) judge(mutation, mutation.file.startsWith('checks/') ? 'harmless' : 'unbuilt');
			},
		});
	site.plant([]);
	const base = site.build().hashes ?? never();
	let hashes = base;
	const build = () => {
		const built = site.build();
		hashes = built.hashes ?? base;
		return built.problems;
	};
	const isSame = (file: string) => hashes.get(file) === base.get(file);
	const [texts, others] = split(having('unbuilt'));
	await inRounds(texts, {
		look: build,
		apart: Number.POSITIVE_INFINITY,
		done(left) {
			for (const mutation of left) judge(mutation, isSame(pages.get(mutation.file) ?? '') ? 'harmless' : 'changed');
		},
	});
	// What is no page may show on any.
	for (const mutation of others)
		await inRounds([mutation], { look: build, apart: 0, done: () => judge(mutation, [...base.keys()].every(isSame) ? 'harmless' : 'changed') });
} finally {
	site.remove();
}

/** Plants mutations, `apart` lines from each other, until no look finds another; `done` gets those that none has found, round by round. */
async function inRounds(
	all: readonly Mutation[],
	{ look, apart, done }: { look: () => readonly Problem[] | Promise<readonly Problem[]>; apart: number; done: (left: readonly Mutation[]) => void },
): Promise<void> {
	let open = [...all];
	while (open.length > 0 && performance.now() < until) {
		const round: Mutation[] = [];
		for (const one of open) if (!round.some(({ file, line }) => file === one.file && Math.abs(line - one.line) < apart)) round.push(one);
		open = open.filter((mutation) => !round.includes(mutation));
		let left = round;
		for (;;) {
			site.plant(left);
			const problems = await look();
			const found = left.filter((mutation) => isSeen(mutation, problems, left));
			if (found.length === 0) {
				if (problems.length === 0) break;
				// Something else is wrong: whose fault that is shows alone.
				const [one] = left;
				if (left.length === 1 && one) judgeBy(one, problems, left);
				else open.push(...left.slice(Math.ceil(left.length / 2)));
				left = left.length === 1 ? [] : left.slice(0, Math.ceil(left.length / 2));
				if (left.length === 0) break;
				continue;
			}
			for (const mutation of found) judgeBy(mutation, problems, left);
			left = left.filter((mutation) => !found.includes(mutation));
			if (left.length === 0) break;
		}
		if (left.length > 0) done(left);
		console.log(`round of ${round.length}: ${left.length} unseen, ${open.length} to go`);
		writeReport();
		if (kept !== undefined) writeFileSync(kept, JSON.stringify([...judged.values()]));
	}
}

function writeReport(): void {
	const file = join(PROGRAM, 'reports/mutations.md');
	const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- \/?run -->/);
	writeFileSync(file, `${before}<!-- run -->\n${reportMutations([...judged.values()], { seed })}\n<!-- /run -->${after}`);
}

async function read(): Promise<Problem[]> {
	const { problems } = await loadSite(site.root);
	const texts = await checkTexts(site.root).catch((error: unknown) => {
		if (error instanceof SiteError) return [{ problems: [...error.problems] }];
		throw error;
	});
	return [...problems, ...texts.flatMap((result) => result.problems)];
}

/** Whether a problem stands where the mutation is, or names what was broken or what it was broken to and stands where none is. */
function isSeen(mutation: Mutation, problems: readonly Problem[], planted: readonly Mutation[]): boolean {
	return problems.some((problem) => isNear(problem, mutation, planted) || isNamed(problem, mutation, planted));
}

/** In the file, and not far from the line when there is one. */
function isNear({ file, line }: Problem, mutation: Mutation, planted: readonly Mutation[]): boolean {
	if (file !== mutation.file) return false;
	return line === undefined ? planted.filter((other) => other.file === file).length === 1 : Math.abs(line - mutation.line) <= NEAR;
}

function isNamed(problem: Problem, mutation: Mutation, planted: readonly Mutation[]): boolean {
	return names(problem, mutation) && !planted.some((other) => isNear(problem, other, planted));
}

function names({ message, hint }: Problem, { from, to }: Mutation): boolean {
	// What is missing is named as it was, and whole.
	const whole = new RegExp(`[„/]${escapePattern(from)}[“/.]`);
	return (to.length > 3 && `${message} ${hint}`.includes(to)) || (from.length > 3 && whole.test(message));
}

function judgeBy(mutation: Mutation, problems: readonly Problem[], planted: readonly Mutation[]): void {
	const near = problems.find((problem) => isNear(problem, mutation, planted));
	const named = problems.find((problem) => isNamed(problem, mutation, planted));
	const first = near ?? named ?? problems[0];
	const isInFile = first?.file === mutation.file;
	judge(mutation, near?.line !== undefined ? 'right' : isInFile ? 'file' : 'elsewhere', first);
}

function judge(mutation: Mutation, verdict: Judged['verdict'], problem?: Problem): void {
	judged.set(mutation, { ...mutation, verdict, problem });
	if (verdict === 'changed') console.log(`silent: ${mutation.kind}  ${mutation.file}:${mutation.line}  ${mutation.from} → ${mutation.to}`);
}

function never(): never {
	throw new Error('The site does not build as it is.');
}
