import type { MediaType } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { sentMedia } from '#openapi/request/body.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { chosenLanguages, type SampleCode } from '#openapi/samples/chosen-languages.ts';
import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import { PROVEN_LANGUAGES, type SampleLanguageId } from '#schema/sample-languages.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { type ExampleView, exampleViewsOf } from './example-view.ts';
import type { MediaTypeView, OperationView } from './operation-view.ts';
import { type BodyVariant, variantsOf } from './variants.ts';

/** A code sample, as plain text. */
export interface Sample extends SampleCode {
	/** Value of the tab, remembered from page to page: `python`. Unique among the samples of an operation. */
	id: string;
	label: string;
	/** Grammar that colours it; may be unknown. */
	language: string;
	/** Made by a generator, for a language whose samples are never run. */
	isUnproven: boolean;
	/** The alternative of the body that the code sends, where there is a sample for each. */
	variant?: BodyVariant;
	/** The same with the other alternatives. */
	variants: SampleVariant[];
}

/** A sample that sends another alternative of the body. */
export interface SampleVariant extends SampleCode {
	variant: BodyVariant;
}

/** More alternatives have no sample each. */
const MOST_SAMPLED = 4;

/** All code of one operation: how it is called, what is sent, what comes back. */
export interface OperationExamples<E = ExampleView, S = Sample> {
	samples: S[];
	/** By media type of the request body. */
	requests: { type: string; examples: E[] }[];
	/** By status, successes first. */
	responses: { status: string; examples: E[] }[];
}

interface ExampleOptions {
	/** Environment variable that samples read the token from; by default made from the title of the description. */
	tokenVariable?: string | undefined;
	/** Languages of the samples; by default those that are run. */
	languages?: readonly SampleLanguageId[] | undefined;
}

/** Collects the provider's samples, which lead, makes those in all languages and collects the examples of bodies. */
export function operationExamples(
	view: OperationView,
	model: ApiModel,
	{ tokenVariable, languages = PROVEN_LANGUAGES }: ExampleOptions = {},
): OperationExamples {
	const { operation, body } = view;
	const request = requestOf(operation, model, { tokenVariable });
	const sent = sentMedia(operation.requestBody);
	const sentNode = body?.content.find(({ media }) => media === sent)?.node;
	const [variant, ...others] = sent?.examples.length === 0 ? variantsOf(sentNode, MOST_SAMPLED) : [];
	const given = givenSamples(operation.codeSamples);
	const requestsOfOthers = others.map((other) => ({ variant: other, request: requestOf(operation, model, { tokenVariable, variant: other.index }) }));
	return {
		samples: [
			...given,
			...chosenLanguages(languages).flatMap(({ id, label: language, highlight, isUnproven, sample }): Sample[] => {
				const label = given.some((other) => other.label === language) ? api.madeSample(language) : language;
				const made = sample(request);
				if (made === undefined) return [];
				const ofOthers = requestsOfOthers.flatMap((other): SampleVariant[] => {
					const code = sample(other.request);
					return code === undefined ? [] : [{ variant: other.variant, ...code }];
				});
				return [{ id, label, language: highlight, ...made, isUnproven, ...(variant && { variant }), variants: ofOthers }];
			}),
		],
		requests: bodyExamples(view, model),
		responses: answerExamples(view, model),
	};
}

/** All code of a request that the API sends: the provider's samples, what is sent, and what is expected in return. */
export function incomingExamples(view: OperationView, model: ApiModel): OperationExamples {
	return { samples: givenSamples(view.operation.codeSamples), requests: bodyExamples(view, model), responses: answerExamples(view, model) };
}

/** What comes back, by status, successes first. */
function answerExamples(view: OperationView, model: ApiModel): OperationExamples['responses'] {
	const responses = [...view.successes, ...view.errors].map(({ response, content }) => ({
		status: response.status,
		examples: shownOf(content, view, model).flatMap(({ media, node }, index) =>
			exampleViewsOf(model.document, media, {
				kind: 'response',
				anchor: view.prefix + numbered(`${anchors.example}-${anchorPart(response.status)}`, index),
				node,
				title: typeTitle(content, media),
			}),
		),
	}));
	return responses.filter(({ examples }) => examples.length > 0);
}

/** Of many webhooks only examples that somebody wrote. */
function shownOf(content: readonly MediaTypeView[], { operation }: OperationView, { webhooks }: ApiModel): readonly MediaTypeView[] {
	const isMany = operation.kind === 'webhook' && webhooks.length > FEW_WEBHOOKS;
	return isMany ? content.filter(({ media }) => media.examples.length > 0) : content;
}

/** The media type as a title, if there are several. */
const typeTitle = (content: readonly MediaTypeView[] = [], media: MediaType) => (content.length > 1 ? media.type : undefined);

/** Webhooks up to which each shows an example made from its schema; the pages of many are long enough. */
const FEW_WEBHOOKS = 25;

/** What is sent, by media type. */
function bodyExamples(view: OperationView, model: ApiModel): OperationExamples['requests'] {
	const { prefix, body } = view;
	const requests = shownOf(body?.content ?? [], view, model).map(({ media, node }, index) => ({
		type: media.type,
		examples: exampleViewsOf(model.document, media, {
			kind: 'request',
			anchor: `${prefix}${numbered(anchors.exampleRequest, index)}`,
			node,
			title: typeTitle(body?.content, media),
		}),
	}));
	return requests.filter(({ examples }) => examples.length > 0);
}

const numbered = (anchor: string, index: number) => (index === 0 ? anchor : `${anchor}-${anchors.part}-${index + 1}`);

/** Finds a name as a word of its own: the language C is not in „Search“. */
const wordOf = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}+#])`, 'iu');

/** The provider's own samples. Language and label both say what one is: several may be in one language, and are numbered where both are the same. */
function givenSamples(samples: Operation['codeSamples']): Sample[] {
	const named = samples.map(({ language, label, source }, index) => {
		const highlight = language.toLowerCase();
		const known = SAMPLE_LANGUAGES.find(({ id, label: name }) => id === highlight || name.toLowerCase() === highlight);
		const name = known?.label ?? language;
		const says = label === undefined ? name : wordOf(name).test(label) ? label : `${name}: ${label}`;
		return { id: `${anchorPart(highlight)}-${index + 1}`, label: says, language: known?.highlight ?? highlight, code: source, isUnproven: false, variants: [] };
	});
	return named.map((sample, index) => {
		const before = named.slice(0, index).filter(({ label }) => label === sample.label).length;
		return before === 0 ? sample : { ...sample, label: `${sample.label} ${before + 1}` };
	});
}
