import { stringsAt, textAt } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { anchorPart } from './anchors.ts';
import type { Relation, SchemaChild } from './schema-children.ts';
import type { FlatChoices, SchemaChoice } from './schema-choices.ts';
import { nameOf } from './schema-identity.ts';
import type { Choice, Condition, EnumValue, NodeBase, SchemaNode } from './schema-node.ts';
import { nodeBase, type SchemaAtPlace } from './schema-node-base.ts';
import { type Shape, shapeOf } from './schema-shape.ts';
import { enumOf, literal } from './schema-values.ts';

/** A schema about to be drawn at a place, with the way to draw what is inside. */
interface Drawing extends SchemaAtPlace {
	children: readonly SchemaChild[];
	choices: FlatChoices;
	/** Draws an inner schema. `part` is added to the ids below; `through` keeps the inner schema's own children at the path of this one. */
	inside(sources: readonly SchemaSource[], part: string, through?: boolean): SchemaNode;
	/** Draws an alternative, without what this schema says already. */
	option(source: SchemaSource, part: string): SchemaNode;
	/** An id for a node that stands for a part of this schema. */
	anchorFor(part: string): string;
}

/** Draws a schema that stands at its place: what kind of node it is and everything in it. */
export function drawSchema(drawing: Drawing): SchemaNode {
	const { flat, choices, children } = drawing;
	const schemas = flat.layers.map(({ schema }) => schema);
	const plain = nodeBase(drawing);
	if (flat.never) return { ...plain, kind: 'never' };
	const values = enumOf(schemas) ?? choices.values.map(({ value, description }): EnumValue => ({ ...literal(value), description }));
	const shape = shapeOf(schemas, values.length > 0);
	const base: NodeBase = {
		...plain,
		choices: choices.choices.map((choice) => drawChoice(choice, drawing)),
		not: drawNot(drawing),
		conditions: drawConditions(drawing),
	};
	const kinds: ((base: NodeBase) => SchemaNode)[] = [];
	if (shape.object) kinds.push((own) => drawObject(own, drawing));
	if (shape.array) kinds.push((own) => drawArray(own, drawing));
	if (shape.scalars.length > 0 || shape.untyped) kinds.push((own) => drawScalar(own, { shape, values }, drawing));
	const [only] = kinds;
	// An object that only offers alternatives is shown as these.
	const bare = shape.object && choices.choices.length > 0 && base.constraints.length === 0 && !children.some(({ relation }) => MEMBERS.has(relation));
	if (kinds.length > 1) return drawMixed(base, kinds, drawing);
	if (only && !bare) return only(base);
	if (base.choices.length > 0) return { ...base, kind: 'choice' };
	if (flat.unresolved) return { ...base, kind: 'unresolved', ref: flat.unresolved.ref, reason: flat.unresolved.unresolved };
	return { ...base, kind: 'any' };
}

const MEMBERS: ReadonlySet<Relation> = new Set(['property', 'patternProperty', 'additionalProperties', 'propertyNames']);

function childrenIn({ children }: Drawing, relation: Relation): SchemaChild[] {
	return children.filter((child) => child.relation === relation);
}

/** The only child of a relation that exists once. What is inside of entries stands at the path of the list. */
function single(drawing: Drawing, relation: Relation, part: string): SchemaNode | undefined {
	const [child] = childrenIn(drawing, relation);
	return child && drawing.inside(child.sources, part, relation === 'items');
}

function drawObject(base: NodeBase, drawing: Drawing): SchemaNode {
	const required = new Set(drawing.flat.layers.flatMap(({ schema }) => stringsAt(schema, 'required')));
	const written = childrenIn(drawing, 'property');
	const unwritten = [...required].filter((name) => !written.some(({ key }) => key === name));
	return {
		...base,
		kind: 'object',
		constraints: [...base.constraints, ...(unwritten.length > 0 ? [{ kind: 'requires', names: unwritten } as const] : [])],
		properties: written.map(({ key, sources, layer }) => ({
			name: key,
			required: required.has(key),
			node: drawing.inside(sources, anchorPart(key)),
			from: layer.merged ? layer.name : undefined,
		})),
		patternProperties: childrenIn(drawing, 'patternProperty').map(({ key, sources }, index) => ({
			pattern: key,
			node: drawing.inside(sources, `muster-${index + 1}`),
		})),
		additionalProperties: single(drawing, 'additionalProperties', 'weitere'),
		propertyNames: single(drawing, 'propertyNames', 'namen'),
	};
}

