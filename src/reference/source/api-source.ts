import type { ApiPaths } from '#navigation/api/api-paths.ts';
import { badgesOf } from '#openapi/changes/badges.ts';
import type { ApiHistory } from '#openapi/changes/read-history.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { PageDrawing } from '#openapi/page/operation-view.ts';
import { schemaPageSlug } from '#openapi/page/page-plan.ts';
import { createSchemaTree, type SchemaTreeOptions } from '#openapi/schema/schema-tree.ts';
import type { Highlight } from '#reference/highlight/highlight-code.ts';
import type { Problem } from '#schema/problem.ts';
import type { SampleLanguageId } from '#schema/sample-languages.ts';
import type { SampleRecord } from '#schema/sample-record.ts';
import { withBase } from '#ui/href.ts';
import type { TocHeading } from '#ui/layout/Toc.tsx';

/** Markdown beside the description, rendered. */
export interface ApiProse {
	html: string;
	/** As written, without front matter. */
	markdown: string;
	headings: readonly TocHeading[];
	/** For search engines. */
	description: string | undefined;
	keywords: readonly string[];
}

/** The data from which the pages of one reference are made. */
export interface ApiSource {
	base: string;
	/** Where its pages and files stand. */
	paths: ApiPaths;
	model: ApiModel;
	history: ApiHistory;
	/** Environment variable that code samples read the token from; by default made from the title. */
	tokenVariable: string | undefined;
	/** Languages of the code samples; by default those that are run. */
	languages?: readonly SampleLanguageId[] | undefined;
	/** The results of the last run of the samples. */
	samplesRun: SampleRecord | undefined;
	/** File of the description: the download has its ending. */
	description: string;
	/** All versions of the API with their overviews, newest first. */
	versions: readonly ApiVersionLink[];
	/** The findings about the description, for its writers in the preview; empty in a build. */
	findings?: readonly Problem[];
	highlight: Highlight;
	/** Hosts whose pictures may stand in the texts of the description. */
	imageHosts: readonly string[];
	/** Where readers can try operations: address of the data without the base, and ids of the headings with a recipe. */
	sandbox?: { address: string; recipes: readonly string[] } | undefined;
	/** Whether the site has a page at a path: webhooks and schemas may or may not. */
	hasPage(path: string): boolean;
	/** Path of the place that says what the fields of a named schema are called on screen. */
	guidePath?(schema: string): string | undefined;
	/** The text beside the description for the overview (`overview`), a tag or an operation (its slug); `undefined` when nobody wrote one. */
	prose(name: string): Promise<ApiProse | undefined>;
}

/** A version of an API, and where it begins. */
export interface ApiVersionLink {
	label: string;
	/** Path of the overview without the base. */
	path: string;
	/** Whether it is the version of the page. */
	isOwn: boolean;
}

/** An empty page. Schemas with a page of their own are linked instead of being shown at its end. */
export function drawingOf({ base, paths, model, history, hasPage, guidePath }: ApiSource, options: Pick<SchemaTreeOptions, 'linksFirst'> = {}): PageDrawing {
	const elsewhere = (name: string) => {
		const schema = model.schemas.find((candidate) => candidate.name === name);
		const path = schema && paths.page(schemaPageSlug(schema));
		return path !== undefined && hasPage(path) ? withBase(base, path) : undefined;
	};
	const guide = (name: string) => {
		const path = guidePath?.(name);
		return path === undefined ? undefined : withBase(base, path);
	};
	const badges = badgesOf(history);
	const age = (pointer: Pointer) => badges.get(pointer);
	return { tree: createSchemaTree(model.document, { ...options, elsewhere, guide, age }), headers: new Map(), badges };
}
