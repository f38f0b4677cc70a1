import { Fragment, type ReactNode } from 'react';
import { hasInside, itemsOf } from '#openapi/page/schema-fields.ts';
import type { EnumValue, Literal, SchemaNode } from '#openapi/schema/schema-node.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';

/** Enumerations without meanings up to this length stand in the line. */
const IN_LINE = 24;

/** What a value must be like: constraints, default, allowed values, examples. Of a list also what its entries must be like. */
export function SchemaFacts({ node, children }: { node: SchemaNode; children?: ReactNode }) {
	const items = itemsOf(node);
	const facts: ReactNode[] = [
		...node.constraints,
		...(node.default ? [<Fact key="default" label={api.default} values={[node.default]} />] : []),
		...(items ? items.constraints.map((constraint) => `${api.eachItem} ${constraint}`) : []),
		...(node.kind === 'unresolved' ? [`${api.unresolved[node.reason]}: ${node.ref}`] : []),
		...(node.kind === 'object' && node.additionalProperties?.kind === 'never' ? [api.noOtherFields] : []),
		...(node.kind === 'object' && node.additionalProperties?.kind === 'any' && node.properties.length > 0 ? [api.otherFieldsAllowed] : []),
	];
	const examples = node.examples.length > 0 ? node.examples : (items?.examples ?? []);
	return (
		<>
			{(facts.length > 0 || children || examples.length > 0) && (
				<ul className="facts">
					{facts.map((fact, index) => (
						<li key={index}>{fact}</li>
					))}
					{examples.length > 0 && (
						<li>
							<Fact label={api.example} values={examples} />
						</li>
					)}
					{children}
				</ul>
			)}
			<Values node={node} />
			{items && !hasInside(items) && <ItemFacts node={items} />}
		</>
	);
}

/** What the entries of a list are, where that takes more than a line. Carries their id: other places may refer to it. */
function ItemFacts({ node }: { node: SchemaNode }) {
	if (node.kind === 'scalar' && node.enum.length > 0) {
		return (
			<div id={node.anchor}>
				<Values node={node} />
			</div>
		);
	}
	if (node.kind !== 'array') return null;
	return (
		<div id={node.anchor} className="item-facts">
			<SchemaFacts node={{ ...node, constraints: [] }} />
		</div>
	);
}

function Fact({ label, values }: { label: string; values: readonly Literal[] }) {
	return (
		<>
			{label}{' '}
			{values.map((value, index) => (
				<Fragment key={value.text}>
					{index > 0 && ', '}
					<Value value={value} />
				</Fragment>
			))}
		</>
	);
}

/** A JSON value in the text. */
export function Value({ value }: { value: Literal }) {
	return value.text === '' ? <i>{api.empty}</i> : <code>{value.text}</code>;
}

/** The values that are allowed, with their meanings. */
function Values({ node }: { node: SchemaNode }) {
	if (node.kind !== 'scalar' || node.enum.length === 0) return null;
	const [first] = node.enum;
	if (node.constant && first && first.description === undefined) {
		return (
			<p className="values">
				{api.always} <Value value={first} />
			</p>
		);
	}
	const list = node.enum.some(({ description }) => description !== undefined) ? <Meanings values={node.enum} /> : <ValueLine values={node.enum} />;
	if (node.enum.length <= IN_LINE) return list;
	return (
		<details>
			<summary>{api.valuesCount(node.enum.length)}</summary>
			{list}
		</details>
	);
}

function ValueLine({ values }: { values: readonly EnumValue[] }) {
	return (
		<p className="values">
			{api.values}:{' '}
			{values.map((value, index) => (
				<Fragment key={value.text}>
					{index > 0 && ', '}
					<Value value={value} />
				</Fragment>
			))}
		</p>
	);
}

function Meanings({ values }: { values: readonly EnumValue[] }) {
	return (
		<dl className="values">
			{values.map((value) => (
				<div key={value.text}>
					<dt>
						<Value value={value} />
					</dt>
					<dd>
						<ApiMarkdown text={value.description} />
					</dd>
				</div>
			))}
		</dl>
	);
}
