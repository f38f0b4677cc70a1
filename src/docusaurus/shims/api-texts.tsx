import type { ReactNode } from 'react';
import { api as words } from '#words/api.ts';
import { Described, Field, SchemaFields, type TextSchema, typeOf } from './api-schema.tsx';
import { CodeBlock, TabItem, Tabs } from './boxes.tsx';

/** What stands for the components of texts that `docusaurus-plugin-openapi-docs` has made, so that they can be read: without a console, and without samples. */

interface Content {
	schema?: TextSchema;
	example?: unknown;
	examples?: Readonly<Record<string, { summary?: string; value?: unknown }>>;
}

interface Body {
	description?: string;
	required?: boolean;
	content?: Readonly<Record<string, Content>>;
}

interface Parameter {
	name: string;
	in: string;
	required?: boolean;
	description?: string;
	schema?: TextSchema;
}

/** Method and path of an operation. */
export const MethodEndpoint = ({ method = '', path = '' }: { method?: string; path?: string }): ReactNode => (
	<p>
		<strong>{method === 'event' ? 'WEBHOOK' : method.toUpperCase()}</strong> <code>{path}</code>
	</p>
);

const PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** All parameters of an operation, by where they stand. */
export const ParamsDetails = ({ parameters = [] }: { parameters?: readonly Parameter[] }): ReactNode =>
	PLACES.map((place) => {
		const own = parameters.filter((parameter) => parameter.in === place);
		if (own.length === 0) return null;
		return (
			<section key={place}>
				<h3>{words.parameters[place]}</h3>
				<ul>
					{own.map((parameter) => (
						<ParamsItem key={parameter.name} param={parameter} />
					))}
				</ul>
			</section>
		);
	});

/** One parameter. */
export const ParamsItem = ({ param: { name, schema, required = false, description } }: { param: Parameter }): ReactNode => (
	<Field name={name} schema={schema} isRequired={required} description={description} />
);

/** What a request or a response holds, in each of its forms. */
export function RequestSchema({ title, body = {} }: { title?: ReactNode; body?: Body }): ReactNode {
	const forms = Object.entries(body.content ?? {});
	if (forms.length === 0) return null;
	return (
		<>
			{title && (
				<h3>
					{title} {body.required && <strong>{words.required}</strong>}
				</h3>
			)}
			{title && <Described text={body.description} />}
			{forms.map(([type, content]) => (
				<section key={type}>
					<p>
						<code>{type}</code> <em>{typeOf(content.schema)}</em>
					</p>
					<SchemaFields schema={content.schema} />
					<Examples {...content} />
				</section>
			))}
		</>
	);
}

function Examples({ example, examples = {} }: Content): ReactNode {
	const all = [...(example === undefined ? [] : [{ name: words.example, value: example }]), ...named(examples)];
	return all.map(({ name, value }) => <ResponseSamples key={name} title={name} responseExample={asText(value)} language="json" />);
}

const named = (examples: NonNullable<Content['examples']>) =>
	Object.entries(examples).flatMap(([name, { summary, value }]) => (value === undefined ? [] : [{ name: summary ?? name, value }]));

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** An example as code. */
export const ResponseSamples = ({
	responseExample = '',
	language = 'json',
	title,
}: {
	responseExample?: string;
	language?: string;
	title?: string;
}): ReactNode => (
	<CodeBlock language={language} title={title}>
		{responseExample}
	</CodeBlock>
);

interface Response extends Body {
	headers?: Readonly<Record<string, { description?: string; schema?: TextSchema }>>;
}

/** All responses of an operation, each as a tab. */
export function StatusCodes({
	responses = {},
	label = words.codePart.responses,
	id = 'responses',
}: {
	responses?: Readonly<Record<string, Response>>;
	label?: string;
	id?: string;
}): ReactNode {
	return (
		<>
			<h2 id={id}>{label}</h2>
			<Tabs>
				{Object.entries(responses).map(([status, response]) => (
					<TabItem key={status} value={status} label={status}>
						<Described text={response.description} />
						{response.headers && (
							<ul>
								{Object.entries(response.headers).map(([name, { description, schema }]) => (
									<Field key={name} name={name} schema={schema} isRequired={false} description={description} />
								))}
							</ul>
						)}
						<RequestSchema body={response} />
					</TabItem>
				))}
			</Tabs>
		</>
	);
}

interface SchemaItemProps {
	collapsible?: boolean;
	name?: string;
	required?: boolean;
	schemaName?: string;
	qualifierMessage?: string;
	schema?: TextSchema;
	children?: ReactNode;
}

/** A field, as texts of earlier versions have them one by one. */
export const SchemaItem = ({ collapsible, name = '', required = false, schemaName, qualifierMessage, schema, children }: SchemaItemProps): ReactNode =>
	collapsible ? (
		<li>{children}</li>
	) : (
		<Field name={name} schema={schema ?? schemaName} isRequired={required} description={[describedBy(schema), qualifierMessage].filter(Boolean).join('\n\n')} />
	);

const describedBy = (schema: TextSchema | undefined) => (typeof schema === 'object' ? schema.description : undefined);

/** A schema by itself. */
export const Schema = ({ schema }: { schema?: TextSchema }): ReactNode => <SchemaFields schema={schema} />;

/** The picture of whom the API belongs to. */
export const ApiLogo = ({ logo }: { logo?: { url?: string; altText?: string } }): ReactNode => logo?.url && <img src={logo.url} alt={logo.altText ?? ''} />;

/** What only works in a browser, beside the text. */
export const Nothing = (): ReactNode => null;
