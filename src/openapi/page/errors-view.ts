import type { Response } from '#openapi/model/message.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import type { HeaderView, MediaTypeView, ResponseView } from './operation-view.ts';
import { hasInside } from './schema-fields.ts';

/** What can go wrong: by status, with what all errors have in common said once. */
interface ErrorsView {
	errors: ErrorView[];
	/** Headers that every error has, as references to their places. */
	sharedHeaders: HeaderView[];
	/** The body that every error has. */
	sharedForm: ErrorForm | undefined;
	/** Bodies that take more than a line, each under the first status that has it. */
	bodies: { status: string; content: MediaTypeView }[];
	/** Headers that the page describes here. */
	headers: HeaderView[];
}

/** One error, with what it does not share with the others. */
export interface ErrorView {
	response: Response;
	/** Bodies of this error, where not all errors have the same. */
	forms: ErrorForm[];
	/** Headers that not all errors have, as references to their places. */
	headers: HeaderView[];
}

/** A body in one line. `node` is missing when it stands among the bodies, at `shownAt`. */
export interface ErrorForm {
	type: string;
	node: SchemaNode | undefined;
	shownAt?: string | undefined;
}

/** Gathers what the errors of an operation say. */
export function viewErrors(errors: readonly ResponseView[]): ErrorsView {
	const [first = [], ...others] = errors.map(headerReferences);
	const sharedHeaders = first.filter(({ shownAt }) => others.every((list) => list.some((other) => other.shownAt === shownAt)));
	const shared = new Set(sharedHeaders.map(({ shownAt }) => shownAt));
	const common = commonForm(errors);
	return {
		errors: errors.map((error) => ({
			response: error.response,
			forms: common
				? []
				: error.content.map((content) => ({
						type: content.media.type,
						...(isWorthShowing(content) ? { node: undefined, shownAt: content.node?.anchor } : { node: content.node }),
					})),
			headers: headerReferences(error).filter(({ shownAt }) => !shared.has(shownAt)),
		})),
		sharedHeaders,
		// A body of all errors is said to be one; others say whose they are.
		sharedForm: common && { type: common.media.type, node: common.node },
		bodies: errors.flatMap(({ response, content }) => content.filter(isWorthShowing).map((body) => ({ status: response.status, content: body }))),
		headers: errors.flatMap(({ headers }) => headers.filter(({ node }) => node !== undefined)),
	};
}

/** The headers of an error as references to their descriptions. */
const headerReferences = ({ headers }: ResponseView): HeaderView[] =>
	headers.map((view) => (view.node ? { value: view.value, node: undefined, shownAt: view.node.anchor } : view));

/** A body whose type says everything needs no place of its own. */
const isWorthShowing = ({ node, item, partHeaders }: MediaTypeView) => item !== undefined || partHeaders.length > 0 || (node !== undefined && saysMore(node));

const saysMore = (node: SchemaNode) =>
	node.kind !== 'reference' &&
	(hasInside(node) || node.constraints.length > 0 || node.description !== undefined || (node.kind === 'scalar' && node.enum.length > 0));

/** The body of all errors, when it is the same: of the first one, or a reference to what an answer before them has shown. */
function commonForm(errors: readonly ResponseView[]): MediaTypeView | undefined {
	const [first, ...others] = errors.flatMap(({ content }) => content);
	if (first === undefined || errors.some(({ content }) => content.length !== 1)) return undefined;
	const at = (node: SchemaNode | undefined) => node && (node.kind === 'reference' ? node.href : `#${node.anchor}`);
	return others.every(({ media, node }) => media.type === first.media.type && at(node) === at(first.node)) ? first : undefined;
}
