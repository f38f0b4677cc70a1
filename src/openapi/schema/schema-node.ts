import type { Pointer } from '#openapi/json/pointer.ts';
import type { ExternalDocs } from '#openapi/model/external-docs.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import type { XmlForm } from './xml-form.ts';

/** A schema as a page shows it. Made by `createSchemaTree` for one page; anchors are unique on that page. */
export type SchemaNode = ObjectNode | ArrayNode | ScalarNode | ChoiceNode | AnyNode | NeverNode | ReferenceNode | UnresolvedNode;

export interface NodeBase {
	/** Where the schema stands (of a merged schema: the first part). */
	pointer: Pointer;
	/** `id` on the page, e.g. `body-measurements-nominal`. */
	anchor: string;
	/** Name of the component schema that this node shows. */
	name: string | undefined;
	title: string | undefined;
	/** Further titles: a place and the schema that it refers to may have a title each. */
	otherTitles: string[];
	format: string | undefined;
	/** Markdown. */
	description: string | undefined;
	/** `null` is allowed besides what the node says. */
	nullable: boolean;
	deprecated: boolean;
	readOnly: boolean;
	writeOnly: boolean;
	since: string | undefined;
	deprecatedSince: string | undefined;
	/** Markdown: `x-deprecated-description` and the like. */
	deprecatedBecause: string | undefined;
	/** `x-extensible-enum`: values that are known today; others may come. */
	knownValues: Literal[];
	/** How the value is written in XML. */
	xml: XmlForm | undefined;
	constraints: Constraint[];
	default: Literal | undefined;
	/** Written in the schema. */
	examples: Literal[];
	/** Component schemas that `allOf` brought together here. */
	mergedFrom: MergedSource[];
	/** Alternatives that apply besides what the node says itself; what a `choice` node consists of. */
	choices: NodeChoice[];
	/** What the value must not be. */
	not: SchemaNode[];
	conditions: NodeCondition[];
	externalDocs: ExternalDocs | undefined;
	/** It stands among what is received, and something that is sent refers to it. */
	alsoSent?: boolean;
	/** Address of the place that says what the fields are called on screen; of named schemas that are opened here. */
	guide?: string;
}

/** A JSON value and how it is written; strings without quotation marks. */
export interface Literal {
	value: unknown;
	text: string;
}

interface MergedSource {
	name: string;
	pointer: Pointer;
}

/** Values that are the only ones allowed. */
export interface FixedValues {
	/** `const` is an enumeration of one with `constant` set. */
	enum: EnumValue[];
	constant: boolean;
}

interface ObjectNode extends NodeBase, FixedValues {
	kind: 'object';
	properties: Property[];
	patternProperties: { pattern: string; node: SchemaNode }[];
	/** `undefined`: the description says nothing. A `never` node: no further properties. */
	additionalProperties: SchemaNode | undefined;
	/** What names of further properties must look like. */
	propertyNames: SchemaNode | undefined;
}

export interface Property {
	name: string;
	required: boolean;
	node: SchemaNode;
	/** Name of the component schema that `allOf` took the property from. */
	from: string | undefined;
}

interface ArrayNode extends NodeBase, FixedValues {
	kind: 'array';
	/** `undefined`: the description says nothing. */
	items: SchemaNode | undefined;
	/** Positions with a schema of their own; `items` then holds for the rest. */
	prefixItems: SchemaNode[];
	contains: SchemaNode | undefined;
}

export type ScalarType = 'string' | 'number' | 'integer' | 'boolean' | 'null';

interface ScalarNode extends NodeBase, FixedValues {
	kind: 'scalar';
	/** Without `null` unless that is all. Empty: only values are given (`enum`, `const`). */
	types: ScalarType[];
	pattern: string | undefined;
	/** Content of a string: bytes or an encoded document. */
	contentMediaType: string | undefined;
	contentEncoding: string | undefined;
	contentSchema: SchemaNode | undefined;
}

export interface EnumValue extends Literal {
	/** Meaning (`x-enum-descriptions` and relatives). Markdown. */
	description: string | undefined;
}

/** Nothing but alternatives: see `choices`. */
interface ChoiceNode extends NodeBase {
	kind: 'choice';
}

export interface NodeChoice {
	keyword: 'oneOf' | 'anyOf';
	/** Property whose value tells the alternatives apart. */
	discriminator: string | undefined;
	/** The schema allows several types; each is an alternative. */
	isOfTypes: boolean;
	options: ChoiceOption[];
}

export interface ChoiceOption {
	/** The label of the alternative; different for all alternatives of a choice. */
	name: OptionName;
	/** Values of the discriminator that mean this alternative. */
	discriminatorValues: string[];
	/** Meant where the discriminator says nothing. */
	isDefault: boolean;
	node: SchemaNode;
}

export type OptionName =
	/** Name or title of the alternative. */
	| { kind: 'name'; text: string }
	/** The value of a property that no other alternative has. */
	| { kind: 'value'; property: string; text: string }
	/** Properties that only this alternative has. */
	| { kind: 'fields'; names: string[] }
	/** Its type tells it from the others. */
	| { kind: 'type' }
	/** Nothing does but its place among them, from 1. */
	| { kind: 'number'; number: number };

/** `if` (`when`), `then` (`holds`) and `else` (`otherwise`); `dependentSchemas` with `property` in place of `when`. */
export interface NodeCondition {
	when: SchemaNode | undefined;
	/** The condition is that this property is present. */
	property: string | undefined;
	holds: SchemaNode | undefined;
	otherwise: SchemaNode | undefined;
}

/** Any value. */
export interface AnyNode extends NodeBase {
	kind: 'any';
}

/** No value is valid. */
interface NeverNode extends NodeBase {
	kind: 'never';
}

/** A schema that is shown elsewhere: recursion, a second use on the page, or one further down. */
export interface ReferenceNode extends NodeBase {
	kind: 'reference';
	/** Name or title of the schema. */
	label: string | undefined;
	/** What the schema is, where it is no object: readers need not follow the link for that. */
	shape: 'array' | ScalarType | undefined;
	/** Link to the place: `#body-measurements` on this page, or an address. */
	href: string;
	/** The place encloses this node. */
	recursive: boolean;
}

/** A reference that leads nowhere (`missing`) or to another document, which is not followed (`remote`). */
export interface UnresolvedNode extends NodeBase {
	kind: 'unresolved';
	ref: string;
	reason: 'missing' | 'remote';
}
