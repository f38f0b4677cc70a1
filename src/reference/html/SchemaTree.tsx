import type { ReactNode } from 'react';
import { descriptionOf } from '#openapi/page/schema-description.ts';
import { fieldsOf, hasInside, insideInWords, itemsOf, type SchemaField } from '#openapi/page/schema-fields.ts';
import type { Choice, Condition, SchemaNode } from '#openapi/schema/schema-node.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { FieldHead, type SchemaUse } from './FieldHead.tsx';
import { SchemaFacts } from './SchemaFacts.tsx';
import { Type } from './Type.tsx';

/** Inner schemas of the first level stand open up to this number of fields. */
const OPEN_FIELDS = 6;

interface SchemaTreeProps {
	node: SchemaNode;
	use: SchemaUse;
	/** What stands before the type: the media type. */
	before?: ReactNode;
	/** The name stands in a heading already. */
	isTitled?: boolean;
}

/** A schema at the top of a body: its type, then its fields. */
export function SchemaTree({ node, use, before, isTitled = false }: SchemaTreeProps) {
	return (
		<div className="schema" id={node.anchor}>
			{(before || !isTitled || node.nullable) && (
				<p className="schema-head">
					{before} <Type node={node} />
				</p>
			)}
			<ApiMarkdown text={descriptionOf(node)} />
			<SchemaFacts node={node} />
			<SchemaInside node={node} use={use} level={0} />
		</div>
	);
}

interface InsideProps {
	node: SchemaNode;
	use: SchemaUse;
	/** How many schemas deep the inside stands. */
	level: number;
}

/** Everything inside of a schema. */
function SchemaInside({ node, use, level }: InsideProps) {
	const fields = fieldsOf(node);
	const items = itemsOf(node);
	return (
		<>
			{node.mergedFrom.length > 0 && (
				<p className="merged">
					{api.mergedFrom} {node.mergedFrom.map(({ name }) => name).join(', ')}
				</p>
			)}
			{node.guide && (
				<p className="merged">
					<a href={node.guide}>{api.fieldGuide}</a>
				</p>
			)}
			{fields.length > 0 && (
				<ul className="params">
					{fields.map((field) => (
						<SchemaLine key={`${field.isPattern}-${field.name}`} field={field} use={use} level={level} showSource={node.mergedFrom.length > 1} />
					))}
				</ul>
			)}
			{items && hasInside(items) && (
				<div id={items.anchor}>
					{items.description !== node.description && <ApiMarkdown text={items.description} />}
					<SchemaInside node={items} use={use} level={level} />
				</div>
			)}
			{node.choices.map((choice, index) => (
				<Choices key={index} choice={choice} use={use} level={level} />
			))}
			{node.not.map((not) => (
				<Aside key={not.anchor} label={api.not} node={not} use={use} level={level} />
			))}
			{node.conditions.map((condition, index) => (
				<Conditions key={index} condition={condition} use={use} level={level} />
			))}
		</>
	);
}

function SchemaLine({ field, use, level, showSource }: { field: SchemaField; use: SchemaUse; level: number; showSource: boolean }) {
	const { node } = field;
	return (
		<li id={node.anchor}>
			<FieldHead {...field} use={use} deprecated={node.deprecated} since={node.since} deprecatedSince={node.deprecatedSince}>
				{showSource && field.from !== undefined && <small>{api.from(field.from)}</small>}
			</FieldHead>
			<ApiMarkdown text={descriptionOf(node)} />
			<SchemaFacts node={node} />
			<Fold node={node} use={use} level={level + 1} />
		</li>
	);
}

/** The inside of a schema, to be opened on demand. All of it is in the page. */
export function Fold({ node, use, level }: InsideProps) {
	if (!hasInside(node)) return null;
	const inner = itemsOf(node) ?? node;
	const isSmall = level <= 1 && node.choices.length === 0 && fieldsOf(inner).length <= OPEN_FIELDS;
	return (
		<details open={isSmall}>
			<summary>{insideInWords(node)}</summary>
			<SchemaInside node={node} use={use} level={level} />
		</details>
	);
}

/** Alternatives; each can be opened, the first is. */
function Choices({ choice, use, level }: { choice: Choice; use: SchemaUse; level: number }) {
	return (
		<div className="choices">
			<p className="choices-head">
				{api.choice[choice.keyword](choice.options.length)}
				{choice.discriminator !== undefined && (
					<>
						, {api.discriminator} <code>{choice.discriminator}</code>
					</>
				)}
			</p>
			{choice.options.map(({ label, discriminatorValues, node }, index) => (
				<details key={node.anchor} open={index === 0 && level === 0}>
					<summary>
						{label}
						{discriminatorValues.map((value) => (
							<code key={value}>{value}</code>
						))}
						{label !== node.typeWords && node.kind !== 'choice' && <span className="field-type">{node.typeWords}</span>}
					</summary>
					<div id={node.anchor}>
						<SchemaParts node={node} use={use} level={level} />
					</div>
				</details>
			))}
		</div>
	);
}

function Conditions({ condition, use, level }: { condition: Condition; use: SchemaUse; level: number }) {
	const { when, property, holds, otherwise } = condition;
	return (
		<div className="choices">
			{property !== undefined && <p className="choices-head">{api.whenPresent(property)}</p>}
			{when && <Aside label={api.when} node={when} use={use} level={level} />}
			{holds && <Aside label={api.then} node={holds} use={use} level={level} />}
			{otherwise && <Aside label={api.otherwise} node={otherwise} use={use} level={level} />}
		</div>
	);
}

/** A schema that stands beside the fields and is announced by a word. */
function Aside({ label, node, use, level }: InsideProps & { label: string }) {
	return (
		<div className="schema-aside" id={node.anchor}>
			<p className="choices-head">
				{label}: <Type node={node} />
			</p>
			<SchemaParts node={node} use={use} level={level + 1} />
		</div>
	);
}

/** What a schema consists of, without its type. */
function SchemaParts({ node, use, level }: InsideProps) {
	return (
		<>
			{node.kind === 'reference' && (
				<p className="schema-head">
					<Type node={node} />
				</p>
			)}
			<ApiMarkdown text={descriptionOf(node)} />
			<SchemaFacts node={node} />
			<SchemaInside node={node} use={use} level={level} />
		</>
	);
}
