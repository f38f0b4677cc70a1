import { anchorPart } from '#openapi/anchors.ts';
import { type ExampleView, examplesOf } from '#openapi/example-view.ts';
import type { ApiModel } from '#openapi/model.ts';
import type { OperationView } from '#openapi/operation-view.ts';
import { requestOf } from '#openapi/request-model.ts';
import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import type { CodeExample, CodeSample, OperationCode, ResponseExamples } from '#ui/api/code-view.ts';
import type { Highlight } from './highlight-code.ts';

/** Makes all code of an operation's page: a sample in each language, the examples of what is sent and received. */
export async function operationCode({ operation, body, successes, errors }: OperationView, model: ApiModel, highlight: Highlight): Promise<OperationCode> {
	const colour = (examples: readonly ExampleView[]) =>
		Promise.all(
			examples.map(async (example): Promise<CodeExample> => ({ ...example, html: example.text === undefined ? undefined : await highlight(example.text, example.language) })),
		);
	const request = requestOf(operation, model);
	const made = SAMPLE_LANGUAGES.map(
		async ({ id, label, highlight: language, sample }): Promise<CodeSample> => ({ id, label, html: await highlight(sample(request), language) }),
	);
	const known = new Set(SAMPLE_LANGUAGES.flatMap(({ id, label }) => [id, label.toLowerCase()]));
	const given = operation.codeSamples
		.filter(({ language, label }) => !known.has(language.toLowerCase()) && !known.has((label ?? '').toLowerCase()))
		.map(async ({ language, label, source }, index): Promise<CodeSample> => {
			const grammar = language.toLowerCase();
			return { id: `${anchorPart(grammar)}-${index + 1}`, label: label ?? language, html: await highlight(source, grammar) };
		});
	const responses = [...successes, ...errors].map(async ({ response }): Promise<ResponseExamples> => {
		const found = response.content.flatMap((media, index) =>
			examplesOf(model.document, media, 'response', `beispiel-${anchorPart(response.status)}${index === 0 ? '' : `-inhalt-${index + 1}`}`),
		);
		return { status: response.status, examples: await colour(found) };
	});
	const requests = (body?.content ?? []).map(async ({ media }, index) => ({
		type: media.type,
		examples: await colour(examplesOf(model.document, media, 'request', `beispiel-anfrage${index === 0 ? '' : `-${index + 1}`}`)),
	}));
	return {
		samples: await Promise.all([...made, ...given]),
		responses: (await Promise.all(responses)).filter(({ examples }) => examples.length > 0),
		requests: (await Promise.all(requests)).filter(({ examples }) => examples.length > 0),
	};
}
