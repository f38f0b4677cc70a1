import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import type { AtlasGroupConfig } from '#schema/field-atlas.ts';

/**
 * Words that readers may use instead of those in the texts: from the settings, and from the API. A label in the field atlas and its field are a pair:
 * „Kostenstelle“ is `costCentre`, so „cost centre“ finds it.
 */
export function searchSynonyms(site: Site, references: readonly Reference[]): Record<string, string[]> {
	const pairs = [...Object.entries(site.config.search.synonyms), ...references.flatMap(({ atlas }) => pairsOf(atlas?.groups ?? []))];
	return Object.fromEntries([...Map.groupBy(pairs, ([ours]) => ours)].map(([ours, own]) => [ours, [...new Set(own.flatMap(([, theirs]) => theirs))]]));
}

/** Each label of an atlas with the words of its field. */
export function pairsOf(groups: readonly AtlasGroupConfig[]): [label: string, words: string[]][] {
	return groups.flatMap(({ fields }) => fields.flatMap(({ label, field }): [string, string[]][] => (field === undefined ? [] : [[label, [inWords(field)]]])));
}

/** `due date` of `inspectionDevice.dueDate`. */
const inWords = (field: string) =>
	field
		.replace(/^.*\./, '')
		.replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]/g, ' ')
		.toLowerCase();
