import type { ApiModel, Operation } from '#openapi/model/model.ts';
import type { Server } from '#openapi/model/servers.ts';
import { type OperationExamples, operationExamples, type Sample } from '#openapi/page/operation-examples.ts';
import { type OperationView, viewOperation } from '#openapi/page/operation-view.ts';
import { proofOf, type SampleProof } from '#openapi/samples/sample-proof.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { type ApiSource, drawingOf } from './api-source.ts';

/** A sample and, where this very text ran, with what and when. */
interface ProvenSample extends Sample {
	proof: SampleProof | undefined;
}

/** Everything that the page of an operation says, and its twin in Markdown: computed once for both. */
export interface OperationSheet {
	view: OperationView;
	/** Schemas that stand too deep to be shown where they are used. */
	rest: SchemaNode[];
	/** Where the operation is: `own` when only it is there. */
	servers: { own: boolean; list: Server[] };
	examples: OperationExamples<OperationExamples['responses'][number]['examples'][number], ProvenSample>;
}

/** The last sheet of each reference: it waits for the other one of page and twin, which are printed one after the other. */
const waiting = new WeakMap<ApiSource, { slug: string; sheet: OperationSheet }>();

/** The sheet of an operation: computed for the first of its two prints, handed on to the second. Throws when the description does not have the operation. */
export function sheetOf(slug: string, source: ApiSource): OperationSheet {
	const last = waiting.get(source);
	waiting.delete(source);
	if (last?.slug === slug) return last.sheet;
	const sheet = computeSheet(slug, source);
	waiting.set(source, { slug, sheet });
	return sheet;
}

function computeSheet(slug: string, source: ApiSource): OperationSheet {
	const { model } = source;
	const operation = model.operations.find((candidate) => candidate.slug === slug);
	if (operation === undefined) throw new Error(`There is no operation ${slug} in the API description.`);
	const drawing = drawingOf(source);
	const view = viewOperation(operation, drawing);
	const examples = operationExamples(view, model, source);
	return {
		view,
		rest: drawing.tree.rest(),
		servers: shownServers(operation, model),
		examples: {
			...examples,
			samples: examples.samples.map((sample) => ({
				...sample,
				proof: proofOf(source.samplesRun, { operation: slug, language: sample.id, code: sample.code }),
			})),
		},
	};
}

/** All addresses of the operation where it has others than the API, or fewer, or other values for their variables; otherwise the first one of the API. */
function shownServers({ servers, ownServers }: Operation, model: ApiModel): OperationSheet['servers'] {
	const isOwn = ownServers.length > 0 && JSON.stringify(ownServers) !== JSON.stringify(model.servers);
	return isOwn ? { own: true, list: ownServers } : { own: false, list: servers.slice(0, 1) };
}
