import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { temporaryFolder, WITHOUT_ENGINE, writeSources } from './build-fixture.ts';

const run = promisify(execFile);
/** Each of these builds a site, several commands long. */
const LONG = 240_000;
const site = join(temporaryFolder(), 'site');
const PACKAGE = join(site, 'node_modules/nonius');
const started: ChildProcess[] = [];

afterAll(() => {
	for (const child of started) child.kill('SIGTERM');
});

/** Unpacks the package into an empty folder, with the packages beside it that it declares, and no others. */
beforeAll(async () => {
	mkdirSync(join(site, 'node_modules'), { recursive: true });
	const { stdout } = await run(process.execPath, [join(PROGRAM, 'commands/pack.ts'), site], { cwd: PROGRAM });
	await run('tar', ['xzf', stdout.trim(), '-C', join(site, 'node_modules')]);
	renameSync(join(site, 'node_modules/package'), PACKAGE);
	for (const name of Object.keys(manifest().dependencies)) {
		mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true });
		symlinkSync(join(PROGRAM, 'node_modules', name), join(site, 'node_modules', name));
	}
});

const manifest = (): { version: string; dependencies: Record<string, string>; bin: { nonius: string } } =>
	JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
/** Nothing that belongs to the run of the tests reaches the command. */
const environment = { PATH: process.env.PATH, LC_ALL: 'en_US.UTF-8', HOME: site };
const bin = () => join(PACKAGE, manifest().bin.nonius);
const nonius = (...args: string[]) => run(process.execPath, [bin(), ...args], { cwd: site, env: environment });

/** Starts a server and returns its address as soon as it says one. */
async function start(command: string): Promise<string> {
	const child = spawn(process.execPath, [bin(), command], { cwd: site, env: { ...environment, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
	started.push(child);
	return await new Promise((resolve, reject) => {
		let said = '';
		child.stdout?.on('data', (text) => {
			said += String(text);
			const address = /http:\/\/localhost:\d+\/\S*/.exec(said)?.[0];
			if (address) resolve(address);
		});
		child.once('exit', () => reject(new Error(said)));
	});
}

test('the package holds no test, no product and no types to strip', () => {
	const files = readdirSync(PACKAGE, { recursive: true }).map(String);
	expect(files.filter((file) => /\.(?:test|fixture)\.|(?<!\.d)\.tsx?$|^product|^docs|^tests|^src\/fact-check/.test(file))).toEqual([]);
	expect(files).toContainEqual(expect.stringMatching(/^\.cache\/dictionary\/\w+\.btrie$/));
	expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'GUIDE.md', 'README.md', 'commands/bin.mjs', 'src/schema/site-config.d.ts']));
	expect(readFileSync(join(PACKAGE, 'CHANGELOG.md'), 'utf8')).toContain(`## ${JSON.parse(readFileSync(join(PROGRAM, 'package.json'), 'utf8')).version}`);
});

test('no text tells owners to run a script of this repository that they have as a command', () => {
	const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(PROGRAM, 'package.json'), 'utf8'));
	const names = Object.entries(scripts).flatMap(([name, line]) => (line.startsWith('node commands/nonius.ts ') ? [name] : []));
	const told = new RegExp(`npm run (?:-s )?(?:${names.join('|')})(?![\\w:-]).*`, 'g');
	const files = readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|mjs|md)$/.test(file));
	expect(
		files.flatMap(
			(file) =>
				readFileSync(join(PACKAGE, file), 'utf8')
					.match(told)
					?.map((found) => `${file}: ${found}`) ?? [],
		),
	).toEqual([]);
});

