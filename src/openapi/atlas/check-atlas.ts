import type { ApiModel } from '#openapi/model/model.ts';
import type { FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Origin } from '#schema/parse.ts';
import { type Problem, problemOf, type Wording } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';
import { nearest } from '#text/nearest.ts';
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
	const unknown = (path: readonly PropertyKey[], { what, name, known, hint }: { what: string; name: string; known: readonly string[]; hint: string }) => {
		const close = nearest(name, known);
		report(path, 'atlas-unknown', { message: `${what} „${name}“ gibt es nicht.`, hint: close ? `Meinten Sie „${close}“?` : hint });
	};
	const paths = pathReader(model);
	const schemas = model.schemas.map(({ name }) => name);
	const allPlaces = (names: readonly string[]) => names.flatMap((schema) => paths(schema).map(({ path }) => `${schema}.${path}`));
	const mapped = new Set<string>();
	const ids = new Set<string>();
	const checkTerm = (path: readonly PropertyKey[], term: string | undefined) => {
		if (term !== undefined && !terms.includes(term))
			unknown(path, { what: 'Den Begriff', name: term, known: terms, hint: 'Ein Begriff ist eine Seite mit „term“ im Kopf.' });
	};

	for (const [index, group] of config.groups.entries()) {
		const at = ['groups', index];
		checkTerm([...at, 'term'], group.term);
		for (const [place, schema] of group.schemas.entries()) {
			if (!schemas.includes(schema))
				unknown([...at, 'schemas', place], { what: 'Das Schema', name: schema, known: schemas, hint: 'Die Schemas stehen in der API-Beschreibung.' });
		}
		for (const [number, row] of group.fields.entries()) {
			const here = [...at, 'fields', number];
			const id = rowId(group, row);
			if (ids.has(id))
				report(here, 'atlas-duplicate', {
					message: `Die Zeile „${id}“ steht zweimal im Feldatlas.`,
					hint: 'Geben Sie einer der beiden eine „id“.',
				});
			ids.add(id);
			checkTerm([...here, 'term'], row.term);
			const places = atlasPlaces(group, row, paths);
			for (const place of places) mapped.add(place);
			if (row.field !== undefined && !places.some((place) => group.schemas.some((schema) => place === `${schema}.${row.field}`))) {
				const known = group.schemas.flatMap((schema) => paths(schema).map(({ path }) => path));
				unknown([...here, 'field'], { what: 'Das Feld', name: row.field, known, hint: `Es steht in keinem der Schemas ${group.schemas.join(', ')}.` });
			}
			for (const [position, other] of row.also.entries()) {
				if (!places.includes(other))
					unknown([...here, 'also', position], { what: 'Das Feld', name: other, known: allPlaces(schemas), hint: 'Erwartet wird „Schema.feld“.' });
			}
		}
	}

	const excused = new Set<string>();
	for (const [index, { fields }] of config.unmapped.entries()) {
		for (const [number, entry] of fields.entries()) {
			const at = ['unmapped', index, 'fields', number];
			const places = schemas.includes(entry) ? allPlaces([entry]) : allPlaces(schemas).filter((place) => place === entry);
			if (places.length === 0)
				unknown(at, { what: 'Das Feld', name: entry, known: [...schemas, ...allPlaces(schemas)], hint: 'Erwartet wird „Schema“ oder „Schema.feld“.' });
			if (places.length > 0 && places.every((place) => mapped.has(place)))
				report(at, 'atlas-excuse', {
					message: `„${entry}“ hat eine Zeile und steht zugleich unter „unmapped“.`,
					hint: 'Streichen Sie einen der beiden Einträge.',
				});
			for (const place of places) excused.add(place);
		}
	}

	for (const schema of schemaUses(model).keys()) {
		const open = allPlaces([schema]).filter((place) => !mapped.has(place) && !excused.has(place));
		const group = config.groups.findIndex((candidate) => candidate.schemas.includes(schema));
		const at = group === -1 ? ['unmapped'] : ['groups', group, 'fields'];
		const hint = 'Ordnen Sie es einer Beschriftung zu, oder nennen Sie es unter „unmapped“ mit einem Grund.';
		for (const place of open) report(at, 'atlas-unmapped', { message: `Das Feld „${place}“ der API steht nicht im Feldatlas.`, hint });
	}
	return problems;
}
