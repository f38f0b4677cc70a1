import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type AccessibilityRecord, accessibilityRecordSchema } from '#schema/accessibility-record.ts';
import { ACCESSIBILITY_FILE } from '../../commands/record-accessibility.ts';
import { AXE_RULES } from '../e2e/axe-rules.ts';
import { type BuiltSite, buildOwnSite, PROGRAM } from './build-fixture.ts';

let site: BuiltSite;
let record: AccessibilityRecord;
beforeAll(async () => {
	site = await buildOwnSite();
	record = accessibilityRecordSchema.parse(JSON.parse(readFileSync(join(PROGRAM, ACCESSIBILITY_FILE), 'utf8')));
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
