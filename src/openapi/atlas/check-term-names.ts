import type { Doc } from '#content/doc.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { siteFaults } from '#words/site-faults.ts';
import { pathReader } from './atlas-view.ts';

/** What terms are compared with, and how the line of a key in front matter is found. */
interface TermNames {
	models: readonly ApiModel[];
	lineOfKey(file: string, path: readonly string[]): number | undefined;
}

/** Names of the API that terms carry (`term.api`) and that no description has: schemas, their fields, operations. */
export function checkTermNames(docs: readonly Pick<Doc, 'file' | 'frontMatter'>[], { models, lineOfKey }: TermNames): Problem[] {
	const known = models.flatMap(namesInModel);
	return docs.flatMap(({ file, frontMatter: { term } }) =>
		(term?.api ?? [])
			.filter((name) => !known.includes(name))
			.map((name): Problem => {
				const close = nearest(name, known);
				const hint = close ? issues.didYouMean(close) : siteFaults.noTermApiHint;
				const message = siteFaults.noTermApi(name);
				return problemOf('term-api', { file, line: lineOfKey(file, ['term', 'api']) ?? 1, message, hint });
			}),
	);
}

function namesInModel(model: ApiModel): string[] {
	const paths = pathReader(model);
	const schemas = model.schemas.map(({ name }) => name);
	return [...model.operations.map(({ slug }) => slug), ...schemas, ...schemas.flatMap((schema) => paths(schema).map(({ path }) => `${schema}.${path}`))];
}
