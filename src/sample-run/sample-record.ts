import type { ApiModel } from '#openapi/model/model.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { sampleFingerprint } from '#openapi/samples/fingerprint.ts';
import { programText } from '#openapi/samples/sample-program.ts';
import type { SampleRecord } from '#schema/sample-record.ts';
import type { FinishedRun } from './run-samples.ts';

/**
 * What a site keeps of a run: of each language the tool and the samples that passed, by the fingerprint of the text that the pages show
 * (the sample that ran differs from it in the address of the server alone).
 */
export function sampleRecord({ runners, results, date }: FinishedRun, model: ApiModel, tokenVariable?: string): SampleRecord {
	const languages = runners.flatMap(({ language, tool }) => {
		if (tool === undefined) return [];
		const passed = results.flatMap(({ language: id, sample, faults }) => {
			const operation = model.operations.find(({ slug }) => slug === sample.operation);
			if (id !== language.id || faults.length > 0 || operation === undefined) return [];
			const shown = programText(language.program(requestOf(operation, model, { tokenVariable })));
			return [[operation.slug, sampleFingerprint(shown)] as const];
		});
		return [[language.id, { tool, passed: Object.fromEntries(passed) }] as const];
	});
	return { date, languages: Object.fromEntries(languages) };
}
