import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type AccessibilityRecord, accessibilityRecordSchema } from '#schema/accessibility-record.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { PROGRAM } from '#site/program.ts';
import { ACCESSIBILITY_FILE } from '../../commands/record-accessibility.ts';
import { AXE_RULES } from '../e2e/axe-rules.ts';
import { allPaths } from '../e2e/own-pages.ts';
import { type BuiltSite, buildOwnSite } from './build-fixture.ts';

let site: BuiltSite;
let record: AccessibilityRecord;
beforeAll(async () => {
	site = await buildOwnSite();
	record = accessibilityRecordSchema.parse(JSON.parse(readFileSync(join(PROGRAM, ACCESSIBILITY_FILE), 'utf8')));
});

test('sweeps go to every page that was built', async () => {
	const server = createStaticServer({ folder: site.folder, base: '/' });
	onTestFinished(() => void server.close());
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	const paths = await allPaths({ origin: `http://127.0.0.1:${port}` });
	server.closeAllConnections();
	expect(paths.toSorted()).toEqual([...site.pages.keys()].sort());
});

/** The statement says its day, and that later pages are not covered; one page in twenty may be such. */
const TOLERATED = 0.05;

/** A statement must not outlive what it is about: `npm run sweeps -- tests/e2e` tests anew and writes the record. */
test('the record of accessibility is no older than the rules and the pages that it claims', () => {
	const added = [...site.pages.keys()].filter((path) => !record.pages.includes(path));
	const gone = record.pages.filter((path) => !site.pages.has(path));
	expect(added.length + gone.length, [...added, ...gone].join(' ')).toBeLessThan(site.pages.size * TOLERATED);
	expect(record.axe).toEqual({ version: createRequire(import.meta.url)('axe-core/package.json').version, rules: AXE_RULES });
	for (const { subject, pages } of record.sweeps) if (subject !== 'order') expect(pages, subject).toBe(record.pages.length);
});

test('the statement says what stands in the record, and every page leads to it', () => {
	const statement = site.text('/barrierefreiheit/');
	for (const said of [record.date.split('-').reverse().join('.'), `${record.pages.length} Seiten`, record.axe.version]) expect(statement).toContain(said);
	expect([...site.pages].filter(([, html]) => !html.includes('href="/barrierefreiheit/"')).map(([path]) => path)).toEqual([]);
});
