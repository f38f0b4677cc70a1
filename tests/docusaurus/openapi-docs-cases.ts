import type { Case } from './case.ts';

/** Texts that docusaurus-plugin-openapi-docs has made, of either generation. */
export const OPENAPI_DOCS_CASES: readonly Case[] = [
	{
		feature: 'a text that docusaurus-plugin-openapi-docs has made',
		text: `---
title: Add a pet
hide_title: true
api: eJztWm1z2zYS
sidebar_class_name: post api-method
---

import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import ParamsDetails from "@theme/ParamsDetails";
import RequestSchema from "@theme/RequestSchema";
import StatusCodes from "@theme/StatusCodes";
import Heading from "@theme/Heading";

<Heading
  as={"h1"}
  className={"openapi__heading"}
  children={"Add a pet"}
></Heading>

<MethodEndpoint method={"post"} path={"/pets/{id}"} context={"endpoint"}></MethodEndpoint>

Keeps \`it\`.

<ParamsDetails parameters={[{"name":"id","in":"path","required":true,"description":"Whose \`id\`.","schema":{"type":"string","format":"uuid"}}]}></ParamsDetails>

<RequestSchema {...require("./add-pet.RequestSchema.json")}></RequestSchema>

<StatusCodes responses={{"404":{"description":"No such pet."},"200":{"description":"Kept.","content":{"application/json":{"schema":{"title":"Pet","properties":{"parent":"circular(Pet)"},"type":"object"},"example":{"age":3}}}}}}></StatusCodes>
`,
		files: {
			'add-pet.RequestSchema.json': JSON.stringify({
				title: 'Body',
				body: {
					required: true,
					description: 'The pet.',
					content: {
						'application/json': {
							schema: {
								required: ['name'],
								properties: {
									name: { type: 'string', description: 'What it **hears**.' },
									kinds: { type: 'array', items: { properties: { kind: { enum: ['cat', 'dog'], default: 'cat' } } } },
									owner: { anyOf: [{ title: 'Owner', properties: { mail: { type: 'string' } } }, { type: 'null' }] },
								},
							},
						},
					},
				},
			}),
		},
		has: [
			/<h1[^>]*>Add a pet<\/h1>/,
			/<strong>POST<\/strong> <code[^>]*>\/pets\/\{id\}<\/code>/,
			/<code[^>]*>id<\/code> <em>string \(uuid\)<\/em><strong> \S+<\/strong><p>Whose <code[^>]*>id<\/code>\.<\/p>/,
			/<h3[^>]*>Body <strong>/,
			'The pet.',
			/<code[^>]*>name<\/code> <em>string<\/em><strong> /,
			'What it <strong>hears</strong>.',
			'<summary>object[]</summary>',
			/<code[^>]*>cat<\/code>, <code[^>]*>dog<\/code>/,
			/<code[^>]*>owner<\/code> <em>Owner \| null<\/em>/,
			/<code[^>]*>mail<\/code>/,
			'No such pet.',
			/<code[^>]*>parent<\/code> <em>Pet<\/em>/,
			'&quot;age&quot;: 3',
		],
	},
	{
		feature: 'a text of earlier versions of that plugin',
		text: `import ApiTabs from "@theme/ApiTabs";
import ParamsItem from "@theme/ParamsItem";
import SchemaItem from "@theme/SchemaItem";
import ResponseSamples from "@theme/ResponseSamples";
import TabItem from "@theme/TabItem";

<ul><ParamsItem className={"paramsItem"} param={{"name":"page","in":"query","description":"Which page.","schema":{"type":"integer"}}}></ParamsItem></ul>

<ApiTabs>

<TabItem label={"200"} value={"200"}>

<ul><SchemaItem collapsible={true} className={"schemaItem"}><details><summary><strong>pet</strong></summary><SchemaItem collapsible={false} name={"age"} required={true} schemaName={"integer"} qualifierMessage={"\`>= 1\`"} schema={{"type":"integer","description":"In years."}}></SchemaItem></details></SchemaItem></ul>

<ResponseSamples responseExample={"{\\n  \\"age\\": 4\\n}"} language={"json"}></ResponseSamples>

</TabItem>

</ApiTabs>`,
		has: [
			'Which page.',
			/<strong>pet<\/strong>[\s\S]*<code[^>]*>age<\/code> <em>integer<\/em>[\s\S]*In years\.[\s\S]*&gt;= 1/,
			'&quot;age&quot;: 4',
			/role="tab"[^>]*>200|>200</,
		],
	},
];
