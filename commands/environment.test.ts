import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SiteError } from '#schema/problem.ts';
import { PROGRAM } from '#site/program.ts';
import { readEnvironment } from './environment.ts';

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
		expect((error as SiteError).problems.map(({ message }) => message)).toEqual(['Den Ordner „fehlt“ gibt es nicht.', 'PORT hat den Wert „80a“.']);
	}
});

test('a folder whose name means something else in an address', () => {
	const folder = mkdtempSync(join(tmpdir(), 'a#b-'));
	expect(() => readEnvironment({ SITE_ROOT: folder }, '/')).toThrow(SiteError);
	rmSync(folder, { recursive: true });
});
