import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SiteError } from '#schema/problem.ts';
import { PROGRAM } from '#site/program.ts';
import { readEnvironment } from './environment.ts';
import { portFromOptions } from './read-options.ts';

test('without variables: the current folder, dist in the current folder, port 3000', () => {
	expect(readEnvironment({}, PROGRAM)).toEqual({ root: resolve(PROGRAM), outDir: join(PROGRAM, 'dist'), apiDescription: undefined, port: 3000 });
});

test('variables are read from the current folder', () => {
	const variables = { SITE_ROOT: 'src', OUT_DIR: '../out', PORT: '0' };
	expect(readEnvironment(variables, PROGRAM)).toEqual({ root: join(PROGRAM, 'src'), outDir: join(PROGRAM, '../out'), port: 0 });
});

test('values that cannot be used are named together', () => {
	try {
		readEnvironment({ SITE_ROOT: 'fehlt', PORT: '80a' }, PROGRAM);
		expect.unreachable();
	} catch (error) {
		expect(error).toBeInstanceOf(SiteError);
		expect((error as SiteError).problems.map(({ message }) => message)).toEqual([
			'Den Ordner „fehlt“ gibt es nicht.',
			'Der Port „80a“ lässt sich nicht verwenden.',
		]);
	}
});

test('servers take their port as an option, too, and nothing else', () => {
	expect(portFromOptions([])).toEqual({});
	expect(portFromOptions(['--port', '4000'])).toEqual({ PORT: '4000' });
	expect(portFromOptions(['--port=4000'])).toEqual({ PORT: '4000' });
	for (const args of [['--prt', '1'], ['--port'], ['docs']]) expect(() => portFromOptions(args)).toThrow(SiteError);
});

test('a folder whose name means something else in an address', () => {
	const folder = mkdtempSync(join(tmpdir(), 'a#b-'));
	expect(() => readEnvironment({ SITE_ROOT: folder }, '/')).toThrow(SiteError);
	rmSync(folder, { recursive: true });
});
