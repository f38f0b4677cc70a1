import { parameterBadgeKey } from '#openapi/changes/badges.ts';
import type { Header, MediaType, Parameter, ParameterPlace, Response } from '#openapi/model/message.ts';
import type { Operation } from '#openapi/model/model.ts';
import { PARAMETER_PLACES } from '#openapi/model/parameters.ts';
import { isTitleOf } from '#openapi/model/title-line.ts';
import { type Age, withAge } from '#openapi/schema/age.ts';
import { anchorPart, BODY_ANCHOR } from '#openapi/schema/anchors.ts';
import { rootRecorder } from '#openapi/schema/root-recorder.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import type { Root } from '#openapi/schema/schema-plan.ts';
import type { SchemaTree } from '#openapi/schema/schema-tree.ts';

/** What a page shows of an operation: the model with every schema drawn at its place. */
export interface OperationView {
	operation: Operation;
	/** Prefix of the ids of this operation; empty for the operation that the page is about. */
	prefix: string;
	/** Places that have parameters. */
	parameters: { place: ParameterPlace; items: ValueView<Parameter>[] }[];
	body: BodyView | undefined;
	/** Statuses below 400, and `default` where nothing else is a success. */
	successes: ResponseView[];
	errors: ResponseView[];
	callbacks: { name: string; operations: OperationView[] }[];
}

/** A parameter or header with its schema. */
export interface ValueView<V extends Parameter | Header> {
	value: V;
	/** Carries the id. `any` when the description gives no schema. */
	node: SchemaNode;
}

/** A header; `shownAt` is its place when the page has described the same header before. */
export type HeaderView = (ValueView<Header> & { shownAt: undefined }) | { value: Header; node: undefined; shownAt: string };

export interface BodyView {
	description: string | undefined;
	required: boolean;
	content: MediaTypeView[];
}

export interface MediaTypeView {
	media: MediaType;
	node: SchemaNode | undefined;
	/** The items of a stream. */
	item: SchemaNode | undefined;
	/** Headers of the parts of a multipart body, by property. */
	partHeaders: { property: string; headers: HeaderView[] }[];
}

export interface ResponseView {
	response: Response;
	headers: HeaderView[];
	content: MediaTypeView[];
}

/** The schemas and headers that a page has shown so far. One page, one of these. */
export interface PageDrawing {
	tree: SchemaTree;
	/** Ids of the headers described on the page, by name and place in the description. */
	headers: Map<string, string>;
	/** What the history says about operations, parameters and fields. */
	badges: ReadonlyMap<string, Age>;
}

/** A page with what a part of it is for. */
type PartDrawing = PageDrawing & { isReceived?: boolean };

/**
 * Draws an operation in the order in which a page shows it: the shallowest place of a schema opens it, others refer to it. When the page is
 * complete, `rest` of its tree has what stands too deep.
 * @param prefix what the ids of a webhook or callback begin with, e.g. `paid-`; empty for the operation of the page.
 */
export function viewOperation(operation: Operation, drawing: PageDrawing, prefix = ''): OperationView {
	const roots: Root[] = [];
	drawOperation(operation, { ...drawing, tree: rootRecorder(roots), headers: new Map(drawing.headers) }, prefix);
	drawing.tree.announce(roots);
	return drawOperation(operation, drawing, prefix);
}

function drawOperation(operation: Operation, drawing: PageDrawing, prefix: string): OperationView {
	const parameters = PARAMETER_PLACES.flatMap((place) => {
		const items = operation.parameters[place].map((value) => {
			const { since, deprecatedSince } = drawing.badges.get(parameterBadgeKey(operation.id, place, value.name)) ?? {};
			const { node, ...view } = drawValue({ ...value, since: value.since ?? since }, `${prefix}${place}-${anchorPart(value.name)}`, drawing);
			const deprecated = value.deprecated || node.deprecated;
			return { ...view, node: withAge({ ...node, deprecated }, deprecatedSince === undefined ? undefined : { deprecatedSince }) };
		});
		return items.length === 0 ? [] : [{ place, items }];
	});
	const { requestBody } = operation;
	const body = requestBody && {
		description: requestBody.description,
		required: requestBody.required,
		content: requestBody.content.map((media) => drawMedia(media, prefix + BODY_ANCHOR, drawing)),
	};
	const hasSuccess = operation.responses.some(({ status }) => isSuccess(status));
	const succeeds = ({ status }: Response) => isSuccess(status) || (!hasSuccess && status === 'default');
	const draw = (response: Response): ResponseView => {
		const anchor = `${prefix}response-${anchorPart(response.status)}`;
		return {
			response,
			headers: response.headers.map((header) => drawHeader(header, anchor, { ...drawing, isReceived: true })),
			content: response.content.map((media) => drawMedia(media, anchor, { ...drawing, isReceived: true })),
		};
	};
	return {
		operation: withAge(operation, drawing.badges.get(operation.id)),
		prefix,
		parameters,
		body,
		successes: operation.responses.filter(succeeds).map(draw),
		errors: operation.responses.filter((response) => !succeeds(response)).map(draw),
		callbacks: operation.callbacks.map(({ name, operations }) => ({
			name,
			operations: operations.map((inner) => drawOperation(inner, drawing, `${prefix}${inner.slug}-`)),
		})),
	};
}

/** The description below the title of an operation; a summary that is the title is not repeated. */
export function leadOf({ description, summary, title }: Operation): string | undefined {
	const isTold = summary === undefined || isTitleOf(title, summary);
	const texts = [isTold || description?.includes(summary.trim()) ? undefined : summary, description].filter((text) => text !== undefined);
	return texts.length === 0 ? undefined : texts.join('\n\n');
}

const isSuccess = (status: string) => /^[123]/.test(status);

function drawValue<V extends Parameter | Header>(value: V, wish: string, { tree, isReceived }: PartDrawing): ValueView<V> {
	const source = value.schema ?? value.content?.schema ?? { pointer: value.pointer, schema: true };
	return { value, node: tree.place(source, wish, isReceived) };
}

function drawHeader(header: Header, wish: string, drawing: PartDrawing): HeaderView {
	// The same header of many responses is one component; its schema says where it stands.
	const key = `${header.name} ${header.schema?.pointer ?? header.content?.pointer ?? header.pointer}`;
	const shownAt = drawing.headers.get(key);
	if (shownAt !== undefined) return { value: header, node: undefined, shownAt };
	const view = drawValue(header, `${wish}-header-${anchorPart(header.name)}`, drawing);
	drawing.headers.set(key, view.node.anchor);
	return { ...view, shownAt };
}

function drawMedia(media: MediaType, anchor: string, drawing: PartDrawing): MediaTypeView {
	return {
		media,
		node: media.schema && drawing.tree.place(media.schema, anchor, drawing.isReceived),
		item: media.itemSchema && drawing.tree.place(media.itemSchema, `${anchor}-eintrag`, drawing.isReceived),
		partHeaders: media.encoding.flatMap(({ property, headers }) =>
			headers.length === 0 ? [] : [{ property, headers: headers.map((header) => drawHeader(header, `${anchor}-${anchorPart(property)}`, drawing)) }],
		),
	};
}
