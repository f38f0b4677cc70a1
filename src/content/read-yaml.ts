import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Origin, parse } from '#schema/parse/parse.ts';
import { type Problem, problemsOr } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';
import { issues } from '#words/issues.ts';
import { readText } from './files/read-text.ts';
import { parseYaml } from './yaml-document.ts';

/** What was read from a YAML or JSON file. */
export interface YamlFile<Value> {
	/** `undefined` when the file does not exist or has problems. */
	value: Value | undefined;
	problems: Problem[];
	lineOf: Origin['lineOf'];
}

/** The schema of a file, and the rule that reports faults. `open`: keys that the schema does not know are left alone. */
interface YamlForm<S extends z.ZodType> {
	schema: S;
	rule: RuleId;
	open?: boolean;
}

/** Reads and checks a YAML or JSON file. */
export function readYaml<S extends z.ZodType>(root: string, file: string, { schema, rule, open = false }: YamlForm<S>): YamlFile<z.output<S>> {
	const none = { value: undefined, lineOf: () => undefined };
	if (!existsSync(join(root, file))) return { ...none, problems: [] };
	const text = problemsOr(() => readText(root, file));
	if (typeof text !== 'string') return { ...none, ...text };
	const document = parseYaml(text, 1, {
		rule,
		file,
		message: issues.invalidFile(file.endsWith('.json') ? 'JSON' : 'YAML'),
		hint: issues.invalidFileHint,
	});
	if ('problems' in document) return { ...none, problems: document.problems };
	const result = parse(schema, document.value, { file, rule, open, lineOf: document.lineOf });
	return 'problems' in result ? { ...none, problems: result.problems } : { value: result.value, problems: result.ignored, lineOf: document.lineOf };
}
