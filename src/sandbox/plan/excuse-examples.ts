import { exampleOf } from '#openapi/example/example.ts';
import { isFormType, isJsonType } from '#openapi/json/media-type.ts';
import type { MediaType } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { writtenValue } from '#openapi/request/body.ts';
import { ownQuery } from '#openapi/request/own-query.ts';
import { writeXml } from '#openapi/xml/write-xml.ts';
import { decodeXml } from '#sandbox/request/decode-xml.ts';
import { createValidator, type Validator } from '#sandbox/validate/create-validator.ts';
import { holderOf } from '#sandbox/validate/without-excused.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { type PlannedXmlRoot, plannedRoot } from './planned-xml.ts';
import type { Excuse, PlannedMedia, PlannedOperation, SandboxPlan } from './sandbox-plan.ts';

/**
 * A plan in which the examples of the description may be sent although they break its own rules: a request that the
 * page shows must not fail. Only the very values are excused, and what is missing only in the very object that lacks it.
 */
export function excuseExamples(plan: SandboxPlan, model: ApiModel): SandboxPlan {
	const check = createValidator(plan.schemas, 'request');
	const operations = plan.operations.map((planned, index) => {
		const operation = model.operations[index];
		return operation === undefined ? planned : excuseOperation(planned, operation, { plan, model, check });
	});
	return { ...plan, operations };
}

/** Bodies whose values are those of their example; what is read of texts and files is another one. */
const isExcusable = (type: string) => isJsonType(type) || isFormType(type);

interface Tools {
	plan: SandboxPlan;
	model: ApiModel;
	check: Validator;
}

function excuseOperation(planned: PlannedOperation, operation: Operation, { plan, model, check }: Tools): PlannedOperation {
	const described = Object.values(operation.parameters).flat();
	const own = ownQuery(operation);
	const parameters = planned.parameters.map((parameter, index) => {
		// Samples take values of a query from the answer's own address.
		const inAddress = parameter.place === 'query' ? (own?.get(parameter.name) ?? []).map((part) => percentDecoded(part.slice(part.indexOf('=') + 1))) : [];
		return { ...parameter, ...excused(parameter.schema, [described[index]?.example, ...inAddress].flatMap(sentValues), check) };
	});
	const content = planned.body?.content.map((media, index) => {
		const written = operation.requestBody?.content[index];
		if (written && media.xml) return excuseXml({ ...media, xml: media.xml }, written, { plan, model, check });
		return { ...media, ...(written && isExcusable(media.type) && excused(media.schema, examplesOfMedia(written, model), check)) };
	});
	return { ...planned, parameters, ...(planned.body && content && { body: { ...planned.body, content } }) };
}

/** An example of a parameter as it is read: the text of a list is one, too (Xero). */
const sentValues = (example: unknown): unknown[] => (typeof example === 'string' ? [example, example.split(',')] : [example]);

/** Where examples are no XML that can be read, documents of that type stay text. */
function excuseXml(media: PlannedMedia & { xml: PlannedXmlRoot }, written: MediaType, { plan, model, check }: Tools): PlannedMedia {
	const root = plannedRoot(plan.xml, media.xml);
	const read = examplesOfMedia(written, model).map((example) => decodeXml(root, typeof example === 'string' ? example : writeXml(root, example)));
	const { xml, ...rest } = media;
	if (read.includes(undefined)) return rest;
	const values = read.flatMap((value) => value ?? []);
	return { ...rest, xml, ...excused(media.schema, values, check) };
}

function examplesOfMedia({ examples, schema }: MediaType, model: ApiModel): unknown[] {
	return examples.length > 0 ? examples.map(writtenValue) : schema ? [exampleOf(model.document, schema, 'request')] : [];
}

function excused(schema: string | undefined, examples: readonly unknown[], check: Validator): { excused?: Excuse[] } {
	if (schema === undefined) return {};
	const found = examples
		.filter((example) => example !== undefined)
		.flatMap((example) =>
			check(schema, example).map(
				({ pointer = '', keyword, actual }): Excuse => ({ pointer, keyword, actual, ...(keyword === 'required' && { holder: holderOf(example, pointer) }) }),
			),
		);
	return found.length > 0 ? { excused: found } : {};
}
