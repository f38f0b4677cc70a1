import { kebab, shortHash } from './kebab.ts';

/** Slugs of one address space, each given once. */
export interface Slugs {
	/** The first free one of the candidates, as kebab-case; when all are taken or empty, the last one with a number made from `identity`. */
	take(candidates: readonly string[], identity: string): string;
}

/** An address space with only `reserved` slugs, which the site needs itself. */
export function createSlugs(reserved: readonly string[] = []): Slugs {
	const taken = new Set(reserved);
	return {
		take(candidates, identity) {
			const slugs = candidates.map(kebab).filter((slug) => slug !== '');
			const base = `${slugs.at(-1) ?? 'eintrag'}-${shortHash(identity)}`;
			let slug = slugs.find((candidate) => !taken.has(candidate)) ?? base;
			for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
			taken.add(slug);
			return slug;
		},
	};
}
