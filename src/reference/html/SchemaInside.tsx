import './fields.css';
import './variants.css';
import '#ui/prose/tabs.css';
import { mark } from '#chrome/contract.ts';
import { factsOf } from '#openapi/page/facts.ts';
import { fieldMarks, insideUse, optionMarks, type SchemaUse } from '#openapi/page/marks.ts';
import { descriptionOf } from '#openapi/page/schema-description.ts';
import { fieldsOf, hasInside, itemsOf, type SchemaField } from '#openapi/page/schema-fields.ts';
import { foldTitle, type InsidePart, insideOf, summaryOf } from '#openapi/page/schema-inside.ts';
import { isSwitched } from '#openapi/page/variants.ts';
import type { ChoiceOption, NodeChoice, NodeCondition, SchemaNode } from '#openapi/schema/schema-node.ts';
import { choicePhrase, fieldName, optionWords, summaryWords } from '#reference/wording/schema-phrases.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Facts } from './Facts.tsx';
import { FieldHead, Marks } from './FieldHead.tsx';
import { Type } from './Type.tsx';
import { Words } from './Words.tsx';

/** Most fields of a first-level inner schema that is open, in requests; responses have an example beside them. */
const OPEN_FIELDS = 6;

/** More lines than that fill a window of their own. */
const MANY_LINES = 12;

/** Whether a schema or the entries of a list have many fields and alternatives. */
export function hasManyLines(node: SchemaNode): boolean {
	const { fields, variants } = summaryOf(node);
	return fields + variants > MANY_LINES;
}

interface InsideProps {
	node: SchemaNode;
	use: SchemaUse;
	/** Depth in nested schemas. */
	level: number;
}

/** Everything inside of a schema. */
export function SchemaInside({ node, use, level }: InsideProps) {
	return insideOf(node).map((part, index) => <InsideItem key={index} part={part} use={insideUse(node, use)} level={level} />);
}

function InsideItem({ part, use, level }: Omit<InsideProps, 'node'> & { part: InsidePart }) {
	switch (part.kind) {
		case 'mergedFrom':
			return <p className="merged">{api.mergedFrom(part.names.join(', '))}</p>;
		case 'guide':
			return (
				<p className="merged">
					<a href={part.href}>{api.fieldGuide}</a>
				</p>
			);
		case 'fields': {
			const folds = part.fields.filter((field) => hasInside(field.node)).length;
			return (
				<ul className="params">
					{part.fields.map((field) => (
						<FieldLine key={field.node.anchor} field={field} use={use} level={level} isEnvelope={folds === 1} />
					))}
				</ul>
			);
		}
		case 'entries':
			return (
				<div id={part.node.anchor}>
					<ApiMarkdown text={part.description} />
					<SchemaInside node={part.node} use={use} level={level} />
				</div>
			);
		case 'choice':
			return <Choices choice={part.choice} group={part.group} use={use} level={level} />;
		case 'not':
			return <Aside label={api.not} node={part.node} use={use} level={level} />;
		case 'condition':
			return <Conditions condition={part.condition} use={use} level={level} />;
	}
}

function FieldLine({ field, use, level, isEnvelope }: Omit<InsideProps, 'node'> & { field: SchemaField; isEnvelope: boolean }) {
	const { node, name } = field;
	return (
		<li id={node.anchor}>
			<FieldHead name={fieldName(name)} isPattern={name.kind !== 'property'} marks={fieldMarks(field, use)} node={node} />
			<ApiMarkdown text={descriptionOf(node)} />
			<Facts facts={factsOf(node, [fieldName(name), foldTitle(node)])} />
			<Fold node={node} use={use} level={level + 1} isContent={isEnvelope} />
		</li>
	);
}

