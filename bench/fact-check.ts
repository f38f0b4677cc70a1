/**
 * Renders the references of API descriptions in this process and looks for every fact of each description in its pages. Prints a line of JSON for each file and
 * the sum. Run: `node bench/run-bundled.ts bench/fact-check.ts FILES_OR_FOLDERS…`; `MISSING=20` prints that many missing facts of each.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { upgrade } from '@scalar/openapi-upgrader';
import { parse } from 'yaml';
import { findFacts } from '#fact-check/find-facts.ts';
import { gatherFiles } from '#fact-check/gather-files.ts';
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

async function check(path: string) {
	const file = resolve(path);
	const raw = readDocument(file);
	if (typeof raw !== 'object' || raw === null || !('openapi' in raw || 'swagger' in raw)) return undefined;
	const { model, problems } = readDescription(resolve(file, '../../..'), { file, lenient: true });
	if (model === undefined) return { failed: problems.map(({ message }) => message).join(' ') };
	const pages = await renderReference(model);
	const gathered = gatherFiles(raw, pathToFileURL(file).href, (address) => (address.startsWith('file:') ? readDocument(fileURLToPath(address)) : undefined));
	const facts = eachFact('swagger' in raw ? upgrade({ ...Object(gathered), swagger: '2.0' }, '3.1') : gathered);
	return findFacts(facts, pages, operationPages(pages));
}

/** The parsed content of a file; its text if it is neither JSON nor YAML; `undefined` if it cannot be read. */
function readDocument(file: string): unknown {
	try {
		const text = readFileSync(file, 'utf8');
		if (!/\.(?:json|ya?ml)$/.test(file)) return text;
		return withExactTexts(parse(text, { maxAliasCount: -1, logLevel: 'silent', intAsBigInt: true }));
	} catch {
		return undefined;
	}
}

/** Whole numbers stay numbers; those beyond 2^53 become the text of their digits, because pages show every digit. */
function withExactTexts(value: unknown): unknown {
	if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
	if (Array.isArray(value)) return value.map(withExactTexts);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withExactTexts(child)]));
}
