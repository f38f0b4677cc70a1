import type { Analysis } from '#text/analysis.ts';
import type { SearchIndex } from './open-index.ts';
import type { ReadQuery } from './read-query.ts';

/** Joins a verb with its separated part at the end of the question: „Wie gebe ich einen Bericht frei?“ asks for „Bericht freigeben“. */
export async function joinSeparableVerb(index: SearchIndex, query: ReadQuery, { stem }: Analysis): Promise<ReadQuery> {
	const { topic, negated, particle } = query;
	if (particle === undefined) return query;
	const others = topic.filter((word) => word !== particle);
	const wholes = others.map((verb) => particle.whole + verb.whole);
	const found = await Promise.all(wholes.map((whole) => (/\d/.test(whole) ? [] : index.postings(stem(whole)))));
	for (const [at, verb] of others.entries()) {
		const whole = wholes[at];
		if (whole === undefined || found[at]?.length === 0) continue;
		const joined = { ...verb, whole, parts: [] };
		return {
			...query,
			topic: [...others.filter((word) => word !== verb), joined],
			negated: negated.has(verb) || negated.has(particle) ? new Set([...negated, joined]) : negated,
			particle: undefined,
			isUnfinished: false,
		};
	}
	return query;
}
