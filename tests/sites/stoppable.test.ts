import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { temporaryFolder, writeSources } from './build-fixture.ts';

const CONFIG = "export default { title: 'Probe', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } };\n";
/** Code that prints that it runs, and never ends. */
const LOOP = "process.stdout.write('endlos\\n');\nfor (;;) {}\n";

/** Sites whose own code never ends, by where it stands. */
const SITES: Readonly<Record<string, Record<string, string>>> = {
	'the settings of the sidebar': { 'site.config.ts': CONFIG, 'docs/a.md': '---\ntitle: A\n---\n\nText.\n', 'sidebars.ts': `${LOOP}export default {};\n` },
	'a component': {
		'site.config.ts': CONFIG,
		'docs/a.mdx': "---\ntitle: A\n---\n\nimport { Teil } from '../Teil.tsx';\n\n<Teil />\n",
		'Teil.tsx': `export function Teil() {\n${LOOP}return <b />;\n}\n`,
	},
};

test.each(Object.keys(SITES))('a signal ends a build in which code of the site runs forever: %s', { timeout: 300_000 }, async (name) => {
	const root = temporaryFolder();
	writeSources(root, SITES[name] ?? {});
	const env = { ...process.env, SITE_ROOT: root, OUT_DIR: join(root, 'dist'), NODE_ENV: 'production' };
	const build = spawn(process.execPath, [join(PROGRAM, 'commands/nonius.ts'), 'build'], { cwd: PROGRAM, env, stdio: ['ignore', 'pipe', 'inherit'] });
	let said = '';
	for await (const text of build.stdout.setEncoding('utf8')) {
		said += text;
		if (said.includes('endlos')) break;
	}
	build.kill('SIGTERM');
	const [, signal] = await once(build, 'exit');
	expect(signal, said).toBe('SIGTERM');
});
