import type { RecipeStep } from './recipes.ts';

/** Values that earlier steps have taken from responses, by name. */
export type Taken = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{([\w-]+)\}/g;

/** Names of the values that a step needs from those before. */
export function needsOf({ parameters, body, token }: RecipeStep): string[] {
	return [...new Set([...JSON.stringify([parameters, body, token ?? null]).matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Fills the placeholders of a value. A text that is a single placeholder becomes the value itself. */
export function filledIn(value: unknown, taken: Taken): unknown {
	if (typeof value === 'string') {
		const only = value.slice(1, -1);
		if (value === `{${only}}` && Object.hasOwn(taken, only)) return taken[only];
		return value.replace(PLACEHOLDER, (place, name: string) => (Object.hasOwn(taken, name) ? String(taken[name]) : place));
	}
	if (Array.isArray(value)) return value.map((item) => filledIn(item, taken));
	return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner, taken)])) : value;
}
