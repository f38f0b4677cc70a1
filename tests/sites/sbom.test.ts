import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';

interface Component {
	name: string;
	licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

test('the list of parts names every package that the program needs, each with its licence, and is made without network', async () => {
	const env = { ...process.env, npm_config_offline: 'true' };
	const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], { cwd: PROGRAM, env, maxBuffer: 50_000_000 });
	const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: Component[] };
	expect(bomFormat).toBe('CycloneDX');
	const names = new Set(components.map(({ name }) => name));
	const { dependencies } = JSON.parse(readFileSync(join(PROGRAM, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
	expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
	expect(components.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)).toEqual([]);
});
