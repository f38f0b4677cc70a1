import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { readText } from '#content/files/read-text.ts';
import { type Origin, parse } from '#schema/parse/parse.ts';
import { type Problem, problemOf, problemsOr } from '#schema/problem.ts';
import type { RuleId } from '#schema/rule-ids.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { siteFaults } from '#words/site-faults.ts';
import { importedModules, importFresh } from './import-fresh.ts';
import { lineOfKey, lineOfSlip } from './line-of-key.ts';

/** A TypeScript file that owners of a site write. */
interface ConfigFile<S extends z.ZodType> {
	/** Relative to the root. */
	file: string;
	schema: S;
	/** Rule that the problems carry. */
	rule: RuleId;
	/** See `Origin`. */
	open?: boolean;
}

/** Imports `site.config.ts`. */
export const importSiteConfig = (root: string) => importConfig(root, { file: 'site.config.ts', schema: siteConfigSchema, rule: 'site-config' });

/**
 * Imports a TypeScript file of the site and checks its default export.
 * Returns the value with a way back to its lines, or problems when it is missing, does not load or does not fit.
 */
export async function importConfig<S extends z.ZodType>(
	root: string,
	{ file, schema, rule, open }: ConfigFile<S>,
): Promise<{ value: z.output<S>; ignored: Problem[]; lineOf: Origin['lineOf'] } | { problems: Problem[] }> {
	const path = join(root, file);
	if (!existsSync(path)) {
		return { problems: [problemOf(rule, { file, message: siteFaults.noFile(file), hint: siteFaults.noFileHint })] };
	}
	const source = problemsOr(() => readText(root, file));
	if (typeof source !== 'string') return source;
	try {
		const module = await importFresh(path);
		const lineOf: Origin['lineOf'] = (keys) => lineOfKey(source, keys);
		const result = parse(schema, module.default, { file, rule, lineOf, open });
		return 'problems' in result ? result : { ...result, lineOf };
	} catch (error) {
		const line = lineOfSlip(source);
		if (line !== undefined) return { problems: [problemOf(rule, { file, line, message: siteFaults.slip, hint: siteFaults.slipHint })] };
		const slips = importedModules().flatMap((imported) => slipIn(root, imported));
		if (slips.length > 0) return { problems: slips.map((slip) => problemOf(rule, { ...slip, message: siteFaults.slip, hint: siteFaults.slipHint })) };
		const reason = error instanceof Error ? error.message : String(error);
		return { problems: [problemOf(rule, { file, message: siteFaults.unloadable(reason.split('\n')[0] ?? ''), hint: siteFaults.unloadableHint })] };
	}
}

/** Where a file that settings import stops being readable, if it does. */
function slipIn(root: string, path: string): { file: string; line: number }[] {
	const line = existsSync(path) && /\.[cm]?[jt]s$/.test(path) ? lineOfSlip(readFileSync(path, 'utf8')) : undefined;
	return line === undefined ? [] : [{ file: relative(root, path).replaceAll('\\', '/'), line }];
}
