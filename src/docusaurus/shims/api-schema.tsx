import type { ReactNode } from 'react';
import { api as words } from '#words/api.ts';

/** A schema as texts of `docusaurus-plugin-openapi-docs` hold it: what was a reference is written out; where it would hold itself, its name stands (`circular(Name)`). */
export type TextSchema = string | boolean | SchemaObject;

interface SchemaObject {
	type?: string | readonly string[];
	title?: string;
	format?: string;
	description?: string;
	properties?: Readonly<Record<string, TextSchema>>;
	required?: readonly string[] | boolean;
	items?: TextSchema;
	additionalProperties?: TextSchema;
	allOf?: readonly TextSchema[];
	anyOf?: readonly TextSchema[];
	oneOf?: readonly TextSchema[];
	enum?: readonly unknown[];
	default?: unknown;
	example?: unknown;
	deprecated?: boolean;
}

/** How deep fields are shown in each other. */
const MOST_LEVELS = 6;

const asObject = (schema: TextSchema | undefined): SchemaObject => (typeof schema === 'object' && schema !== null ? schema : {});

/** The type of a value in short: `string (uuid)`, `Pet[]`, `string | null`. */
export function typeOf(schema: TextSchema | undefined): string {
	if (typeof schema === 'string') return /^circular\((.*)\)$/.exec(schema)?.[1] ?? schema;
	const { type, title, format, items, properties, allOf, anyOf, oneOf } = asObject(schema);
	if (items !== undefined) return `${typeOf(items)}[]`;
	if (properties !== undefined || allOf !== undefined) return title ?? 'object';
	const choices = [...new Set([...(anyOf ?? []), ...(oneOf ?? [])].map(typeOf))];
	if (choices.length > 0) return choices.join(' | ');
	const name = [type ?? 'any'].flat().join(' | ');
	return format === undefined ? name : `${name} (${format})`;
}

/** The objects within a value: itself, entries of a list, parts of `allOf`, alternatives. */
function objectsIn(schema: TextSchema | undefined): SchemaObject[] {
	const { properties, items, additionalProperties, allOf = [], anyOf = [], oneOf = [], ...rest } = asObject(schema);
	const inner = [items, additionalProperties, ...allOf, ...anyOf, ...oneOf].flatMap((part) => (part === undefined ? [] : objectsIn(part)));
	return properties === undefined ? inner : [{ ...rest, properties }, ...inner];
}

/** The fields of a value, each with those in it. */
export function SchemaFields({ schema, level = 0 }: { schema: TextSchema | undefined; level?: number }): ReactNode {
	const objects = objectsIn(schema);
	return objects.map(({ properties = {}, required, title }, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: drawn once.
		<div key={index}>
			{objects.length > 1 && title && <p>{title}</p>}
			<ul>
				{Object.entries(properties).map(([name, field]) => (
					<Field key={name} name={name} schema={field} isRequired={Array.isArray(required) && required.includes(name)} level={level} />
				))}
			</ul>
		</div>
	));
}

interface FieldProps {
	name: string;
	schema: TextSchema | undefined;
	isRequired: boolean;
	description?: string | undefined;
	level?: number;
}

/** A field or parameter as an entry of a list. */
export function Field({ name, schema, isRequired, description, level = 0 }: FieldProps): ReactNode {
	const { description: own, enum: values, default: usual, example, deprecated } = asObject(schema);
	const holdsFields = level < MOST_LEVELS && objectsIn(schema).length > 0;
	return (
		<li>
			<code>{name}</code> <em>{typeOf(schema)}</em>
			{isRequired && <strong> {words.required}</strong>}
			{deprecated && <em> {words.deprecated}</em>}
			<Described text={description ?? own} />
			{values && <p>{listed(values)}</p>}
			{usual !== undefined && (
				<p>
					{words.default}: {listed([usual])}
				</p>
			)}
			{example !== undefined && (
				<p>
					{words.example}: {listed([example])}
				</p>
			)}
			{holdsFields && (
				<details>
					<summary>{typeOf(schema)}</summary>
					<SchemaFields schema={schema} level={level + 1} />
				</details>
			)}
		</li>
	);
}

const listed = (values: readonly unknown[]): ReactNode =>
	values.map((value, index) => [index > 0 && ', ', <code key={String(value)}>{typeof value === 'string' ? value : JSON.stringify(value)}</code>]);

const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\(https?:[^)\s]+\))/;

/** A description: paragraphs, with code, stress and links in them. */
export function Described({ text }: { text: string | undefined }): ReactNode {
	if (!text) return null;
	return text
		.split(/\n{2,}/)
		.map((paragraph) => <p key={paragraph}>{paragraph.split(PIECES).map((piece, index) => (index % 2 === 0 ? piece : marked(piece)))}</p>);
}

function marked(piece: string): ReactNode {
	if (piece.startsWith('`')) return <code key={piece}>{piece.slice(1, -1)}</code>;
	if (piece.startsWith('**')) return <strong key={piece}>{piece.slice(2, -2)}</strong>;
	const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
	return (
		<a key={piece} href={href}>
			{label}
		</a>
	);
}
