import type { ExampleView } from '#openapi/page/example-view.ts';
import type { CodeExample, OperationCode } from '#reference/html/code-view.ts';
import type { Highlight } from './highlight/highlight-code.ts';
import type { OperationSheet } from './source/operation-sheet.ts';

/** Colours all code of an operation's page. */
export async function operationCode({ samples, requests, responses }: OperationSheet['examples'], highlight: Highlight): Promise<OperationCode> {
	const colour = ({ examples }: { examples: readonly ExampleView[] }): Promise<CodeExample[]> =>
		Promise.all(
			examples.map(async (example) => ({ ...example, html: example.text === undefined ? undefined : await highlight(example.text, example.language) })),
		);
	return {
		samples: await Promise.all(
			samples.map(async ({ code, language, variants, ...sample }) => ({
				...sample,
				html: await highlight(code, language),
				variants: await Promise.all(variants.map(async (other) => ({ ...other, html: await highlight(other.code, language) }))),
			})),
		),
		requests: await Promise.all(requests.map(async (request) => ({ type: request.type, examples: await colour(request) }))),
		responses: await Promise.all(responses.map(async (response) => ({ status: response.status, examples: await colour(response) }))),
	};
}
