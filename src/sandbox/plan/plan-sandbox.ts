import type { ApiModel } from '#openapi/model/model.ts';
import { excuseExamples } from './excuse-examples.ts';
import { planCollections } from './plan-collections.ts';
import { planOperation } from './plan-operation.ts';
import type { SandboxPlan } from './sandbox-plan.ts';
import { createSchemaStore } from './schema-store.ts';

interface PlanOptions {
	/** Ids of operations that a behaviour answers: the plan leaves out what nobody needs of their responses. Such a plan cannot check responses. */
	handled?: readonly string[];
}

/** Everything that the sandbox needs of a description, as plain JSON. */
export function planSandbox(model: ApiModel, { handled = [] }: PlanOptions = {}): SandboxPlan {
	const store = createSchemaStore(model.document);
	const own = new Set(handled);
	const { collections, partOf } = planCollections(
		model.operations.filter(({ id }) => !own.has(id)),
		model.document,
	);
	const operations = model.operations.map((operation) => {
		const part = partOf.get(operation.id);
		return { ...planOperation(operation, { model, store, handled: own }), ...(part && { part }) };
	});
	return excuseExamples({ title: model.title, operations, schemas: store.schemas, xml: store.xml.shapes, collections }, model);
}
