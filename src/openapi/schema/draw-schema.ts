import { isObject, stringsAt } from '#openapi/json/json.ts';
import type { DiscriminatorValues } from './discriminator.ts';
import { nameOptions } from './option-names.ts';
import { textOfAny } from './said-of.ts';
import type { Relation, SchemaChild } from './schema-children.ts';
import type { FlatChoices, SchemaChoice, SchemaOption } from './schema-choices.ts';
import type { EnumValue, FixedValues, NodeBase, NodeChoice, NodeCondition, SchemaNode } from './schema-node.ts';
import { nodeBase, type SchemaAtPlace } from './schema-node-base.ts';
import { type Shape, shapeOf } from './schema-shape.ts';
import { fixedValues, literalOf } from './schema-values.ts';

/** A schema about to be drawn at a place, with the way to draw what is inside. */
interface Drawing extends SchemaAtPlace {
	children: readonly SchemaChild[];
	choices: FlatChoices;
	/** Draws a schema inside of this one, an alternative without what this schema says already. */
	inside(part: SchemaChild | SchemaOption): SchemaNode;
	/** Returns an id for the node of a part of this schema. */
	anchorFor(part: string): string;
}

/** Draws a schema in full: the kind of node and everything in it. */
export function drawSchema(drawing: Drawing): SchemaNode {
	const { flat, choices, children } = drawing;
	const schemas = flat.layers.map(({ schema }) => schema);
	const plain = nodeBase(drawing);
	if (flat.never) return { ...plain, kind: 'never' };
	const values = fixedValues(schemas, choices.values);
	const shape = shapeOf(schemas, values.length > 0);
	const base: NodeBase = {
		...plain,
		choices: choices.choices.map((choice) => drawChoice(choice, drawing)),
		not: drawNot(drawing),
		conditions: drawConditions(drawing),
	};
	const constant = values.length === 1 && schemas.some((schema) => 'const' in schema);
	/** The values of a kind; those of no kind here are a slip, and shown. */
	const fixed = (isOfKind: (value: unknown) => boolean): FixedValues => {
		const own = values.filter(({ value }) => isOfKind(value));
		return { enum: own.length > 0 ? own : values, constant };
	};
	const kinds: ((base: NodeBase) => SchemaNode)[] = [];
	if (shape.object) kinds.push((own) => drawObject({ ...own, ...fixed(isObject) }, drawing));
	if (shape.array) kinds.push((own) => drawArray({ ...own, ...fixed(Array.isArray) }, drawing));
	const isOther = (value: unknown) => kinds.length === 1 || Object(value) !== value;
	if (shape.scalars.length > 0 || shape.untyped) kinds.push((own) => drawScalar({ ...own, ...fixed(isOther) }, shape, drawing));
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

/** The only child of a relation that exists once. */
function onlyChild(drawing: Drawing, relation: Relation): SchemaNode | undefined {
	const [child] = childrenIn(drawing, relation);
	return child && drawing.inside(child);
}

function drawObject(base: NodeBase & FixedValues, drawing: Drawing): SchemaNode {
	const required = new Set(drawing.flat.layers.flatMap(({ schema }) => stringsAt(schema, 'required')));
	const written = childrenIn(drawing, 'property');
	// The property of a discriminator is required (OpenAPI 3.1, 4.8.25), whether the description has a field of that name or not.
	const needed = new Set([...required, ...drawing.choices.settled.map(({ property }) => property)]);
	const unwritten = [...needed].filter((name) => !written.some(({ key }) => key === name));
	return {
		...base,
		kind: 'object',
		constraints: [...base.constraints, ...(unwritten.length > 0 ? [{ kind: 'requires', names: unwritten } as const] : [])],
		properties: written.map((child) => ({
			name: child.key,
			required: required.has(child.key),
			node: withDiscriminatorValues(
				drawing.inside(child),
				drawing.choices.settled.find(({ property }) => property === child.key),
			),
			from: child.layer.merged ? child.layer.name : undefined,
		})),
		patternProperties: childrenIn(drawing, 'patternProperty').map((child) => ({ pattern: child.key, node: drawing.inside(child) })),
		additionalProperties: onlyChild(drawing, 'additionalProperties'),
		propertyNames: onlyChild(drawing, 'propertyNames'),
	};
}

/** The property that says which alternative of its base a schema is has the value of that one. */
function withDiscriminatorValues(node: SchemaNode, settled: DiscriminatorValues | undefined): SchemaNode {
	if (settled === undefined || node.kind !== 'scalar') return node;
	const values = settled.values.map((value): EnumValue => node.enum.find((known) => known.value === value) ?? { ...literalOf(value), description: undefined });
	return { ...node, enum: values, constant: values.length === 1 };
}

function drawArray(base: NodeBase & FixedValues, drawing: Drawing): SchemaNode {
	return {
		...base,
		kind: 'array',
		items: onlyChild(drawing, 'items'),
		prefixItems: childrenIn(drawing, 'prefixItem').map(drawing.inside),
		contains: onlyChild(drawing, 'contains'),
	};
}

function drawScalar(base: NodeBase & FixedValues, shape: Shape, drawing: Drawing): SchemaNode {
	const schemas = drawing.flat.layers.map(({ schema }) => schema);
	return {
		...base,
		kind: 'scalar',
		// Null alone is no addition to null.
		nullable: base.nullable && !(shape.scalars.length === 1 && shape.scalars[0] === 'null'),
		types: shape.scalars,
		pattern: textOfAny(schemas, 'pattern'),
		contentMediaType: textOfAny(schemas, 'contentMediaType'),
		contentEncoding: textOfAny(schemas, 'contentEncoding'),
		contentSchema: onlyChild(drawing, 'contentSchema'),
	};
}

/** A schema of several kinds (`type: [object, string]`) is a choice among them. */
function drawMixed(base: NodeBase, kinds: readonly ((base: NodeBase) => SchemaNode)[], drawing: Drawing): SchemaNode {
	const bare: NodeBase = {
		...base,
		name: undefined,
		format: base.format,
		title: undefined,
		otherTitles: [],
		description: undefined,
		nullable: false,
		default: undefined,
		examples: [],
		knownValues: [],
		xml: undefined,
		mergedFrom: [],
		choices: [],
		not: [],
		conditions: [],
	};
	const drawn = kinds.map((draw, index) => draw({ ...bare, anchor: drawing.anchorFor(`art-${index + 1}`) }));
	// Formats are those of single values.
	const nodes = drawn.map((node) => (node.kind === 'scalar' ? node : { ...node, format: undefined }));
	const byType: NodeChoice = {
		keyword: 'anyOf',
		discriminator: undefined,
		isOfTypes: true,
		options: nameOptions(nodes.map((node) => ({ discriminatorValues: [], isDefault: false, node }))),
	};
	return { ...base, format: undefined, constraints: [], kind: 'choice', choices: [byType, ...base.choices] };
}

function drawChoice({ keyword, discriminator, options }: SchemaChoice, drawing: Drawing): NodeChoice {
	const drawn = options.map((option) => {
		const { discriminatorValues, isDefault } = option;
		return { discriminatorValues, isDefault, node: drawing.inside(option) };
	});
	return { keyword, discriminator, isOfTypes: false, options: nameOptions(drawn) };
}

function drawNot(drawing: Drawing): SchemaNode[] {
	return childrenIn(drawing, 'not').map(drawing.inside);
}

/** Conditions of one schema belong together: their children carry its pointer as key. */
function drawConditions(drawing: Drawing): NodeCondition[] {
	const at = (relation: Relation, key: string) => {
		const child = childrenIn(drawing, relation).find((candidate) => candidate.key === key);
		return child && drawing.inside(child);
	};
	const keys = new Set(drawing.children.filter(({ relation }) => relation === 'if' || relation === 'then' || relation === 'else').map(({ key }) => key));
	return [
		...[...keys].map((key): NodeCondition => ({ when: at('if', key), property: undefined, holds: at('then', key), otherwise: at('else', key) })),
		...childrenIn(drawing, 'dependent').map(
			(child): NodeCondition => ({ when: undefined, property: child.key, holds: drawing.inside(child), otherwise: undefined }),
		),
	];
}
