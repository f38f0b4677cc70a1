import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { watchInputs } from './watch-inputs.ts';

const PACKED = {
	'node_modules/packed/package.json': '{ "name": "packed", "type": "module", "main": "a.js" }',
	'node_modules/packed/a.js': 'export const packed = process.env.HOME;',
};

/** Whether a site is said to be made from more than its files, when its module `a.ts` has this code. */
async function isReported(code: string): Promise<boolean> {
	const elsewhere = siteFiles({ 'b.ts': 'export const b = 1;' });
	const root = siteFiles({ 'a.ts': code.replace('ELSEWHERE', join(elsewhere, 'b.ts')), 'c.ts': 'export const c = 1;', 'daten.json': '{}', ...PACKED });
	let reported = false;
	const report = () => {
		reported = true;
	};
	await build({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [watchInputs(root, report)],
		build: { write: false, ssr: 'a.ts' },
	});
	return reported;
}

test.each([
	["import { c } from './c.ts'; import daten from './daten.json'; export default [c, daten];", false],
	["import { packed } from 'packed'; export default packed;", false],
	["import { b } from 'ELSEWHERE'; export default b;", true],
	["import { readFileSync } from 'node:fs'; export default readFileSync('/etc/hostname');", true],
	["export default import('fs/promises');", true],
	['export default process.env.STAND;', true],
	['const { env } = process; export default env;', true],
	['export default import.meta.env.PUBLIC_STAND;', true],
	['export default import.meta.env.BASE_URL;', false],
	["export default await fetch('https://a.example/');", true],
	['export default new Date();', true],
	['export default new Date;', true],
	['export default Date.now();', true],
	["export default new Date('2025-01-01');", false],
	['export default Math.random();', true],
	["/** Describes the process of inspection. */ export default 'process';", false],
])('%s', async (code, expected) => {
	expect(await isReported(code)).toBe(expected);
});
