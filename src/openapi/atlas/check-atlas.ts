import type { ApiModel } from '#openapi/model/model.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Origin } from '#schema/parse.ts';
import { type Problem, problemOf, type Wording } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';
import { nearest } from '#text/nearest.ts';
import { apiFaults, atlasFaults } from '#words/api-faults.ts';
import { atlasPlaces, pathReader, rowId } from './atlas-view.ts';
import { schemaUses } from './schema-uses.ts';

interface AtlasOrigin extends Pick<Origin, 'file' | 'lineOf'> {
	/** Names of the pages of terms. */
	terms: readonly string[];
}

/**
 * What is wrong between the atlas and the description: rows and entries that name what does not exist (errors), and fields of requests and
 * responses that neither a row nor a reason stands for (warnings).
 */
export function checkAtlas(config: FieldAtlasConfig, model: ApiModel, { file, lineOf, terms }: AtlasOrigin): Problem[] {
	const problems: Problem[] = [];
	const report = (path: readonly PropertyKey[], rule: RuleId, words: Wording) => problems.push(problemOf(rule, { file, line: lineOf(path), ...words }));
	/** `hint` where no known name is near. */
	const unknown = (
		path: readonly PropertyKey[],
		{ what, name, known, hint }: { what: (name: string) => string; name: string; known: readonly string[]; hint: string },
	) => {
		const close = nearest(name, known);
		report(path, 'atlas-unknown', { message: what(name), hint: close ? apiFaults.didYouMean(close) : hint });
	};
	const paths = pathReader(model);
	const schemas = model.schemas.map(({ name }) => name);
	const allPlaces = (names: readonly string[]) => names.flatMap((schema) => paths(schema).map(({ path }) => `${schema}.${path}`));
	const mapped = new Set<string>();
	const ids = new Set<string>();
	const checkTerm = (path: readonly PropertyKey[], term: string | undefined) => {
		if (term !== undefined && !terms.includes(term)) unknown(path, { what: atlasFaults.noTerm, name: term, known: terms, hint: atlasFaults.noTermHint });
	};

	for (const [index, group] of config.groups.entries()) {
		const at = ['groups', index];
		checkTerm([...at, 'term'], group.term);
		for (const [place, schema] of group.schemas.entries()) {
			if (!schemas.includes(schema))
				unknown([...at, 'schemas', place], { what: atlasFaults.noSchema, name: schema, known: schemas, hint: atlasFaults.noSchemaHint });
		}
		for (const [number, row] of group.fields.entries()) {
			const here = [...at, 'fields', number];
			const id = rowId(group, row);
			if (ids.has(id))
				report(here, 'atlas-duplicate', {
					message: atlasFaults.sameRow(id),
					hint: atlasFaults.sameRowHint,
				});
			ids.add(id);
			checkTerm([...here, 'term'], row.term);
			const places = atlasPlaces(group, row, paths);
			for (const place of places) mapped.add(place);
			if (row.field !== undefined && !places.some((place) => group.schemas.some((schema) => place === `${schema}.${row.field}`))) {
				const known = group.schemas.flatMap((schema) => paths(schema).map(({ path }) => path));
				unknown([...here, 'field'], { what: atlasFaults.noField, name: row.field, known, hint: atlasFaults.noFieldHint(group.schemas.join(', ')) });
			}
			for (const [position, other] of row.also.entries()) {
				if (!places.includes(other))
					unknown([...here, 'also', position], { what: atlasFaults.noField, name: other, known: allPlaces(schemas), hint: atlasFaults.fieldForm });
			}
		}
	}

	const excused = new Set<string>();
	for (const [index, { fields }] of config.unmapped.entries()) {
		for (const [number, entry] of fields.entries()) {
			const at = ['unmapped', index, 'fields', number];
			const places = schemas.includes(entry) ? allPlaces([entry]) : allPlaces(schemas).filter((place) => place === entry);
			if (places.length === 0)
				unknown(at, { what: atlasFaults.noField, name: entry, known: [...schemas, ...allPlaces(schemas)], hint: atlasFaults.schemaOrField });
			if (places.length > 0 && places.every((place) => mapped.has(place)))
				report(at, 'atlas-excuse', {
					message: atlasFaults.needless(entry),
					hint: atlasFaults.needlessHint,
				});
			for (const place of places) excused.add(place);
		}
	}

	for (const schema of schemaUses(model).keys()) {
		const open = allPlaces([schema]).filter((place) => !mapped.has(place) && !excused.has(place));
		const group = config.groups.findIndex((candidate) => candidate.schemas.includes(schema));
		const at = group === -1 ? ['unmapped'] : ['groups', group, 'fields'];
		for (const place of open) report(at, 'atlas-unmapped', { message: atlasFaults.open(place), hint: atlasFaults.openHint });
	}
	return problems;
}
