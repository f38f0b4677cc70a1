import type { ApiModel } from '#openapi/model/model.ts';
import { requestOf } from '#openapi/request/request.ts';
import { samplesIn } from '#openapi/samples/sample-in.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import { PROVEN_LANGUAGES, type SampleLanguageId } from '#schema/sample-languages.ts';
import { type ExampleView, exampleViewsOf } from './example-view.ts';
import type { OperationView } from './operation-view.ts';

/** A code sample as it stands in the file. */
export interface Sample {
	/** Value of the tab, remembered from page to page: `python`. Unique among the samples of an operation. */
	id: string;
	label: string;
	/** Grammar that colours it; may be one that nobody knows. */
	language: string;
	code: string;
	/** Made by a generator for a language that nobody runs. */
	isUnproven: boolean;
}

/** All code of one operation: how it is called, what is sent, what comes back. */
export interface OperationExamples<E = ExampleView, S = Sample> {
	samples: S[];
	/** By media type of the request body. */
	requests: { type: string; examples: E[] }[];
	/** By status, successes first. */
	responses: { status: string; examples: E[] }[];
}

export interface ExampleOptions {
	/** Environment variable that samples read the token from; by default made from the title of the description. */
	tokenVariable?: string | undefined;
	/** Languages of the samples; by default those that are run. */
	languages?: readonly SampleLanguageId[] | undefined;
}

/** Makes the samples in all languages and collects the examples of bodies. Of the provider's own samples those in other languages are added. */
export function operationExamples(
	{ operation, body, successes, errors }: OperationView,
	model: ApiModel,
	{ tokenVariable, languages = PROVEN_LANGUAGES }: ExampleOptions = {},
): OperationExamples {
	const request = requestOf(operation, model, { tokenVariable });
	const samples = samplesIn(languages, request);
	const known = new Set(samples.flatMap(({ id, label }) => [id as string, label.toLowerCase()]));
	const given = operation.codeSamples.filter(({ language, label = '' }) => !known.has(language.toLowerCase()) && !known.has(label.toLowerCase()));
	const requests = (body?.content ?? []).map(({ media }, index) => ({
		type: media.type,
		examples: exampleViewsOf(model.document, media, { kind: 'request', anchor: numbered('beispiel-anfrage', index) }),
	}));
	const responses = [...successes, ...errors].map(({ response }) => ({
		status: response.status,
		examples: response.content.flatMap((media, index) =>
			exampleViewsOf(model.document, media, { kind: 'response', anchor: numbered(`beispiel-${anchorPart(response.status)}`, index) }),
		),
	}));
	return {
		samples: [
			...samples,
			...given.map(({ language, label, source }, index) => ({
				id: `${anchorPart(language.toLowerCase())}-${index + 1}`,
				label: label ?? language,
				language: language.toLowerCase(),
				code: source,
				isUnproven: false,
			})),
		],
		requests: requests.filter(({ examples }) => examples.length > 0),
		responses: responses.filter(({ examples }) => examples.length > 0),
	};
}

const numbered = (anchor: string, index: number) => (index === 0 ? anchor : `${anchor}-inhalt-${index + 1}`);
