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
const judged: Judged[] = [];
try {
	const mutations = drawMutations(site.root, site.files, { count, seed }).filter(({ kind }) => kind.includes(wanted));
	console.log(`${mutations.length} mutations`);
	const paths = new Map([...routeIndex((await loadSite(site.root)).site ?? never()).byFile].map(([file, { path }]) => [file, path]));
	const unread = await inRounds(mutations, read);
	console.log(`${unread.length} are left after reading`);
	const base = site.build().hashes ?? never();
	let hashes = base;
	const silent = await inRounds(
		unread,
		() => {
			const built = site.build();
			hashes = built.hashes ?? base;
			return built.problems;
		},
		(left) => {
			for (const mutation of left) {
				const path = paths.get(mutation.file);
				const own = path === undefined ? undefined : `${path.slice(1)}index.html`;
				// What is no page may show on any; it is looked at alone below.
				if (own !== undefined) judge(mutation, hashes.get(own) === base.get(own) ? 'harmless' : 'changed');
			}
		},
	);
	const rest = silent.filter(({ file }) => !paths.has(file));
	console.log(`${rest.length} are built alone`);
	for (const mutation of rest) {
		site.plant([mutation]);
		const { problems, hashes: now } = site.build();
		if (problems.length > 0) judgeBy(mutation, problems);
		else judge(mutation, [...base].every(([file, hash]) => now?.get(file) === hash) ? 'harmless' : 'changed');
	}
	writeFileSync(join(PROGRAM, 'reports/mutations.md'), reportMutations(judged, { seed }));
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
		console.log(`round of ${round.length}: ${left.length} unseen, ${open.length} to go`);
		done(left);
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
	judged.push({ ...mutation, verdict, problem });
	if (verdict === 'changed') console.log(`silent: ${mutation.kind}  ${mutation.file}:${mutation.line}  ${mutation.from} → ${mutation.to}`);
}

function never(): never {
	throw new Error('The site does not build as it is.');
}
