import type { ApiModel } from '#openapi/model/model.ts';
import type { AtlasGroupConfig, AtlasRowConfig, FieldAtlasConfig } from '#schema/field-atlas.ts';
import type { Origin } from '#schema/parse/parse.ts';
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

/** Where in the file something stands. */
type Path = readonly PropertyKey[];

/** What the atlas may name, and where problems with it go. */
interface AtlasCheck {
	terms: readonly string[];
	schemas: readonly string[];
	paths: ReturnType<typeof pathReader>;
	report(path: Path, rule: RuleId, words: Wording): void;
}

/**
 * Compares the atlas with the description: rows and entries for things that do not exist are errors, fields of requests and
 * responses with neither a row nor a reason are warnings.
 */
export function checkAtlas(config: FieldAtlasConfig, model: ApiModel, { file, lineOf, terms }: AtlasOrigin): Problem[] {
	const problems: Problem[] = [];
	const check: AtlasCheck = {
		terms,
		schemas: model.schemas.map(({ name }) => name),
		paths: pathReader(model),
		report: (path, rule, words) => problems.push(problemOf(rule, { file, line: lineOf(path), ...words })),
	};
	const mapped = checkGroups(config, check);
	const excused = checkExcuses(config, mapped, check);
	for (const schema of schemaUses(model).keys()) {
		const group = config.groups.findIndex(({ schemas }) => schemas.includes(schema));
		const at = group === -1 ? ['unmapped'] : ['groups', group, 'fields'];
		const open = placesOf([schema], check).filter((place) => !mapped.has(place) && !excused.has(place));
		for (const place of open) check.report(at, 'atlas-unmapped', { message: atlasFaults.open(place), hint: atlasFaults.openHint });
	}
	return problems;
}

/** Checks the rows of all groups. @returns the places that a row stands for. */
function checkGroups({ groups }: FieldAtlasConfig, check: AtlasCheck): ReadonlySet<string> {
	const mapped = new Set<string>();
	const ids = new Set<string>();
	for (const [index, group] of groups.entries()) {
		checkGroup(group, ['groups', index], check);
		for (const [number, row] of group.fields.entries()) {
			const at = ['groups', index, 'fields', number];
			const id = rowId(group, row);
			if (ids.has(id)) check.report(at, 'atlas-duplicate', { message: atlasFaults.sameRow(id), hint: atlasFaults.sameRowHint });
			ids.add(id);
			checkRow({ group, row, at }, check);
			for (const place of atlasPlaces(group, row, check.paths)) mapped.add(place);
		}
	}
	return mapped;
}

function checkGroup({ term, schemas }: AtlasGroupConfig, at: Path, check: AtlasCheck) {
	checkTerm(term, [...at, 'term'], check);
	for (const [place, schema] of schemas.entries()) {
		if (check.schemas.includes(schema)) continue;
		reportUnknownName([...at, 'schemas', place], { what: atlasFaults.noSchema, name: schema, known: check.schemas, hint: atlasFaults.noSchemaHint }, check);
	}
}

function checkRow({ group, row, at }: { group: AtlasGroupConfig; row: AtlasRowConfig; at: Path }, check: AtlasCheck) {
	checkTerm(row.term, [...at, 'term'], check);
	const { field } = row;
	const known = group.schemas.flatMap((schema) => check.paths(schema).map(({ path }) => path));
	if (field !== undefined && !known.includes(field)) {
		const hint = atlasFaults.noFieldHint(group.schemas.join(', '));
		reportUnknownName([...at, 'field'], { what: atlasFaults.noField, name: field, known, hint }, check);
	}
	const places = atlasPlaces(group, row, check.paths);
	for (const [position, other] of row.also.entries()) {
		if (places.includes(other)) continue;
		const all = placesOf(check.schemas, check);
		reportUnknownName([...at, 'also', position], { what: atlasFaults.noField, name: other, known: all, hint: atlasFaults.fieldForm }, check);
	}
}

function checkTerm(term: string | undefined, at: Path, check: AtlasCheck) {
	if (term === undefined || check.terms.includes(term)) return;
	reportUnknownName(at, { what: atlasFaults.noTerm, name: term, known: check.terms, hint: atlasFaults.noTermHint }, check);
}

/** Checks the list of fields without a label (`unmapped`). @returns the places that it covers. */
function checkExcuses({ unmapped }: FieldAtlasConfig, mapped: ReadonlySet<string>, check: AtlasCheck): ReadonlySet<string> {
	const excused = new Set<string>();
	const all = placesOf(check.schemas, check);
	for (const [index, { fields }] of unmapped.entries()) {
		for (const [number, entry] of fields.entries()) {
			const at = ['unmapped', index, 'fields', number];
			const places = check.schemas.includes(entry) ? placesOf([entry], check) : all.filter((place) => place === entry);
			if (places.length === 0) {
				reportUnknownName(at, { what: atlasFaults.noField, name: entry, known: [...check.schemas, ...all], hint: atlasFaults.schemaOrField }, check);
			} else if (places.every((place) => mapped.has(place))) {
				check.report(at, 'atlas-excuse', { message: atlasFaults.needless(entry), hint: atlasFaults.needlessHint });
			}
			for (const place of places) excused.add(place);
		}
	}
	return excused;
}

/** All fields of some schemas, as `Schema.path`. */
const placesOf = (schemas: readonly string[], { paths }: AtlasCheck) => schemas.flatMap((schema) => paths(schema).map(({ path }) => `${schema}.${path}`));

/** Says of a name that it does not exist, with the nearest one that does, else `hint`. */
function reportUnknownName(
	path: Path,
	{ what, name, known, hint }: { what: (name: string) => string; name: string; known: readonly string[]; hint: string },
	{ report }: AtlasCheck,
) {
	const close = nearest(name, known);
	report(path, 'atlas-unknown', { message: what(name), hint: close ? apiFaults.didYouMean(close) : hint });
}
