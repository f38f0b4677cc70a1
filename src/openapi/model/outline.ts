import type { ApiModel, TagGroup } from './model.ts';
import { shownTags } from './tags.ts';

/** What navigation needs to know of an API description; the pages read the whole model. */
export interface ApiOutline {
	/** Slug of the overview page. */
	id: string;
	title: string;
	version: string;
	/** Markdown. */
	description: string | undefined;
	/** Those with something to read or to call, or with such below them. */
	tags: ApiOutlineTag[];
	/** Headings for tags. A tag may be below several. */
	groups: TagGroup[];
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
	/** Name of the tag above it. */
	parent: string | undefined;
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

/** Shortens a model to its outline; an operation with several tags is below the first. `pages` are those required by its size. */
export function outlineOf(
	{ id, title, version, summary, description, tags, tagGroups, operations }: ApiModel,
	{ webhooks, schemas }: Pick<ApiOutline, 'webhooks' | 'schemas'>,
): ApiOutline {
	return {
		webhooks,
		schemas,
		id,
		title,
		version,
		description: summary ?? description,
		groups: tagGroups,
		tags: shownTags(tags).map((tag) => ({
			name: tag.name,
			slug: tag.slug,
			title: tag.title,
			description: tag.description,
			parent: tag.parent,
			operations: operations
				.filter((operation) => operation.tags[0] === tag.name)
				.map(({ slug, title: name, method, path, deprecated }) => ({ slug, title: name, method, path, deprecated })),
		})),
	};
}
