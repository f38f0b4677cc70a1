/**
 * Breaks things of our own content and settings, one of each kind after the other, and looks whether each is reported where it is. Writes `reports/mutations.md`.
 * Run: `npm run mutations` (about 20 minutes); `COUNT=200` takes fewer, `SEED=2` others, `KINDS=link` only kinds with that in their name.
 *
 * A mutation is judged by what commands say (`npm run check`, `npm run build`), and one that nobody reports by the files of the built site. Many are planted
 * together, at most one a page: what was reported is mended before the next look, so that nothing hides behind something else.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeIndex } from '#navigation/routes.ts';
import { type Problem, SiteError } from '#schema/problem.ts';
import { PROGRAM } from '#site/program.ts';
import { checkTexts } from '#site/read/check-texts.ts';
import { loadSite } from '#site/read/load-site.ts';
import { drawMutations, type Mutation } from './draw-mutations.ts';
import { copySite } from './mutated-site.ts';
import { type Judged, reportMutations } from './report-mutations.ts';

const count = Number(process.env['COUNT'] ?? 1_000);
const seed = Number(process.env['SEED'] ?? 1);
const wanted = process.env['KINDS'] ?? '';
/** Lines between what is reported and what is broken: a faulty bracket is noticed a little later. */
const NEAR = 3;

const site = copySite();
const judged = new Map<Mutation, Judged>();
try {
	const mutations = drawMutations(site.root, site.files, { count, seed }).filter(({ kind }) => kind.includes(wanted));
	for (const mutation of mutations) judged.set(mutation, { ...mutation, verdict: 'unbuilt', problem: undefined });
	const pages = new Map([...routeIndex((await loadSite(site.root)).site ?? never()).byFile].map(([file, { path }]) => [file, `${path.slice(1)}index.html`]));
	const unread = await inRounds(mutations, read, () => {});
	const base = site.build().hashes ?? never();
	let hashes = base;
	const build = () => {
		const built = site.build();
		hashes = built.hashes ?? base;
		return built.problems;
	};
	const isSame = (file: string) => hashes.get(file) === base.get(file);
	await inRounds(
		unread.filter(({ file }) => pages.has(file)),
		build,
		(left) => {
			for (const mutation of left) judge(mutation, isSame(pages.get(mutation.file) ?? '') ? 'harmless' : 'changed');
		},
	);
	// A build reads nothing of what texts are compared with.
	const [lists, others] = [true, false].map((isList) => unread.filter(({ file }) => !pages.has(file) && file.startsWith('checks/') === isList));
	for (const mutation of lists ?? []) judge(mutation, 'harmless');
	const shared: Mutation[] = [];
	const sameOr = (otherwise: (left: readonly Mutation[]) => void) => (left: readonly Mutation[]) => {
		if (![...base.keys()].every(isSame)) otherwise(left);
		else for (const mutation of left) judge(mutation, 'harmless');
	};
	// What is no page may show on any: a round that changes something is looked at one by one.
	await inRounds(
		others ?? [],
		build,
		sameOr((left) => shared.push(...left)),
	);
	for (const mutation of shared)
		await inRounds(
			[mutation],
			build,
			sameOr(() => judge(mutation, 'changed')),
		);
} finally {
	site.remove();
}

/** Plants mutations, at most one a file at a time, until no look finds another; returns those that none has found. `done` gets them round by round. */
async function inRounds(
	all: readonly Mutation[],
	look: () => readonly Problem[] | Promise<readonly Problem[]>,
	done: (left: readonly Mutation[]) => void = () => {},
) {
	const unseen: Mutation[] = [];
	let open = [...all];
	while (open.length > 0) {
		const files = new Set<string>();
		const round = open.filter(({ file }) => !files.has(file) && files.add(file));
		open = open.filter((mutation) => !round.includes(mutation));
		let left = round;
		for (;;) {
			site.plant(left);
			const problems = await look();
			const found = left.filter((mutation) => isSeen(mutation, problems));
			if (found.length === 0) {
				if (problems.length === 0) break;
				// Something else is wrong: whose fault that is shows alone.
				const [one] = left;
				if (left.length === 1 && one) judgeBy(one, problems);
				else open.push(...left.slice(Math.ceil(left.length / 2)));
				left = left.length === 1 ? [] : left.slice(0, Math.ceil(left.length / 2));
				if (left.length === 0) break;
				continue;
			}
			for (const mutation of found) judgeBy(mutation, problems);
			left = left.filter((mutation) => !found.includes(mutation));
			if (left.length === 0) break;
		}
		if (left.length > 0) done(left);
		console.log(`round of ${round.length}: ${left.length} unseen, ${open.length} to go`);
		writeFileSync(join(PROGRAM, 'reports/mutations.md'), reportMutations([...judged.values()], { seed }));
		unseen.push(...left);
	}
	return unseen;
}

async function read(): Promise<Problem[]> {
	const { problems } = await loadSite(site.root);
	const texts = await checkTexts(site.root).catch((error: unknown) => {
		if (error instanceof SiteError) return [{ problems: [...error.problems] }];
		throw error;
	});
	return [...problems, ...texts.flatMap((result) => result.problems)];
}

/** Whether a problem stands in the file of the mutation, or names what was broken or what it was broken to. */
function isSeen(mutation: Mutation, problems: readonly Problem[]): boolean {
	return problems.some((problem) => problem.file === mutation.file || names(problem, mutation));
}

function names({ message, hint }: Problem, { from, to }: Mutation): boolean {
	const said = `${message} ${hint}`;
	return [from, to].some((word) => word.length > 3 && said.includes(word));
}

function judgeBy(mutation: Mutation, problems: readonly Problem[]): void {
	const here = problems.filter(({ file }) => file === mutation.file);
	const near = here.find(({ line }) => line !== undefined && Math.abs(line - mutation.line) <= NEAR);
	const first = near ?? here[0] ?? problems.find((problem) => names(problem, mutation)) ?? problems[0];
	judge(mutation, near ? 'right' : here.length > 0 ? 'file' : 'elsewhere', first);
}

function judge(mutation: Mutation, verdict: Judged['verdict'], problem?: Problem): void {
	judged.set(mutation, { ...mutation, verdict, problem });
	if (verdict === 'changed') console.log(`silent: ${mutation.kind}  ${mutation.file}:${mutation.line}  ${mutation.from} → ${mutation.to}`);
}

function never(): never {
	throw new Error('The site does not build as it is.');
}
