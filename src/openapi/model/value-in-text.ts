import { wholeNumber } from '#openapi/json/exact-json.ts';

/** The object or list that a text holds as JSON; every other value as it is. */
export function valueInText(example: unknown): unknown {
	if (typeof example !== 'string' || !/^\s*[[{]/.test(example)) return example;
	try {
		return JSON.parse(example, digitsAsText);
	} catch {
		return example;
	}
}

/** As in a description itself: whole numbers beyond 2^53 are texts, so that none of their digits is lost. */
function digitsAsText(_key: string, value: unknown, context?: { source?: string }): unknown {
	const source = context?.source ?? '';
	return typeof value === 'number' && wholeNumber(source) !== undefined ? source : value;
}
