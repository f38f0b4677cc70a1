import type { ApiModel } from './model.ts';

/** What navigation needs to know of an API description; the pages read the whole model. */
export interface ApiOutline {
	/** Slug of the overview page. */
	id: string;
	title: string;
	version: string;
	/** Markdown. */
	description: string | undefined;
	tags: ApiOutlineTag[];
	/** Pages of groups of webhooks and of named schemas, in references that need them (`planPages`). */
	webhooks: ApiOutlinePage[];
	schemas: ApiOutlinePage[];
}

export interface ApiOutlinePage {
	/** `webhooks/rechnung`, `schemas/file` */
	slug: string;
	title: string;
}

export interface ApiOutlineTag {
	name: string;
	slug: string;
	title: string;
	/** Markdown. */
	description: string | undefined;
	operations: ApiOutlineOperation[];
}

export interface ApiOutlineOperation {
	slug: string;
	title: string;
	/** Lower case. */
	method: string;
	path: string;
	deprecated: boolean;
}

/** Shortens a model to its outline; an operation with several tags stands below the first. `pages` are those that its size demands. */
export function outlineOf(
	{ id, title, version, summary, description, tags, operations }: ApiModel,
	{ webhooks, schemas }: Pick<ApiOutline, 'webhooks' | 'schemas'>,
): ApiOutline {
	return {
		webhooks,
		schemas,
		id,
		title,
		version,
		description: summary ?? description,
		tags: tags.map((tag) => ({
			name: tag.name,
			slug: tag.slug,
			title: tag.title,
			description: tag.description,
			operations: operations
				.filter((operation) => operation.tags[0] === tag.name)
				.map(({ slug, title: name, method, path, deprecated }) => ({ slug, title: name, method, path, deprecated })),
		})),
	};
}