function drawArray(base: NodeBase, drawing: Drawing): SchemaNode {
	return {
		...base,
		kind: 'array',
		items: single(drawing, 'items', 'eintrag'),
		prefixItems: childrenIn(drawing, 'prefixItem').map(({ sources }, index) => drawing.inside(sources, `eintrag-${index + 1}`)),
		contains: single(drawing, 'contains', 'enthaelt'),
	};
}

function drawScalar(base: NodeBase, { shape, values }: { shape: Shape; values: EnumValue[] }, drawing: Drawing): SchemaNode {
	const schemas = drawing.flat.layers.map(({ schema }) => schema);
	const first = (key: string) => schemas.map((schema) => textAt(schema, key)).find((text) => text !== undefined);
	return {
		...base,
		kind: 'scalar',
		types: shape.scalars,
		format: first('format'),
		pattern: first('pattern'),
		enum: values,
		constant: values.length === 1 && schemas.some((schema) => 'const' in schema),
		contentMediaType: first('contentMediaType'),
		contentEncoding: first('contentEncoding'),
		contentSchema: single(drawing, 'contentSchema', 'inhalt'),
	};
}

/** A schema of several kinds (`type: [object, string]`) is a choice among them. */
function drawMixed(base: NodeBase, kinds: readonly ((base: NodeBase) => SchemaNode)[], drawing: Drawing): SchemaNode {
	const bare: NodeBase = {
		...base,
		name: undefined,
		title: undefined,
		description: undefined,
		nullable: false,
		default: undefined,
		examples: [],
		mergedFrom: [],
		choices: [],
		not: [],
		conditions: [],
	};
	const nodes = kinds.map((draw, index) => draw({ ...bare, anchor: drawing.anchorFor(`art-${index + 1}`) }));
	const byType: Choice = {
		keyword: 'anyOf',
		discriminator: undefined,
		options: nodes.map((node) => ({ label: undefined, byType: true, discriminatorValues: [], node })),
	};
	return { ...base, constraints: [], kind: 'choice', choices: [byType, ...base.choices] };
}

function drawChoice({ keyword, discriminator, options }: SchemaChoice, drawing: Drawing): Choice {
	return {
		keyword,
		discriminator,
		options: options.map(({ source, discriminatorValues }, index) => {
			const name = nameOf(source.pointer) ?? titleOf(source) ?? `variante-${index + 1}`;
			const node = drawing.option(source, anchorPart(name));
			const label = node.title ?? node.name ?? (node.kind === 'reference' ? node.label : undefined);
			return { label, byType: node.kind === 'scalar' || node.kind === 'array' || node.kind === 'reference', discriminatorValues, node };
		}),
	};
}

const titleOf = ({ schema }: SchemaSource) => (typeof schema === 'object' ? textAt(schema, 'title') : undefined);

function drawNot(drawing: Drawing): SchemaNode[] {
	return childrenIn(drawing, 'not').map(({ sources }) => drawing.inside(sources, 'nicht'));
}

/** Conditions of one schema belong together: their children carry its pointer as key. */
function drawConditions(drawing: Drawing): Condition[] {
	const at = (relation: Relation, key: string, part: string) => {
		const child = childrenIn(drawing, relation).find((candidate) => candidate.key === key);
		return child && drawing.inside(child.sources, part);
	};
	const keys = new Set(drawing.children.filter(({ relation }) => relation === 'if' || relation === 'then' || relation === 'else').map(({ key }) => key));
	return [
		...[...keys].map(
			(key): Condition => ({ when: at('if', key, 'wenn'), property: undefined, holds: at('then', key, 'dann'), otherwise: at('else', key, 'sonst') }),
		),
		...childrenIn(drawing, 'dependent').map(
			({ key, sources }): Condition => ({ when: undefined, property: key, holds: drawing.inside(sources, `mit-${anchorPart(key)}`), otherwise: undefined }),
		),
	];
}
