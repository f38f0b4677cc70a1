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
import { KINDS } from './kinds.ts';
import { copySite } from './mutated-site.ts';
import { type Judged, reportMutations } from './report-mutations.ts';

const count = Number(process.env['COUNT'] ?? 1_000);
const seed = Number(process.env['SEED'] ?? 1);
const kinds = KINDS.filter(({ name }) => name.includes(process.env['KINDS'] ?? ''));
/** Lines between what is reported and what is broken: a faulty bracket is noticed a little later. */
const NEAR = 3;

const site = copySite();
const judged = new Map<Mutation, Judged>();
try {
	const mutations = drawMutations(site.root, site.files, { count, seed, kinds });
	for (const mutation of mutations) judged.set(mutation, { ...mutation, verdict: 'unbuilt', problem: undefined });
	const pages = new Map([...routeIndex((await loadSite(site.root)).site ?? never()).byFile].map(([file, { path }]) => [file, `${path.slice(1)}index.html`]));
	const base = site.build().hashes ?? never();
	let hashes = base;
	const build = () => {
		const built = site.build();
		hashes = built.hashes ?? base;
		return built.problems;
	};
	const isSame = (file: string) => hashes.get(file) === base.get(file);
	const [texts, others] = [true, false].map((isPage) => mutations.filter(({ file }) => pages.has(file) === isPage)) as [Mutation[], Mutation[]];
	await inRounds(await inRounds(texts, read), build, (left) => {
		for (const mutation of left) judge(mutation, isSame(pages.get(mutation.file) ?? '') ? 'harmless' : 'changed');
	});
	// What is no page may be reported on any, and show on any.
	for (const mutation of others) {
		const unread = await inRounds([mutation], read);
		// A build reads nothing of what texts are compared with.
		if (mutation.file.startsWith('checks/')) for (const left of unread) judge(left, 'harmless');
		else await inRounds(unread, build, () => judge(mutation, [...base.keys()].every(isSame) ? 'harmless' : 'changed'));
	}
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

/** Whether a problem stands where the mutation is, or names what was broken or what it was broken to. */
function isSeen(mutation: Mutation, problems: readonly Problem[]): boolean {
	return problems.some((problem) => isNear(problem, mutation) || names(problem, mutation));
}

/** In the file, and not far from the line when there is one. */
function isNear({ file, line }: Problem, mutation: Mutation): boolean {
	return file === mutation.file && (line === undefined || Math.abs(line - mutation.line) <= NEAR);
}

function names({ message, hint }: Problem, { from, to }: Mutation): boolean {
	const said = `${message} ${hint}`;
	return [from, to].some((word) => word.length > 3 && said.includes(word));
}

function judgeBy(mutation: Mutation, problems: readonly Problem[]): void {
	const near = problems.find((problem) => isNear(problem, mutation));
	const named = problems.find((problem) => names(problem, mutation));
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
