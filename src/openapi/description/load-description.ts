import { exampleOf } from '#openapi/example/example.ts';
import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { type BundleSources, bundleReferences } from '#openapi/load/bundle-references.ts';
import { checkExamples } from '#openapi/load/check-examples.ts';
import { checkReferences } from '#openapi/load/check-references.ts';
import { checkSlips } from '#openapi/load/check-slips.ts';
import { toProblems } from '#openapi/load/findings.ts';
import { hideInternal } from '#openapi/load/hide-internal.ts';
import { mendDescription } from '#openapi/load/mend-description.ts';
import { neutralise } from '#openapi/load/neutralise.ts';
import { parseDescription } from '#openapi/load/parse-description.ts';
import { specificationOf, upgradeDescription } from '#openapi/load/upgrade-description.ts';
import { validateDescription } from '#openapi/load/validate-description.ts';
import { buildModel, type ModelOptions } from '#openapi/model/build-model.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { apiFaults } from '#words/api-faults.ts';
import { checkOperations } from './check-operations.ts';
import { tooLarge } from './too-large.ts';

export interface LoadOptions extends Pick<ModelOptions, 'id' | 'reserved'> {
	/** File named in the problems. */
	file: string;
	/** Set for a third-party description: its problems are reported, but do not stop a strict site. */
	lenient?: boolean;
	/** Other documents that the description references, already read. */
	parts?: BundleSources | undefined;
}

export interface LoadedDescription {
	/** `undefined` if nothing can be read; after errors, as much as could be. */
	model: ApiModel | undefined;
	/** In the language of the site, each with file, line and JSON pointer. Rules begin with `api-`. */
	problems: Problem[];
	/** JSON for readers to download instead of the file, if the file contains parts marked as internal. */
	download?: string | undefined;
}

/**
 * Turns the text of a description (JSON or YAML; Swagger 2.0, OpenAPI 3.0 to 3.2) into the model: parse, cut what is too large, validate, upgrade, read, check.
 * Never throws, and reads no other document: references to documents that are not in `parts` are reported.
 */
export function loadDescription(text: string, { file, lenient = false, parts, ...options }: LoadOptions): LoadedDescription {
	const parsed = parseDescription(text, file);
	if (!('value' in parsed)) return { model: undefined, problems: parsed.problems };
	const { value: alone, cuts } = neutralise(parsed.value);
	const { value, cuts: left } = parts ? bundleReferences(alone, parts) : { value: alone, cuts: [] };
	const specification = isObject(value) ? specificationOf(value) : undefined;
	if (!isObject(value) || specification === undefined) return { model: undefined, problems: [unknownVersion(file, value)] };
	const { value: shown, findings: hidden } = hideInternal(value);
	const { value: mended, findings: readings } = mendDescription(shown);
	const description = withVersion(mended, specification);
	const invalid = validateDescription(description);
	const { document, findings: upgraded } = upgradeDescription(description);
	const { model, findings: unnamed } = buildModel(document, { ...options, specification, buildExample });
	const findings = [
		...[...cuts, ...left].map(tooLarge),
		...hidden,
		...readings,
		...invalid,
		...upgraded,
		...checkReferences(document, parts),
		...checkSlips(description),
		...checkExamples(description),
		...unnamed,
		...checkOperations(model),
	];
	const lineOf = (pointer: Pointer) => parsed.lineOf(segmentsOf(writtenPointer(pointer, value)));
	const problems = [...parsed.problems, ...toProblems(findings, file, lineOf)];
	const download = shown === value ? undefined : JSON.stringify(shown, null, 2);
	return { model, problems: lenient ? tolerated(problems) : problems, download };
}

/** Problems of a third-party description. */
export function tolerated(problems: readonly Problem[]): Problem[] {
	return problems.map((problem) => ({ ...problem, severity: 'warning', tolerated: true }));
}

/** Parameters are sent. */
const buildExample: ModelOptions['buildExample'] = (document, schema) => exampleOf(document, schema, 'parameter');

/** The version as a string under the key of its generation; without quotation marks, YAML makes it a number. */
function withVersion(description: JsonObject, specification: string): JsonObject {
	return { ...description, [specification === '2.0' ? 'swagger' : 'openapi']: /^3\.\d$/.test(specification) ? `${specification}.0` : specification };
}

/** Where Swagger 2.0 has what later versions keep under `components`. */
function writtenPointer(pointer: Pointer, written: unknown): Pointer {
	if (valueAt(written, ['components']) !== undefined) return pointer;
	return pointer
		.replace(/^#\/components\/schemas\//, '#/definitions/')
		.replace(/^#\/components\/securitySchemes\//, '#/securityDefinitions/')
		.replace(/^#\/components\/(parameters|responses)\//, '#/$1/');
}

function unknownVersion(file: string, value: unknown): Problem {
	if (isObject(value) && 'asyncapi' in value) return problemOf('api-version', { file, line: 1, message: apiFaults.asyncApi, hint: apiFaults.versionHint });
	const version = isObject(value) ? JSON.stringify(value['openapi'] ?? value['swagger'] ?? value['swaggerVersion']) : undefined;
	return problemOf('api-version', {
		file,
		line: 1,
		message: version === undefined ? apiFaults.noVersion : apiFaults.unknownVersion(version),
		hint: apiFaults.versionHint,
	});
}
