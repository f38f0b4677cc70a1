import type { ChoiceOption, OptionName, SchemaNode } from './schema-node.ts';

type UnnamedOption = Omit<ChoiceOption, 'name'>;

/** Names for the alternatives of a choice, different for each: what the description calls them, otherwise what only one of them has. */
export function nameOptions(options: readonly UnnamedOption[]): ChoiceOption[] {
	const candidates = options.map((option, index) => candidatesOf(option, index, options));
	const asKey = (name: OptionName | undefined) => JSON.stringify(name);
	return options.map((option, index) => {
		const isOwn = (name: OptionName) =>
			name.kind === 'type' || candidates.every((others, other) => other === index || !others.some((one) => asKey(one) === asKey(name)));
		const name = candidates[index]?.find(isOwn) ?? { kind: 'number', number: index + 1 };
		return { ...option, name };
	});
}

/** Possible names of an alternative, the best first. */
function candidatesOf({ node, discriminatorValues }: UnnamedOption, index: number, options: readonly UnnamedOption[]): OptionName[] {
	const title = node.title ?? node.name ?? (node.kind === 'reference' ? node.label : undefined);
	const [value] = discriminatorValues;
	const fields = propertiesOfNode(node);
	const others = new Set(options.flatMap((other, place) => (place === index ? [] : propertiesOfNode(other.node).map((field) => field.name))));
	const only = fields.filter(({ name }) => !others.has(name));
	const needed = only.filter(({ required }) => required);
	const typed: OptionName = { kind: 'type' };
	return [
		...(title === undefined ? [] : [{ kind: 'name', text: title } as const]),
		...(value === undefined ? [] : [{ kind: 'name', text: value } as const]),
		...(options.every((other, place) => place === index || typeKey(other.node) !== typeKey(node)) ? [typed] : []),
		...fields.flatMap(({ name, node: inner }): OptionName[] => {
			const [only, ...more] = inner.kind === 'scalar' ? inner.enum : [];
			return only === undefined || more.length > 0 ? [] : [{ kind: 'value', property: name, text: only.text }];
		}),
		...[needed, only].flatMap((list): OptionName[] => (list.length === 0 ? [] : [{ kind: 'fields', names: list.slice(0, 2).map(({ name }) => name) }])),
	];
}

const propertiesOfNode = (node: SchemaNode) => (node.kind === 'object' ? node.properties : []);

/** Keywords that identify a type. */
function typeKey(node: SchemaNode): string {
	switch (node.kind) {
		case 'array':
			return `array ${node.items ? typeKey(node.items) : ''}`;
		case 'scalar':
			return `scalar ${node.types.join()} ${node.format ?? ''} ${node.types.length === 0 ? node.enum.map(({ text }) => text).join() : ''}`;
		default:
			return node.kind;
	}
}
