import { type ApiDocument, entriesAt, isObject, type JsonObject, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { pointerTo } from '#openapi/json/pointer.ts';
import type { ApiFinding } from '#openapi/load/findings.ts';
import { externalDocsOf } from './external-docs.ts';
import { findOperations } from './find-operations.ts';
import { kebab } from './kebab.ts';
import type { ApiLogo, ApiModel, Contact, License, NamedSchema } from './model.ts';
import { nameOperations } from './name-operations.ts';
import { type OperationContext, operationOf } from './operation.ts';
import { createReader, type ExampleBuilder } from './reader.ts';
import { oncePerName, securitySchemesOf } from './security.ts';
import { serversOf } from './servers.ts';
import { createSlugs } from './slugs.ts';
import { markingTagsOf, placesIn, tagGroupsOf, tagHeadsOf, withOperations } from './tags.ts';

export interface ModelOptions {
	/** Version of the specification as written. */
	specification: string;
	buildExample: ExampleBuilder;
	/** Slug of the overview page; by default the title in kebab case. */
	id?: string | undefined;
	/** Slugs that the site uses itself, e.g. `aenderungen`. */
	reserved?: readonly string[];
}

/**
 * Reads an upgraded description into the model. Never throws: parts with the wrong shape are left out.
 * @returns the model, and warnings about operations without usable ids.
 */
export function buildModel(
	document: ApiDocument,
	{ specification, buildExample, id, reserved = [] }: ModelOptions,
): { model: ApiModel; findings: ApiFinding[] } {
	const reader = createReader(document, buildExample);
	const info = objectAt(document, 'info');
	const title = textAt(info, 'title') ?? 'API';
	const overview = id ?? (kebab(title) || 'api');
	const slugs = createSlugs([overview, ...reserved]);
	const schemes = securitySchemesOf(reader);
	const scopes = oncePerName(schemes.flatMap((scheme) => scheme.scopes));
	const servers = serversOf(document);

	const written = findOperations(reader, entriesAt(document, 'paths'), '#/paths');
	const marks = markingTagsOf(document);
	const used = written.flatMap(({ value }) => placesIn(stringsAt(value, 'tags'), marks));
	const heads = tagHeadsOf(document, used, slugs);
	const names = nameOperations(reader, written, slugs);
	// Many descriptions list the same webhooks twice, for older programs and for those that support OpenAPI 3.1.
	const named = entriesAt(document, 'webhooks');
	const olderOnly = entriesAt(document, 'x-webhooks').filter(([name]) => !named.some(([other]) => other === name));
	const hooks = [...findOperations(reader, named, '#/webhooks'), ...findOperations(reader, olderOnly, '#/x-webhooks')];

	const slugOf = (link: JsonObject) => {
		const byId = textAt(link, 'operationId');
		const place = reader.follow('#', { $ref: link['operationRef'] })?.pointer;
		const target = written.find(({ value, pointer }) => (byId === undefined ? pointer === place : value['operationId'] === byId));
		return target && names.get(target)?.slug;
	};
	const nameInside: OperationContext['nameCallback'] = (operation, parent) => {
		const slug = slugs.take(
			[textAt(operation.value, 'operationId') ?? `${parent} ${operation.method}`, `${parent} ${operation.method} ${operation.path}`],
			operation.pointer,
		);
		return { id: textAt(operation.value, 'operationId') ?? slug, slug };
	};
	const context: OperationContext = { reader, servers, schemes, scopes, marks, slugOf, nameCallback: nameInside };
	const operations = written.map((operation) =>
		operationOf(context, operation, { kind: 'operation', ...(names.get(operation) ?? nameInside(operation, 'operation')) }),
	);

	const model: ApiModel = {
		id: overview,
		title,
		version: textAt(info, 'version') ?? '',
		specification,
		summary: textAt(info, 'summary'),
		description: textAt(info, 'description'),
		logo: logoOf(info),
		contact: contactOf(info),
		license: licenseOf(info),
		termsOfService: textAt(info, 'termsOfService'),
		externalDocs: externalDocsOf(document),
		servers,
		tags: withOperations(heads, operations),
		tagGroups: tagGroupsOf(document),
		markingTags: [...marks.values()],
		operations,
		webhooks: hooks.map((operation) => operationOf(context, operation, { kind: 'webhook', ...nameInside(operation, `webhook ${operation.path}`) })),
		schemas: namedSchemasOf(document),
		securitySchemes: schemes,
		scopes,
		document,
	};
	return { model, findings: reader.findings };
}

function logoOf(info: JsonObject): ApiLogo | undefined {
	const logo = objectAt(info, 'x-logo');
	const url = textAt(logo, 'url');
	return url === undefined ? undefined : { url, text: textAt(logo, 'altText') };
}

function contactOf(info: JsonObject): Contact | undefined {
	const contact = objectAt(info, 'contact');
	const found = { name: textAt(contact, 'name'), url: textAt(contact, 'url'), email: textAt(contact, 'email') };
	return (found.name ?? found.url ?? found.email) ? found : undefined;
}

function licenseOf(info: JsonObject): License | undefined {
	const license = objectAt(info, 'license');
	const name = textAt(license, 'name');
	return name === undefined ? undefined : { name, identifier: textAt(license, 'identifier'), url: textAt(license, 'url') };
}

function namedSchemasOf(document: ApiDocument): NamedSchema[] {
	const slugs = createSlugs();
	return entriesAt(objectAt(document, 'components'), 'schemas').flatMap(([name, schema]) => {
		if (!isObject(schema) && typeof schema !== 'boolean') return [];
		const words = isObject(schema) ? schema : {};
		return {
			name,
			slug: slugs.take([name], name),
			title: textAt(words, 'title'),
			description: textAt(words, 'description'),
			pointer: pointerTo('#/components/schemas', name),
			schema,
		};
	});
}
