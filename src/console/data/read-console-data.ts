import { inNumbers, parseExactJson } from '#openapi/json/exact-json.ts';
import type { ConsoleData } from './console-data.ts';

/** Parses the data that the build wrote. Keeps every digit of values in responses; limits in schemas stay numbers. Throws like `JSON.parse`. */
export function readConsoleData(text: string): ConsoleData {
	const { plan, ...rest } = parseExactJson(text) as ConsoleData;
	return { ...(inNumbers(rest) as typeof rest), plan: { ...plan, schemas: inNumbers(plan.schemas) as typeof plan.schemas } };
}
