/** The object or list that a text holds as JSON; every other value as it is. */
export function valueInText(example: unknown): unknown {
	if (typeof example !== 'string' || !/^\s*[[{]/.test(example)) return example;
	try {
		return JSON.parse(example);
	} catch {
		return example;
	}
}
