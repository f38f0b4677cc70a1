import { exampleOf } from '#openapi/example/example.ts';
import { isJsonType } from '#openapi/json/media-type.ts';
import type { MediaType } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { createValidator, type Validator } from '#sandbox/validate/create-validator.ts';
import type { Excuse, PlannedOperation, SandboxPlan } from './sandbox-plan.ts';

/**
 * A plan in which the examples of the description may be sent although they break its own rules: a request that the
 * page shows must not fail. Only the very values are excused. What is missing stays missing.
 */
export function excuseExamples(plan: SandboxPlan, model: ApiModel): SandboxPlan {
	const check = createValidator(plan.schemas, 'request');
	const operations = plan.operations.map((planned, index) => {
		const operation = model.operations[index];
		return operation === undefined ? planned : excuseOperation(planned, operation, { model, check });
	});
	return { ...plan, operations };
}

interface Tools {
	model: ApiModel;
	check: Validator;
}

function excuseOperation(planned: PlannedOperation, operation: Operation, { model, check }: Tools): PlannedOperation {
	const described = Object.values(operation.parameters).flat();
	const parameters = planned.parameters.map((parameter, index) => ({ ...parameter, ...excused(parameter.schema, [described[index]?.example], check) }));
	const content = planned.body?.content.map((media, index) => {
		const written = operation.requestBody?.content[index];
		return { ...media, ...(written && isJsonType(media.type) && excused(media.schema, examplesIn(written, model), check)) };
	});
	return { ...planned, parameters, ...(planned.body && content && { body: { ...planned.body, content } }) };
}

function examplesIn({ examples, schema }: MediaType, model: ApiModel): unknown[] {
	return examples.length > 0 ? examples.map(({ value }) => value) : schema ? [exampleOf(model.document, schema, 'request')] : [];
}

function excused(schema: string | undefined, examples: readonly unknown[], check: Validator): { excused?: Excuse[] } {
	if (schema === undefined) return {};
	const found = examples
		.filter((example) => example !== undefined)
		.flatMap((example) => check(schema, example))
		.filter(({ keyword }) => keyword !== 'required')
		.map(({ pointer = '', keyword, actual }): Excuse => ({ pointer, keyword, actual }));
	return found.length > 0 ? { excused: found } : {};
}
