import { operationExamples } from '#openapi/page/operation-examples.ts';
import { viewOperation, viewRest } from '#openapi/page/operation-view.ts';
import { type ApiSource, drawingOf } from '#reference/api-source.ts';
import { operationMarkdown } from './operation-markdown.ts';

/** References of more operations than this give one sample with each, in the language that every program knows. */
const MANY = 250;
const ONLY = 'curl';

/** The page of an operation as Markdown (GFM). Throws when the description does not have the operation. */
export function operationTwin(slug: string, source: ApiSource): string {
	const { model } = source;
	const operation = model.operations.find((candidate) => candidate.slug === slug);
	if (operation === undefined) throw new Error(`There is no operation ${slug} in the API description.`);
	const drawing = drawingOf(source);
	const view = viewOperation(operation, drawing);
	const examples = operationExamples(view, model, source);
	const samples = model.operations.length > MANY ? examples.samples.filter(({ id }) => id === ONLY) : examples.samples;
	return operationMarkdown(view, { server: operation.servers[0]?.resolvedUrl, rest: viewRest(drawing), examples: { ...examples, samples } });
}
