import { incomingExamples } from '#openapi/page/operation-examples.ts';
import type { OperationView } from '#openapi/page/operation-view.ts';
import type { IncomingCode } from '#reference/html/code-view.ts';
import { operationCode } from './operation-code.ts';
import type { ApiSource } from './source/api-source.ts';

/** Colours the code of requests that the API sends, those inside of others included, by the beginning of their ids. */
export async function incomingCode(views: readonly OperationView[], { model, highlight }: ApiSource): Promise<IncomingCode> {
	const all = views.flatMap(withCallbacks);
	const codes = all.map(async (view) => {
		const { samples, ...examples } = incomingExamples(view, model);
		// Nobody runs what the provider wrote.
		const code = await operationCode({ samples: samples.map((sample) => ({ ...sample, proof: undefined })), ...examples }, highlight);
		return [view.prefix, code] as const;
	});
	return new Map(await Promise.all(codes));
}

const withCallbacks = (view: OperationView): OperationView[] => [view, ...view.callbacks.flatMap(({ operations }) => operations.flatMap(withCallbacks))];
