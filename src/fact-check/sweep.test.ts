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

/** One of this many mutated descriptions is rendered; all are read. */
const RENDERED = 3;

const factsIn = (description: Record<string, unknown>): readonly DescribedFact[] => {
	try {
		return listFacts('swagger' in description ? upgrade(structuredClone(description), '3.1') : description);
	} catch {
		return [];
	}
};
const keyOf = ({ pointer, kind, beside, words }: DescribedFact) => JSON.stringify([pointer, kind, beside, words]);

/** Without these, what is around them is nothing: a field whose `in` is gone is no parameter any more. */
const HOLDERS = new Set(['name', 'in', '$ref', 'url', 'source', 'flow']);

/** Entries of these have names of their own, and are what stands in them. */
const MAPS = new Set(['flows', 'securitySchemes', 'securityDefinitions', 'callbacks']);

/** How far below a map what makes its entry may stand: the method of a callback's address. */
const NEAR = 4;

/** What may go with a place at fault, because it is what the place is about; nothing else may. */
function heldBy(path: Path): Path | undefined {
	const map = path.findLastIndex((key) => MAPS.has(String(key)));
	if (map !== -1 && path.length - map <= NEAR) return path.slice(0, map + 2);
	return HOLDERS.has(String(path.at(-1))) ? path.slice(0, -1) : undefined;
}

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
		const held = heldBy(path);
		const others = missing.filter(({ pointer }) => held === undefined || !isWithin(pointer, held));
		expect({ place, missing: others.map(keyOf) }).toEqual({ place, missing: [] });
	}
});

/** Whether a pointer leads to a place or into it. Pointers of `list-facts.ts` have keys as they are. */
const isWithin = (pointer: string, path: Path) =>
	`${pointer}/`.startsWith(['', ...path, ''].join('/').replace('/securityDefinitions/', '/components/securitySchemes/'));
