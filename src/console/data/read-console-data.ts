import { inNumbers, parseExactJson } from '#openapi/json/exact-json.ts';
import type { ConsoleData } from './console-data.ts';

/** Reads what the build wrote. In what the sandbox answers every digit counts; limits of schemas stay numbers. Throws like `JSON.parse`. */
export function readConsoleData(text: string): ConsoleData {
	const { plan, ...rest } = parseExactJson(text) as ConsoleData;
	return { ...(inNumbers(rest) as typeof rest), plan: { ...plan, schemas: inNumbers(plan.schemas) as typeof plan.schemas } };
}
