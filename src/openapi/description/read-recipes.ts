import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText } from '#content/files/read-text.ts';
import { readYaml } from '#content/read-yaml.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { type FilePlace, type Problem, problemOf, problemsOr, type Wording } from '#schema/problem.ts';
import { needsOf } from '#schema/recipe-values.ts';
import { type RecipeStep, type Recipes, recipesSchema } from '#schema/recipes.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { nearest } from '#text/nearest.ts';
import { apiFaults } from '#words/api-faults.ts';

const RECIPES_RULE = 'api-recipes';

/**
 * Reads the recipes beside a description (`recipes.yml`) and checks them against it: operations, names of parameters, values that no earlier step takes,
 * headings of the overview's text. A site without the file has none.
 */
export function readRecipes(root: string, description: string, model: ApiModel): { recipes: Recipes; problems: Problem[] } {
	const folder = dirname(description);
	const file = join(folder, 'recipes.yml');
	const { value: recipes = {}, problems, lineOf } = readYaml(root, file, { schema: recipesSchema, rule: RECIPES_RULE });
	const overview = join(folder, 'overview.md');
	const text = existsSync(join(root, overview)) ? problemsOr(() => readText(root, overview)) : '';
	// What cannot be read names no heading, which says nothing of the recipes.
	if (typeof text !== 'string') return { recipes, problems: [...problems, ...text.problems] };
	const placeOf = (operation: string) => {
		const written = problemsOr(() => readText(root, description));
		return typeof written === 'string' ? { file: description, line: lineOfOperation(written, operation) } : undefined;
	};
	const found = Object.entries(recipes).flatMap(([heading, steps]): Problem[] => {
		const problem = (path: readonly PropertyKey[], words: Fault) => problemOf(RECIPES_RULE, { file, line: lineOf(path), ...words });
		const headless = { message: apiFaults.noHeading(heading), hint: apiFaults.noHeadingHint(heading) };
		return [
			...(text.includes(`{#${heading}}`) ? [] : [problem([heading], headless)]),
			...steps.flatMap((step, index) =>
				stepFaults(step, steps.slice(0, index), model).map(({ meant, ...fault }) =>
					problem([heading, index], { ...fault, see: meant === undefined ? undefined : placeOf(meant) }),
				),
			),
		];
	});
	return { recipes, problems: [...problems, ...found] };
}

interface Fault extends Wording {
	see?: FilePlace | undefined;
}

/** What is wrong with a step, and the operation that it probably means. */
interface StepFault extends Wording {
	meant?: string | undefined;
}

function lineOfOperation(description: string, id: string): number | undefined {
	const offset = description.search(new RegExp(`\\boperationId\\W+${escapePattern(id)}\\b`));
	return offset < 0 ? undefined : lineOfOffset(description, offset);
}

function stepFaults(step: RecipeStep, before: readonly RecipeStep[], { operations }: ApiModel): StepFault[] {
	const operation = operations.find(({ id }) => id === step.operation);
	if (operation === undefined) {
		const close = nearest(
			step.operation,
			operations.map(({ id }) => id),
		);
		return [
			{
				message: apiFaults.noOperation(step.operation),
				hint: close === undefined ? apiFaults.operationHint : apiFaults.didYouMean(close),
				meant: close,
			},
		];
	}
	const names = new Set(Object.values(operation.parameters).flatMap((parameters) => parameters.map(({ name }) => name)));
	const unknown = Object.keys(step.parameters).filter((name) => !names.has(name));
	const taken = new Set(before.flatMap(({ take }) => Object.keys(take)));
	const missing = needsOf(step).filter((name) => !taken.has(name));
	return [
		...unknown.map((name) => ({ message: apiFaults.noParameter(operation.id, name), hint: apiFaults.itHas([...names].join(', ')) })),
		...missing.map((name) => ({ message: apiFaults.notTaken(name), hint: apiFaults.notTakenHint })),
	];
}
