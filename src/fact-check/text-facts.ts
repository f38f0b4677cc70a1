import type { DescribedFact, FactScope } from './fact.ts';
import { textOf } from './resolve.ts';
import { sentences } from './schema-facts.ts';

/** A fact for each sentence of a description. */
export const describe = (pointer: string, scope: FactScope, description: unknown): DescribedFact[] =>
	sentences(textOf(description)).map((line) => ({ pointer, kind: 'description', scope, beside: undefined, words: [line] }));

/** A fact for each text that is there, by its kind. */
export function textFacts(pointer: string, scope: FactScope, texts: Readonly<Record<string, unknown>>): DescribedFact[] {
	return Object.entries(texts).flatMap(([kind, value]) => {
		const words = textOf(value);
		return words === undefined ? [] : [{ pointer, kind, scope, beside: undefined, words: [words] }];
	});
}
