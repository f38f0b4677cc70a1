import { type LoadedDescription, loadDescription } from '#openapi/description/load-description.ts';
import type { OptionName, SchemaNode } from '#openapi/schema/schema-node.ts';
import { createSchemaTree } from '#openapi/schema/schema-tree.ts';
import { typeOf } from '#openapi/schema/schema-type.ts';
import { orNullInWords, typeInWords } from '#words/schema-type.ts';
import type { ApiModel, Operation } from './model.ts';
import type { SchemaSource } from './schema-source.ts';

const HEAD = 'openapi: 3.1.0\ninfo: { title: Probe, version: "1" }\n';

/** Loads a description whose head (version, info) is put before it unless it has its own. */
export function load(yaml: string, lenient = false): LoadedDescription {
	const own = /^(openapi|swagger|\{)/.test(yaml.trimStart());
	return loadDescription(own ? yaml : HEAD + yaml, { file: 'api.yaml', lenient });
}

export function modelOf(yaml: string): ApiModel {
	const { model, problems } = load(yaml);
	if (!model) throw new Error(problems.map((problem) => problem.message).join('\n'));
	return model;
}

export function operationOf(model: ApiModel, slug: string): Operation {
	const found = model.operations.find((operation) => operation.slug === slug);
	if (!found) throw new Error(`no operation ${slug}, only ${model.operations.map((operation) => operation.slug).join(', ')}`);
	return found;
}

/** A model of nothing but named schemas, written as the value of `components.schemas`. */
export function schemasModel(schemas: string): ApiModel {
	return modelOf(`components:\n  schemas:\n${schemas.replace(/^\n/, '').replace(/^(?=.)/gm, '    ')}`);
}

export function namedSchema(model: ApiModel, name: string): SchemaSource {
	const found = model.schemas.find((schema) => schema.name === name);
	if (!found) throw new Error(`no schema ${name}`);
	return found;
}

/** The tree of one named schema at the place `body`, with the schemas moved further down. */
export function treeOf(model: ApiModel, name: string): { root: SchemaNode; rest: SchemaNode[] } {
	const tree = createSchemaTree(model.document);
	const root = tree.place(namedSchema(model, name), 'body');
	return { root, rest: tree.rest() };
}

/** All nodes below (and with) the given ones. */
export function allNodes(...roots: readonly SchemaNode[]): SchemaNode[] {
	return roots.flatMap((node) => [node, ...allNodes(...innerNodes(node))]);
}

function innerNodes(node: SchemaNode): SchemaNode[] {
	const shared = [
		...node.choices.flatMap((choice) => choice.options.map((option) => option.node)),
		...node.not,
		...node.conditions.flatMap(({ when, holds, otherwise }) => [when, holds, otherwise]),
	];
	const own =
		node.kind === 'object'
			? [
					...node.properties.map((property) => property.node),
					...node.patternProperties.map((pattern) => pattern.node),
					node.additionalProperties,
					node.propertyNames,
				]
			: node.kind === 'array'
				? [node.items, ...node.prefixItems, node.contains]
				: node.kind === 'scalar'
					? [node.contentSchema]
					: [];
	return [...own, ...shared].filter((inner) => inner !== undefined);
}

/** One line for each node, indented: what a reader sees of its type. */
export function outlineOf(node: SchemaNode): string {
	const lines = (inner: SchemaNode, label: string, depth: number): string[] => {
		const target = inner.kind === 'reference' ? ` → ${inner.href}${inner.recursive ? ' (rekursiv)' : ''}` : '';
		const line = `${'  '.repeat(depth)}${label}${(inner.nullable ? orNullInWords : typeInWords)(typeOf(inner))}${target}`;
		return [line, ...[...valueParts(inner), ...sharedParts(inner)].flatMap(([name, part]) => (part ? lines(part, name, depth + 1) : []))];
	};
	return lines(node, '', 0).join('\n');
}

/** The beginning of a line of the outline, and its node, if there is one. */
type Part = [label: string, node: SchemaNode | undefined];

function valueParts(node: SchemaNode): Part[] {
	if (node.kind === 'array') return [...node.prefixItems.map((item): Part => ['[n] ', item]), ['[] ', node.items]];
	if (node.kind !== 'object') return [];
	return [
		...node.properties.map(({ name, required, node: property }): Part => [`${name}${required ? '*' : ''}: `, property]),
		...node.patternProperties.map(({ pattern, node: property }): Part => [`/${pattern}/: `, property]),
		['…: ', node.additionalProperties],
	];
}

const sharedParts = ({ choices, not, conditions }: SchemaNode): Part[] => [
	...choices.flatMap(({ keyword, options }) =>
		options.map(({ name, discriminatorValues, node }): Part => {
			const told = discriminatorValues.map((value) => ` =${value}`).join('');
			return [`${keyword} ${nameInWords(name, node)}${told}: `, node];
		}),
	),
	...not.map((node): Part => ['nicht: ', node]),
	...conditions.flatMap(({ when, property, holds, otherwise }): Part[] => [
		['wenn: ', when],
		[property === undefined ? 'dann: ' : `mit ${property}: `, holds],
		['sonst: ', otherwise],
	]),
];

function nameInWords(name: OptionName, node: SchemaNode): string {
	switch (name.kind) {
		case 'name':
		case 'value':
			return name.text;
		case 'fields':
			return `mit ${name.names.join(', ')}`;
		case 'type':
			return typeInWords(typeOf(node));
		case 'number':
			return `Variante ${name.number}`;
	}
}
