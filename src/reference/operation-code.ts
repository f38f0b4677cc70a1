import type { ExampleView } from '#openapi/page/example-view.ts';
import type { OperationExamples } from '#openapi/page/operation-examples.ts';
import type { SampleProof } from '#openapi/samples/sample-proof.ts';
import type { CodeExample, OperationCode } from '#reference/html/code-view.ts';
import type { Highlight } from './highlight-code.ts';
import { shortMarks } from './html/short-marks.ts';

type ProofOf = (language: string, code: string) => SampleProof | undefined;

/** Colours all code of an operation's page. `proofOf` tells of a sample (id of its language, text) whether it ran. */
export async function operationCode({ samples, requests, responses }: OperationExamples, highlight: Highlight, proofOf: ProofOf): Promise<OperationCode> {
	const paint = async (code: string, language: string) => shortMarks(await highlight(code, language));
	const colour = ({ examples }: { examples: readonly ExampleView[] }): Promise<CodeExample[]> =>
		Promise.all(examples.map(async (example) => ({ ...example, html: example.text === undefined ? undefined : await paint(example.text, example.language) })));
	return {
		samples: await Promise.all(
			samples.map(async ({ id, label, language, code }) => ({ id, label, html: await paint(code, language), proof: proofOf(id, code) })),
		),
		requests: await Promise.all(requests.map(async (request) => ({ type: request.type, examples: await colour(request) }))),
		responses: await Promise.all(responses.map(async (response) => ({ status: response.status, examples: await colour(response) }))),
	};
}
