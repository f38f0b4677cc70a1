import { upgrade } from '@scalar/openapi-upgrader';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadDescription } from '#openapi/description/load-description.ts';
import { operationPages, renderReference } from '#reference/render-reference.fixture.ts';
import type { DescribedFact } from './fact.ts';
import { findFacts } from './find-facts.ts';
import { listFacts } from './list-facts.ts';
import { SMALL_DESCRIPTIONS } from './small-descriptions.fixture.ts';
import { createRandom, MUTATIONS, mutate, type Path, placesIn } from './sweep.fixture.ts';

/** One of so many mutated descriptions is rendered; all are read. */
const RENDERED = 6;

const factsIn = (description: Record<string, unknown>): readonly DescribedFact[] => {
	try {
		return listFacts('swagger' in description ? upgrade(structuredClone(description), '3.1') : description);
	} catch {
		return [];
	}
};
const keyOf = ({ pointer, kind, beside, words }: DescribedFact) => JSON.stringify([pointer, kind, beside, words]);

/** What the place at fault has to do with a fact: what names or holds it. A field whose `in` is gone is no parameter any more. */
const HOLDERS = new Set([
	'name',
	'in',
	'$ref',
	'schema',
	'content',
	'type',
	'url',
	'openapi',
	'swagger',
	'propertyName',
	'items',
	'operationId',
	'flows',
	'flow',
	'lang',
	'source',
]);

/** Facts of the mutated description that the original one has too, and that its pages do not say. */
async function lost(original: Record<string, unknown>, mutated: Record<string, unknown>): Promise<DescribedFact[]> {
	const { model } = loadDescription(JSON.stringify(mutated), { file: 'api.json' });
	if (model === undefined) return [];
	const pages = await renderReference(model);
	const before = new Set(factsIn(original).map(keyOf));
	const left = factsIn(mutated).filter((fact) => before.has(keyOf(fact)));
	return findFacts(left, pages, operationPages(pages)).missing;
}

test.each(SMALL_DESCRIPTIONS)('one fault anywhere in a description of %s is told and takes nothing else with it', async (name, text) => {
	const original = parse(text) as Record<string, unknown>;
	const random = createRandom(name.length);
	const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
	for (const path of placesIn(original)) {
		const mutation = pick(MUTATIONS);
		const mutated = mutate(original, path, mutation) as Record<string, unknown>;
		const place = `${mutation} ${path.join('/')}`;
		const { model, problems } = loadDescription(JSON.stringify(mutated, null, 1), { file: 'api.json' });
		const errors = problems.filter(({ severity }) => severity === 'error');
		expect({ place, errors: errors.filter(({ line }) => line === undefined) }).toEqual({ place, errors: [] });
		expect({ place, isRead: model !== undefined }).toEqual({ place, isRead: errors.length === 0 });
		if (Math.floor(random() * RENDERED) > 0 || model === undefined) continue;
		const missing = await lost(original, mutated);
		if (!isHolder(path)) expect({ place, missing: missing.map(keyOf) }).toEqual({ place, missing: [] });
	}
});

const isHolder = (path: Path) => HOLDERS.has(String(path.at(-1)));
