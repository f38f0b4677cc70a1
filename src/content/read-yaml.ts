import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { parse } from '#schema/parse.ts';
import type { Problem } from '#schema/problem.ts';
import { parseYaml } from './yaml-document.ts';

/** Reads and checks a YAML or JSON file. The value is `undefined` when the file does not exist or has problems. */
export function readYaml<S extends z.ZodType>(root: string, file: string, schema: S, rule: string): { value: z.output<S> | undefined; problems: Problem[] } {
	if (!existsSync(join(root, file))) return { value: undefined, problems: [] };
	const document = parseYaml(readFileSync(join(root, file), 'utf8'), 1, {
		rule,
		file,
		message: `Die Datei ist kein gültiges ${file.endsWith('.json') ? 'JSON' : 'YAML'}.`,
		hint: 'Prüfen Sie Einrückung, Anführungszeichen und Kommas.',
	});
	if ('problems' in document) return { value: undefined, problems: document.problems };
	const result = parse(schema, document.value, { file, rule, lineOf: document.lineOf });
	return 'problems' in result ? { value: undefined, problems: result.problems } : { value: result.value, problems: [] };
}
