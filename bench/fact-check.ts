/**
 * Renders the references of API descriptions in this process and looks for every fact of each description in its pages. Prints a line of JSON for each file and
 * the sum. Run: `node bench/run-bundled.ts bench/fact-check.ts FILES_OR_FOLDERS…`; `MISSING=20` prints that many missing facts of each.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { upgrade } from '@scalar/openapi-upgrader';
import { parse } from 'yaml';
import { findFacts } from '#fact-check/find-facts.ts';
import { eachFact } from '#fact-check/list-facts.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { operationPages, renderReference } from '../src/reference/render-reference.fixture.ts';
import { descriptionsIn } from './descriptions-in.ts';

const shown = Number(process.env['MISSING'] ?? 0);
let [count, missing] = [0, 0];
const kinds = new Map<string, number>();
for (const file of process.argv.slice(2).flatMap(descriptionsIn)) {
	const result = await check(file).catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }));
	if (result === undefined) continue;
	if ('failed' in result) {
		console.log(JSON.stringify({ file, failed: result.failed }));
		continue;
	}
	count += result.count;
	missing += result.missing.length;
	for (const { kind } of result.missing) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
	console.log(JSON.stringify({ file, facts: result.count, missing: result.missing.length }));
	for (const fact of result.missing.slice(0, shown))
		console.log(`  ${fact.kind} ${fact.pointer} [${fact.beside ?? ''}] ${JSON.stringify(fact.words).slice(0, 160)}`);
}
console.log(JSON.stringify({ facts: count, missing, percent: (100 * missing) / Math.max(1, count), kinds: Object.fromEntries(kinds) }));

async function check(file: string) {
	const raw: unknown = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1, logLevel: 'silent' });
	if (typeof raw !== 'object' || raw === null || !('openapi' in raw || 'swagger' in raw)) return undefined;
	const { model, problems } = readDescription(dirname(file), { file, lenient: true });
	if (model === undefined) return { failed: problems.map(({ message }) => message).join(' ') };
	const pages = await renderReference(model);
	const facts = eachFact('swagger' in raw ? upgrade({ ...raw }, '3.1') : raw);
	return findFacts(facts, pages, operationPages(pages));
}
