import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { typeOf } from '#openapi/schema/schema-type.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import type { SchemaType } from '#schema/api-type.ts';
import type { AtlasGroupConfig, AtlasRowConfig, FieldAtlasConfig } from '#schema/field-atlas.ts';
import { type SchemaPath, schemaPaths } from './schema-paths.ts';
import { type OperationsOfSchema, schemaUses } from './schema-uses.ts';

/** The atlas of fields as its page shows it. */
export interface AtlasView {
	groups: AtlasGroup[];
	/** Fields without a label, and why. */
	unmapped: { fields: string[]; reason: string }[];
}

export interface AtlasGroup {
	id: string;
	title: string;
	/** Name of a term's page. */
	term: string | undefined;
	schemas: string[];
	rows: AtlasRow[];
}

export interface AtlasRow {
	/** Id on the page, and the address of `field:` links. */
	id: string;
	label: string;
	rule: string | undefined;
	term: string | undefined;
	section: string | undefined;
	/** Where the field stands in the API, `Apparatus.identNo` first; empty when it has none. */
	places: string[];
	/** `undefined` when the API does not have the field. */
	type: { type: SchemaType; nullable: boolean } | undefined;
	constraints: Constraint[];
	/** Some request does not go without it. */
	required: boolean;
	/** Fixed values, as written. */
	values: string[];
	/** Slugs of operations. */
	reads: string[];
	writes: string[];
}

/** Id of a row: `inspectionDevice.dueDate`. */
export const rowId = (group: Pick<AtlasGroupConfig, 'id'>, { id, field }: Pick<AtlasRowConfig, 'id' | 'field'>) => `${group.id}.${id ?? field}`;

/** Places in the description that a row stands for, as `Schema.path`. Only those that exist. */
export function atlasPlaces(group: Pick<AtlasGroupConfig, 'schemas'>, row: AtlasRowConfig, paths: (schema: string) => readonly SchemaPath[]): string[] {
	const own = group.schemas.filter((schema) => paths(schema).some(({ path }) => path === row.field)).map((schema) => `${schema}.${row.field}`);
	return [...own, ...row.also.filter((place) => findPath(place, paths) !== undefined)];
}

/** The field at a place. */
function findPath(place: string, paths: (schema: string) => readonly SchemaPath[]): SchemaPath | undefined {
	const schema = schemaName(place);
	return paths(schema).find(({ path }) => path === place.slice(schema.length + 1));
}

const schemaName = (place: string) => place.slice(0, place.indexOf('.'));

/** A function that gives the fields of a schema; each schema is drawn once. */
export function pathReader(model: ApiModel): (schema: string) => SchemaPath[] {
	const known = new Map<string, SchemaPath[]>();
	return (schema) => {
		const paths = known.get(schema) ?? schemaPaths(model, schema);
		known.set(schema, paths);
		return paths;
	};
}

/** What the description says of fields: where schemas are used, and what they consist of. */
interface FieldReader {
	uses: ReadonlyMap<string, OperationsOfSchema>;
	paths: (schema: string) => SchemaPath[];
}

/** Ties the rows of the atlas to the description. Rows whose field it does not have keep their label; `checkAtlas` reports them. */
export function viewAtlas({ groups, unmapped }: FieldAtlasConfig, model: ApiModel): AtlasView {
	const paths = pathReader(model);
	const api: FieldReader = { uses: schemaUses(model), paths };
	const rowOf = (group: AtlasGroupConfig, row: AtlasRowConfig): AtlasRow => {
		const places = atlasPlaces(group, row, paths);
		const found = findPath(places[0] ?? '', paths);
		return {
			id: rowId(group, row),
			label: row.label,
			rule: row.rule,
			term: row.term,
			section: row.section ?? group.section,
			places,
			type: found && { type: typeOf(found.node), nullable: found.node.nullable },
			constraints: found?.node.constraints ?? [],
			required: places.some((place) => isRequired(place, api)),
			values: found ? enumTexts(found.node) : [],
			reads: slugs(places, 'reads', api),
			writes: slugs(places, 'writes', api),
		};
	};
	return {
		groups: groups.map((group) => ({
			id: group.id,
			title: group.title,
			term: group.term,
			schemas: group.schemas,
			rows: group.fields.map((row) => rowOf(group, row)),
		})),
		unmapped,
	};
}

/** Operations that read (or write) any of the places; a place that may only be read is not written, and the other way round. */
function slugs(places: readonly string[], way: keyof OperationsOfSchema, { uses, paths }: FieldReader): string[] {
	const operations = places.flatMap((place): Operation[] => {
		const node = findPath(place, paths)?.node;
		const isBarred = way === 'writes' ? node?.readOnly : node?.writeOnly;
		return isBarred ? [] : (uses.get(schemaName(place))?.[way] ?? []);
	});
	return [...new Set(operations.map(({ slug }) => slug))];
}

/** Whether the field has to be sent where its schema is sent and nothing else. */
function isRequired(place: string, { uses, paths }: FieldReader): boolean {
	const use = uses.get(schemaName(place));
	return use !== undefined && use.writes.length > 0 && use.reads.length === 0 && findPath(place, paths)?.required === true;
}

/** Long lists of values stand in the reference. */
const MOST_VALUES = 12;

function enumTexts(node: SchemaNode): string[] {
	const values = node.kind === 'scalar' ? node.enum.map(({ text }) => text).filter((text) => text !== 'null') : [];
	return values.length > MOST_VALUES ? [] : values;
}
