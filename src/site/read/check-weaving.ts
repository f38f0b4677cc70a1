import type { YamlFile } from '#content/read-yaml.ts';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import { termIds } from '#navigation/site-terms.ts';
import { checkAtlas } from '#openapi/atlas/check-atlas.ts';
import { checkTermNames } from '#openapi/atlas/check-term-names.ts';
import { FIELD_ATLAS_FILE } from '#openapi/atlas/read-atlas.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';
import { hintOfApis } from './choose-api.ts';

/** What a site weaves into its texts, and how the line of a key in front matter is found. */
interface WovenSources {
	references: readonly Reference[];
	atlas: YamlFile<FieldAtlasConfig>;
	lineOfKey(file: string, path: readonly string[]): number | undefined;
}

/** Checks the fields and operations that terms name in the newest versions of all APIs, and the field atlas of one API. */
export function checkWeaving(site: Site, { references, atlas: { value, lineOf }, lineOfKey }: WovenSources): Problem[] {
	const docs = site.versions.find(({ name }) => name === 'current')?.docs ?? [];
	const explained = references.find(({ atlas }) => atlas);
	const inAtlas =
		value === undefined || explained === undefined ? [] : checkAtlas(value, explained.model, { file: FIELD_ATLAS_FILE, lineOf, terms: termIds(site) });
	const newest = references.flatMap(({ plan, model }) => (plan.version ? [] : [model]));
	return [...inAtlas, ...(newest.length > 0 ? checkTermNames(docs, { models: newest, lineOfKey }) : [])];
}

/** Whether there is an API whose fields the atlas explains. `apis` are the ids of those that the site names. */
export function checkAtlasOwner({ value, lineOf }: YamlFile<FieldAtlasConfig>, references: readonly Reference[], apis: readonly string[]): Problem[] {
	if (value === undefined || references.some(({ atlas }) => atlas)) return [];
	const { api } = value;
	const place = { file: FIELD_ATLAS_FILE, line: api === undefined ? 1 : lineOf(['api']) };
	if (api !== undefined) return [problemOf('field-atlas', { ...place, message: siteFaults.unknownApi(api), hint: hintOfApis(api, apis) })];
	return [problemOf('field-atlas', { ...place, message: siteFaults.idleAtlas, hint: siteFaults.idleAtlasHint })];
}
