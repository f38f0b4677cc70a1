import { incomingExamples } from '#openapi/page/operation-examples.ts';
import type { OperationView } from '#openapi/page/operation-view.ts';
import type { ApiSource } from '#reference/source/api-source.ts';
import { sheetOf } from '#reference/source/operation-sheet.ts';
import { withBase } from '#ui/href.ts';
import { operationMarkdown } from './operation-markdown.ts';

/** References of more operations than this give one sample with each, in the language that every program knows. */
const MANY_OPERATIONS = 250;
const ONLY = 'curl';

/** The page of an operation as Markdown (GFM). Throws when the description does not have the operation. */
export async function operationTwin(slug: string, source: ApiSource): Promise<string> {
	const { base, paths, model } = source;
	const sheet = sheetOf(slug, source);
	const all = sheet.examples.samples;
	const samples = model.operations.length > MANY_OPERATIONS ? [all.find(({ id }) => id === ONLY) ?? all[0]].flatMap((sample) => sample ?? []) : all;
	const prose = await source.prose(slug);
	const options = {
		hrefOf: (other: string) => withBase(base, paths.markdown(other)),
		incomingOf: (view: OperationView) => incomingExamples(view, model),
		prose: prose?.markdown,
	};
	return operationMarkdown({ ...sheet, examples: { ...sheet.examples, samples } }, options);
}
