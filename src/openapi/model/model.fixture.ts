import { type LoadedDescription, loadDescription } from '#openapi/description/load-description.ts';
import type { OptionName, SchemaNode } from '#openapi/schema/schema-node.ts';
import { createSchemaTree } from '#openapi/schema/schema-tree.ts';
import { typeOf } from '#openapi/schema/schema-type.ts';
import { typeInWords } from '#words/schema-type.ts';
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

/** The tree of one named schema at the place `body`, with what moved further down. */
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
	const lines: string[] = [];
	const write = (inner: SchemaNode, label: string, depth: number) => {
		const target = inner.kind === 'reference' ? ` → ${inner.href}${inner.recursive ? ' (rekursiv)' : ''}` : '';
		lines.push(`${'  '.repeat(depth)}${label}${typeInWords(typeOf(inner))}${inner.nullable ? ' oder null' : ''}${target}`);
		if (inner.kind === 'object') {
			for (const { name, required, node: property } of inner.properties) write(property, `${name}${required ? '*' : ''}: `, depth + 1);
			for (const { pattern, node: property } of inner.patternProperties) write(property, `/${pattern}/: `, depth + 1);
			if (inner.additionalProperties) write(inner.additionalProperties, '…: ', depth + 1);
		}
		if (inner.kind === 'array') {
			for (const item of inner.prefixItems) write(item, '[n] ', depth + 1);
			if (inner.items) write(inner.items, '[] ', depth + 1);
		}
		for (const { keyword, options } of inner.choices)
			for (const { name, discriminatorValues, node: option } of options)
				write(option, `${keyword} ${nameInWords(name, option)}${discriminatorValues.map((value) => ` =${value}`).join('')}: `, depth + 1);
		for (const not of inner.not) write(not, 'nicht: ', depth + 1);
		for (const { when, property, holds, otherwise } of inner.conditions) {
			if (when) write(when, 'wenn: ', depth + 1);
			if (holds) write(holds, property === undefined ? 'dann: ' : `mit ${property}: `, depth + 1);
			if (otherwise) write(otherwise, 'sonst: ', depth + 1);
		}
	};
	write(node, '', 0);
	return lines.join('\n');
}

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
