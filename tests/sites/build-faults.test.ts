import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { BUILD_FAULTS } from './build-faults/build-faults.ts';
import type { BuildFault, Place, Start } from './build-faults/fault.ts';
import { placeOf } from './build-faults/site.ts';
import { temporaryFolder } from './build-fixture.ts';
import { copyProgram } from './copy-program.ts';

/** `npm run sweeps` takes all of them one by one. */
const ALL = process.env.SWEEPS === 'all';

const good = temporaryFolder();
/** Where it was built first, so that something is kept of it. */
let first: Place;
let hashes = '';
let took = 0;

beforeAll(async () => {
	first = placeOf('');
	const start = performance.now();
	const { exitCode, output } = await build(first);
	took = performance.now() - start;
	expect(output).toContain('Fertig');
	expect(exitCode).toBe(0);
	hashes = hashesOf(first.outDir);
	cpSync(first.outDir, join(good, 'dist'), { recursive: true });
});
afterAll(() => remove(first));

interface Ended {
	exitCode: number | null;
	output: string;
}

function begin({ root, outDir, program }: Place, { env, before = [] }: Start = {}) {
	const [command = '', ...args] = [
		'prlimit',
		`--cpu=${MOST_PROCESSOR}`,
		...before,
		process.execPath,
		'--import',
		TELL_PEAK,
		join(program, 'commands/nonius.ts'),
		'build',
	];
	return spawn(command, args, {
		cwd: program,
		env: { ...process.env, NODE_ENV: 'production', SITE_ROOT: root, OUT_DIR: outDir, ...env },
	});
}

/** A build that takes this many seconds of the processor hangs, and is killed: how long that is depends on who else works there. */
const MOST_PROCESSOR = 110;

/** One that waits forever. */
const timeout = 600_000;

/** A build with whatever fault takes no more memory, in MB. */
const MOST_MEMORY = 2_000;

/** Makes a build say at its end how many KB of memory it took at most. */
const TELL_PEAK = "data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";

async function build(place: Place, start?: Start): Promise<Ended> {
	const child = begin(place, start);
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
	const [exitCode] = await once(child, 'close');
	return { exitCode, output };
}

const hashesOf = (folder: string) => (existsSync(join(folder, HASH_LIST)) ? readFileSync(join(folder, HASH_LIST), 'utf8') : 'nothing');

/** Every file of a built site is the one that its list names. */
function expectWhole(folder: string): void {
	const lines = hashesOf(folder).trimEnd().split('\n');
	const found = lines.map((line) => {
		const file = line.slice(line.indexOf('  ') + 2);
		return `${createHash('sha256')
			.update(readFileSync(join(folder, file)))
			.digest('hex')}  ${file}`;
	});
	expect(found).toEqual(lines);
}

const remove = ({ root }: Place) => rmSync(dirname(root), { recursive: true, force: true });

/** Everything below a folder, with the time of its last change; links are not followed. */
const stateOf = (folder: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.map(({ parentPath, name }) => join(parentPath, name))
		.map((path) => `${path} ${lstatSync(path, { bigint: true }).mtimeNs}`)
		.sort();

/** Builds with a fault: as usual, or a message; nothing lost; and again without what was wrong with the machine. */
async function tryFault({ plant, says, again, ownProgram }: Omit<BuildFault, 'name'>, place = placeOf(join(good, 'dist'))): Promise<void> {
	if (ownProgram) {
		place.program = join(dirname(place.root), 'program');
		copyProgram(place.program);
	}
	if (again) await build(place);
	const start = plant(place) ?? undefined;
	const sources = start?.before?.includes('setpriv') ? [] : stateOf(place.root);
	const { exitCode, output } = await build(place, start);
	expect(exitCode).not.toBeNull();
	expect(Number(/peak (\d+)/.exec(output)?.[1]) / 1000).toBeLessThan(MOST_MEMORY);
	expect(output).not.toMatch(/Unerwarteter Fehler|^\s+at .*:\d+:\d+/m);
	if (says === undefined) expect(output).toContain('Fertig');
	else expect(output).toMatch(says);
	if (exitCode !== 0) {
		expect(output).toContain('→');
		expect(hashesOf(place.outDir)).toBe(hashes);
	} else if (says === undefined) expect(hashesOf(place.outDir)).toBe(hashes);
	expectWhole(place.outDir);
	expect(readdirSync(dirname(place.root)).filter((name) => name.startsWith('.dist-'))).toEqual([]);
	if (sources.length > 0) expect(stateOf(place.root)).toEqual(sources);
	if (start?.before && !start.before.includes('setpriv')) {
		const next = await build(place);
		expect(next.output).toContain('Fertig');
		expect(hashesOf(place.outDir)).toBe(hashes);
	}
	remove(place);
}

test.each([
	['what differs between machines', 'sources'],
	['what is kept between builds, damaged', 'kept'],
] as const)('%s, all at once, changes no byte', { timeout }, async (_, kind) => {
	const faults = BUILD_FAULTS.filter(({ together }) => together === kind);
	const plant = (place: Place) => {
		for (const fault of faults) fault.plant(place);
		return undefined;
	};
	await tryFault({ plant }, faults.some(({ again }) => again) ? first : undefined);
});

describe.runIf(ALL)('one by one', () => {
	test.each(BUILD_FAULTS.map((fault) => [fault.name, fault] as const))('%s', { timeout }, (_, fault) => tryFault(fault));

	test.each(Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12))('killed after %d of its time', { timeout }, async (share) => {
		const place = placeOf(join(good, 'dist'));
		const child = begin(place);
		setTimeout(() => child.kill('SIGKILL'), took * share);
		await once(child, 'close');
		expect(hashesOf(place.outDir)).toBe(hashes);
		expectWhole(place.outDir);
		await build(place);
		expect(hashesOf(place.outDir)).toBe(hashes);
		expect(readdirSync(dirname(place.root)).filter((name) => name.startsWith('.dist-'))).toEqual([]);
		remove(place);
	});

	test('two builds at once', { timeout }, async () => {
		const place = placeOf(join(good, 'dist'));
		const ended = await Promise.all([build(place), build(place), build(place)]);
		expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
		expect(hashesOf(place.outDir)).toBe(hashes);
		expectWhole(place.outDir);
		remove(place);
	});
});