/** The inside of a schema, to be opened on demand. All of it is in the page. The content of an envelope (`data`) is open. */
export function Fold({ node, use, level, isContent = false }: InsideProps & { isContent?: boolean }) {
	if (!hasInside(node)) return null;
	const inner = itemsOf(node) ?? node;
	const isSmall = isContent || (node.choices.length === 0 && fieldsOf(inner).length <= OPEN_FIELDS);
	return (
		<details open={level <= 1 && isSmall && (isContent || use !== 'response')}>
			<summary>{summaryWords(summaryOf(node))}</summary>
			<SchemaInside node={node} use={use} level={level} />
		</details>
	);
}

/** The inside of a whole body with many fields, to be opened on demand. */
export function LongInside({ node, use }: Omit<InsideProps, 'level'>) {
	return (
		<details>
			<summary>{summaryWords(summaryOf(node))}</summary>
			<SchemaInside node={node} use={use} level={0} />
		</details>
	);
}

/** Alternatives: a switch, folds if there are many, a list if one line is enough for each. */
function Choices({ choice, group, use, level }: Omit<InsideProps, 'node'> & { choice: NodeChoice; group: string }) {
	return (
		<div className="choices">
			<p className="choices-head">
				<Words phrase={choicePhrase(choice)} />
			</p>
			{isSwitched(choice) ? (
				<docs-tabs className="tabs variants" {...mark('tabs')} {...mark('variants', group)}>
					{choice.options.map((option, index) => (
						<section key={option.node.anchor} className="tab" {...mark('tab', String(index))} {...mark('label', optionWords(option).name)}>
							<p className="variant-head">
								<OptionHead option={option} use={use} isTab />
							</p>
							<div id={option.node.anchor}>
								<SchemaContents node={option.node} use={use} level={level} label={optionWords(option).name} />
							</div>
						</section>
					))}
				</docs-tabs>
			) : choice.options.some(({ node }) => hasInside(node)) ? (
				choice.options.map((option, index) => (
					<details key={option.node.anchor} open={index === 0 && level === 0}>
						<summary className="variant-head">
							<OptionHead option={option} use={use} />
						</summary>
						<div id={option.node.anchor}>
							<SchemaContents node={option.node} use={use} level={level} label={optionWords(option).name} />
						</div>
					</details>
				))
			) : (
				<ul>
					{choice.options.map((option) => (
						<li key={option.node.anchor} id={option.node.anchor}>
							<p className="variant-head">
								<OptionHead option={option} use={use} />
							</p>
							<SchemaContents node={option.node} use={use} level={level} label={optionWords(option).name} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** What an alternative is called, the values that mean it, its type and marks. */
function OptionHead({ option, use, isTab = false }: { option: ChoiceOption; use: SchemaUse; isTab?: boolean }) {
	const { name, type } = optionWords(option);
	return (
		<>
			<strong className={isTab ? 'tab-label' : undefined}>{name}</strong>
			{option.discriminatorValues.map((value) => (
				<code key={value}>{value}</code>
			))}
			{type !== undefined && <span className="field-type">{type}</span>}
			{option.isDefault && <span className="field-type">{api.defaultVariant}</span>}
			<Marks marks={optionMarks(option, use)} />
		</>
	);
}

function Conditions({ condition, use, level }: Omit<InsideProps, 'node'> & { condition: NodeCondition }) {
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

/** A schema beside the fields, introduced by a word. */
function Aside({ label, node, use, level }: InsideProps & { label: string }) {
	return (
		<div className="schema-aside" id={node.anchor}>
			<p className="choices-head">
				{label}: <Type node={node} />
			</p>
			<SchemaContents node={node} use={use} level={level + 1} />
		</div>
	);
}

/** What a schema consists of, without its type. */
function SchemaContents({ node, use, level, label }: InsideProps & { label?: string }) {
	return (
		<>
			{node.kind === 'reference' && (
				<p className="schema-head">
					<Type node={node} />
				</p>
			)}
			<ApiMarkdown text={descriptionOf(node)} />
			<Facts facts={factsOf(node, [label])} />
			<SchemaInside node={node} use={use} level={level} />
		</>
	);
}
