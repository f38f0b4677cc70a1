import { readFileSync } from 'node:fs';
import { upgrade } from '@scalar/openapi-upgrader';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadDescription } from '#openapi/description/load-description.ts';
import { operationPages, renderReference } from '#reference/render-reference.fixture.ts';
import { findFacts } from './find-facts.ts';
import { listFacts } from './list-facts.ts';
import { SMALL_DESCRIPTIONS } from './small-descriptions.fixture.ts';

/** What a description says and its reference does not, in a line each. */
async function missingFacts(text: string, file: string): Promise<{ missing: string[]; count: number }> {
	const { model, problems } = loadDescription(text, { file, lenient: true });
	if (model === undefined) throw new Error(problems.map(({ message }) => message).join(' '));
	const raw = parse(text, { maxAliasCount: -1, logLevel: 'silent' }) as Record<string, unknown>;
	const pages = await renderReference(model);
	const { count, missing } = findFacts(listFacts('swagger' in raw ? upgrade({ ...raw }, '3.1') : raw), pages, operationPages(pages));
	return { count, missing: missing.map(({ kind, pointer, beside, words }) => `${kind} ${pointer} [${beside ?? ''}] ${words.join(' | ').slice(0, 100)}`) };
}

describe('every fact stands on the pages', () => {
	test.each(SMALL_DESCRIPTIONS)('%s', async (_, text) => {
		const { missing, count } = await missingFacts(text, 'api.yaml');
		expect(missing).toEqual([]);
		expect(count).toBeGreaterThan(4);
	});

	test.each(['api/description.json', 'tests/fixtures/sandbox/api/description.yml', 'tests/fixtures/weaving/api/description.json'])('of %s', async (file) => {
		const { missing, count } = await missingFacts(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), file);
		expect(missing).toEqual([]);
		expect(count).toBeGreaterThan(10);
	});
});
