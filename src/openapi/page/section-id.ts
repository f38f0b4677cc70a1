import { kebab } from '#openapi/model/kebab.ts';

/** Id of a section in the description of the whole API. Marks of Markdown in the heading make no difference. */
export const sectionId = (heading: string): string => `abschnitt-${kebab(heading) || 'x'}`;

/** Ids for the headings of a text, each once. */
export function createSectionIds(): (heading: string) => string {
	const taken = new Map<string, number>();
	return (heading) => {
		const id = sectionId(heading);
		const count = (taken.get(id) ?? 0) + 1;
		taken.set(id, count);
		return count === 1 ? id : `${id}-${count}`;
	};
}
