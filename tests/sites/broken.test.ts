import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BuildResult } from '#site/build/build-site.ts';
import { buildInto, fixtureRoot, readBuilt, resultOfBuild, runBuild, temporaryFolder } from './build-fixture.ts';

const lines = ({ problems }: BuildResult) =>
	problems.map(({ severity, rule, file, line, message }) => `${severity} ${rule} ${file}${line === undefined ? '' : `:${line}`} ${message}`).sort();

/** Content of a folder, to detect changes. */
function fingerprint(folder: string): string[] {
	const { files, text } = readBuilt(folder);
	return files.map((file) => `${file} ${createHash('sha256').update(text(file)).digest('hex')}`);
}

const PROBLEMS = [
	'error broken-link blog/2025-01-02-beitrag.md:5 Der Link „Verweis“ führt zu /docs/nirgendwo/; diese Seite gibt es nicht.',
	'error broken-link docs/index.md:6 Der Link „toter Verweis“ führt zu /docs/zweitte/; diese Seite gibt es nicht.',
	'error broken-link sidebars.ts:6 Der Link „Ins Nichts“ führt zu /docs/nichts/; diese Seite gibt es nicht.',
	'error broken-link site.config.ts:10 Der Link „Auch ins Leere“ führt zu /impressum/; diese Seite gibt es nicht.',
	'error broken-link site.config.ts:11 Der Link „Aufgabe ohne Ziel“ führt zu /docs/aufgabe/; diese Seite gibt es nicht.',
	'error broken-link site.config.ts:8 Der Link „Etwas Neues“ führt zu /neues/; diese Seite gibt es nicht.',
	'error broken-link site.config.ts:9 Der Link „Ins Leere“ führt zu /docs/gibt-es-nicht/; diese Seite gibt es nicht.',
	'error mdx-only docs/mdx-in-md.md:7 „import“ versteht nur eine .mdx-Datei.',
	'error mdx-only docs/mdx-in-md.md:9 Die Komponente <Tabs> versteht nur eine .mdx-Datei.',
	'error unknown-directive docs/dritte.mdx:14 Unbekannter Kasten „:::hinweiss“.',
	'error unknown-directive docs/mdx-in-md.md:11 Unbekannter Kasten „:::warnung“.',
	'error unknown-status docs/mdx-in-md.md:15 Unbekannter Status „gutt“.',
	'warning broken-anchor docs/index.md:6 Der Link „toter Anker“ führt zu /docs/zweite/#fehlt; diese Sprungmarke gibt es dort nicht.',
	'warning broken-anchor docs/zweite.md:9 Der Link „Anker auf dieser Seite“ führt zu #nirgends; diese Sprungmarke gibt es auf der Seite nicht.',
	'warning broken-markdown-link docs/zweite.md:5 Der Link „Verweis auf eine Datei“ führt zu ./fehlt.md; diese Datei gibt es nicht.',
	'warning duplicate-anchor docs/dritte.mdx:6 Die Sprungmarke #gleich gibt es auf der Seite /docs/dritte/ mehrmals.',
	'warning duplicate-route docs/doppelt-b.md:1 Die Adresse /docs/doppelt/ gibt es schon: docs/doppelt-a.md.',
	'warning missing-image docs/dritte.mdx:12 Das Bild „Ein Bild aus public“ liegt nicht unter /bilder/fehlt.svg.',
	'warning missing-image docs/zweite.md:5 Das Bild „./fehlt.png“ gibt es nicht.',
];

const SOURCE_PROBLEMS = [
	'error front-matter docs/kein-yaml.md:2 Der Kopf der Datei (Front Matter) ist kein gültiges YAML.',
	'error front-matter docs/zweite-seite.md:3 Unbekannter Schlüssel „sidebar_positon“.',
	'error front-matter docs/zweite-seite.md:4 „draft“ hat den Wert "vielleicht".',
	'error navbar-item site.config.ts:8 Der Eintrag „Handbuch“ der Navigationsleiste nennt die Seitenleiste „hauptteli“, die es nicht gibt.',
	'error post-date blog/beitrag.md:1 Dem Beitrag fehlt ein Datum.',
	'error sidebar-doc sidebars.ts:3 Die Seitenleiste „hauptteil“ nennt das Dokument „zweiteseite“, das es nicht gibt.',
	'error unknown-author blog/beitrag.md:3 Der Autor „niemand“ steht nicht in blog/authors.yml.',
];

let folder: string;
let before: string[];
beforeAll(async () => {
	folder = join(temporaryFolder(), 'site');
	await buildInto(fixtureRoot('minimal'), folder);
	before = fingerprint(folder);
});

describe.each([
	['broken', PROBLEMS, 12],
	['broken-sources', SOURCE_PROBLEMS, 0],
])('the site „%s“', (name, problems, pages) => {
	test('has exactly these problems, each once', async () => {
		const result = await resultOfBuild(fixtureRoot(name), folder);
		expect(lines(result)).toEqual([...problems].sort());
		expect(result).toMatchObject({ verdict: 'faulty', pages });
		for (const { hint } of result.problems) expect(hint).toMatch(/\S[.?]$/);
		expect(fingerprint(folder)).toEqual(before);
	});

	test('fails for whoever builds it: all of it printed, the previous site in its place', async () => {
		const { exitCode, output } = await runBuild(fixtureRoot(name), folder);
		expect(exitCode).toBe(1);
		for (const problem of problems) expect(output.replace(/ {2}/g, ' ')).toContain(problem.replace(/^\w+ [\w-]+ /, ''));
		expect(output).toContain('Nicht gebaut;');
		expect(output).not.toMatch(/^\s+at /m);
		expect(fingerprint(folder)).toEqual(before);
	});
});

test('a build into a folder of something else is refused and touches nothing', async () => {
	const sources = fixtureRoot('minimal');
	const untouched = fingerprint(sources);
	const { verdict, problems } = await resultOfBuild(sources, sources);
	expect(verdict).toBe('faulty');
	expect(problems).toMatchObject([{ rule: 'out-dir', message: expect.stringContaining('enthält anderes als eine gebaute Website') }]);
	expect(fingerprint(sources)).toEqual(untouched);
});