test('every package that the code imports is declared, and nothing else', () => {
	const imported = new Set<string>();
	for (const file of readdirSync(PACKAGE, { recursive: true }).map(String)) {
		if (!/\.(?:m?js|astro)$/.test(file)) continue;
		const code = readFileSync(join(PACKAGE, file), 'utf8');
		for (const [, name = ''] of code.matchAll(/^(?:(?:import|export)\b[^'"`;]*?\bfrom|import)\s*["']((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["'];?$/gm))
			imported.add(name);
		for (const [, name = ''] of code.matchAll(/\bimport\(["']((?!@site\/)(?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["']\)/g)) imported.add(name);
	}
	const asked = Object.keys(manifest().dependencies);
	const readAsFiles = ['@cspell/dict-de-de', '@fontsource/source-sans-3'];
	expect([...imported, ...readAsFiles, 'astro'].filter((name) => !asked.includes(name) && name !== 'nonius')).toEqual([]);
	expect(asked.filter((name) => !imported.has(name) && !readAsFiles.includes(name))).toEqual([]);
});

test(
	'init makes a site, whose settings are typed; its first build starts no engine; check and serve work on it',
	async () => {
		const { stdout } = await nonius('init');
		expect(stdout).toContain('site.config.ts');
		expect(readFileSync(join(site, 'site.config.ts'), 'utf8')).toContain("locale: 'en'");
		expect(readFileSync(join(site, '.gitignore'), 'utf8')).toMatch(/^node_modules\/\ndist\/\n/);
		expect((await nonius('--version')).stdout).toBe(`${manifest().version}\n`);
		await expect(nonius('init')).rejects.toMatchObject({ code: 1 });
		await run(process.execPath, [bin(), 'build'], { cwd: site, env: { ...environment, ...WITHOUT_ENGINE } });
		expect(readFileSync(join(site, 'dist/docs/welcome/index.html'), 'utf8')).toContain('<h1>Welcome</h1>');
		expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<title>My documentation</title>');
		expect((await nonius('check')).stdout).toMatch(/^✓ Website\n✓ Pages\n✓ Files\n[\s\S]* 0 failed/);
		const address = await start('serve');
		expect(await (await fetch(`${address}docs/welcome/`)).text()).toContain('Skip to content');
	},
	LONG,
);

test(
	'a site of two languages has the sidebars of its settings in both',
	async () => {
		writeSources(join(site, 'two'), {
			'site.config.ts': `import { defineSite } from 'nonius/site';
export default defineSite({
	title: 'Two', url: 'https://two.example', locale: 'en', copyright: { year: 2026, holder: 'A' },
	locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', folder: 'i18n/de' }],
});
`,
			'sidebars.ts': `import type { Sidebars } from 'nonius/sidebars';
import { first } from './first.ts';
export default { manual: [first] } satisfies Sidebars;
`,
			'first.ts': "export const first: string = 'intro';\n",
			'docs/intro.md': '# Introduction\n',
			'i18n/de/docusaurus-plugin-content-docs/current/intro.md': '# Einführung\n',
		});
		await run(process.execPath, [bin(), 'build'], { cwd: join(site, 'two'), env: environment });
		expect(readFileSync(join(site, 'two/dist/docs/intro/index.html'), 'utf8')).toContain('>Introduction</a>');
		expect(readFileSync(join(site, 'two/dist/de/docs/intro/index.html'), 'utf8')).toContain('>Einführung</a>');
	},
	LONG,
);

test('a mistake in the settings is one for the compiler', async () => {
	writeSources(site, {
		'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'nodenext', target: 'es2024', strict: true, noEmit: true, types: [] }, files: ['wrong.ts'] }),
		'wrong.ts':
			"import { defineSite } from 'nonius/site';\nexport default defineSite({ title: 5, url: 'https://a.example', copyright: { year: 2025, holder: 'A' } });\n",
	});
	const { stdout } = await run(join(PROGRAM, 'node_modules/.bin/tsc'), ['-p', site]).catch((error: { stdout: string }) => error);
	expect(stdout.split('\n').filter((line) => line.includes('error'))).toEqual([
		expect.stringMatching(/wrong\.ts.*'number' is not assignable to type 'string'/),
	]);
});

test(
	'dev shows a page',
	async () => {
		const address = await start('dev');
		expect(await (await fetch(`${address}docs/welcome/`)).text()).toContain('Welcome');
		// A name that somebody has pointed to this machine behind the browser's back.
		const status = await new Promise((resolve) =>
			request(address, { headers: { host: 'evil.example' } }, (response) => resolve(response.resume().statusCode)).end(),
		);
		expect(status).toBe(403);
	},
	LONG,
);

test(
	'import takes over a site from Docusaurus',
	async () => {
		writeSources(join(site, 'old'), {
			'docusaurus.config.js':
				"export default { title: 'Old', url: 'https://old.example.com', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] };\n",
			'docs/intro.mdx': '---\nslug: /\n---\n\n# Intro\n\n<b>Hello</b>\n',
		});
		const old = { cwd: join(site, 'old'), env: environment };
		const { stdout: refused } = await run(process.execPath, [bin(), 'build'], old).catch((error: { stdout: string }) => error);
		expect(refused).toContain('nonius import');
		const { stdout, stderr } = await run(process.execPath, [bin(), 'import'], old);
		expect(stdout).toContain('nonius build');
		expect(stderr).toBe('');
		expect(existsSync(join(site, 'old/site.config.ts'))).toBe(true);
		expect((await run(process.execPath, [bin(), 'build'], old)).stderr).toBe('');
		expect(readFileSync(join(site, 'old/dist/index.html'), 'utf8')).toContain('<b>Hello</b>');
	},
	LONG,
);

test('an old Node says what is missing', async () => {
	const code = readFileSync(bin(), 'utf8').replace('process.versions.node, 10', "'20', 10");
	writeSources(site, { 'old.mjs': code.replaceAll("'./nonius.js'", "'./missing.js'") });
	await expect(run(process.execPath, [join(site, 'old.mjs'), 'build'], { cwd: site, env: environment })).rejects.toMatchObject({
		stdout: expect.stringContaining('needs Node 24 or newer'),
	});
});
