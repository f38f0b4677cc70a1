import type { ExampleView } from '#openapi/page/example-view.ts';
import type { LineRange } from '#openapi/samples/sample-program.ts';
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
				html: aside(await highlight(code, language), sample.call),
				variants: await Promise.all(variants.map(async (other) => ({ ...other, html: aside(await highlight(other.code, language), other.call) }))),
			})),
		),
		requests: await Promise.all(requests.map(async (request) => ({ type: request.type, examples: await colour(request) }))),
		responses: await Promise.all(responses.map(async (response) => ({ status: response.status, examples: await colour(response) }))),
	};
}

/** Sets what is around the call apart (`code-switches.css`). Coloured code is as many lines as plain one, and each stands for itself. */
function aside(html: string, call: LineRange | undefined): string {
	if (call === undefined) return html;
	const lines = html.split('\n');
	const part = (text: string) => (text === '' ? '' : `<span class="around">${text}</span>`);
	const before = lines.slice(0, call.from).map((line) => `${line}\n`);
	const after = lines.slice(call.to).map((line) => `\n${line}`);
	return part(before.join('')) + lines.slice(call.from, call.to).join('\n') + part(after.join(''));
}
