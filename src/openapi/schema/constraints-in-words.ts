import { entriesAt, flagAt, type JsonObject, numberAt, textAt } from '#openapi/json/json.ts';
import { counted } from '#text/count.ts';

/** Limits that a format has anyway; naming them tells nobody anything. Beyond 2^53 they are no longer exact, hence the distance. */
const FORMAT_LIMITS: Record<string, [number, number]> = {
	int32: [-(2 ** 31), 2 ** 31 - 1],
	int64: [-(2 ** 63), 2 ** 63],
	float: [-3.5e38, 3.5e38],
	double: [-Number.MAX_VALUE, Number.MAX_VALUE],
};

/**
 * What schemas demand of a value, each demand in German: `höchstens 64 Zeichen`, `1 bis 120`, `Muster ^[a-z]+$`. Where several schemas speak of the
 * same limit, the tightest counts. Numbers are written as in JSON.
 */
export function constraintsInWords(schemas: readonly JsonObject[]): string[] {
	return [
		...numbers(schemas),
		...countLimits(schemas, 'Length', ['Zeichen', 'Zeichen']),
		...schemas.flatMap((schema) => textAt(schema, 'pattern') ?? []).map((pattern) => `Muster ${pattern}`),
		...countLimits(schemas, 'Items', ['Eintrag', 'Einträge']),
		...(schemas.some((schema) => flagAt(schema, 'uniqueItems')) ? ['ohne Wiederholung'] : []),
		...countLimits(schemas, 'Contains', ['passender Eintrag', 'passende Einträge']),
		...countLimits(schemas, 'Properties', ['Eigenschaft', 'Eigenschaften']),
		...schemas.flatMap(dependencies),
	].filter((words, index, all) => all.indexOf(words) === index);
}

/** `a` of `required` lists as alternatives: `genau eines: a, b mit c`. */
export function requiredChoiceInWords(keyword: 'oneOf' | 'anyOf', alternatives: readonly (readonly string[])[]): string {
	return `${keyword === 'oneOf' ? 'genau' : 'mindestens'} eines: ${alternatives.map((names) => names.join(' mit ')).join(', ')}`;
}

const tightest = (schemas: readonly JsonObject[], keyword: string, pick: (...values: number[]) => number): number | undefined => {
	const values = schemas.flatMap((schema) => numberAt(schema, keyword) ?? []);
	return values.length === 0 ? undefined : pick(...values);
};

function countLimits(schemas: readonly JsonObject[], what: string, [one, many]: readonly [string, string]): string[] {
	const least = tightest(schemas, `min${what}`, Math.max);
	const most = tightest(schemas, `max${what}`, Math.min);
	const unit = (count: number) => counted(count, one, many);
	if (least !== undefined && least === most) return [`genau ${unit(least)}`];
	if (least !== undefined && least > 0 && most !== undefined) return [`${least} bis ${unit(most)}`];
	if (most !== undefined) return [`höchstens ${unit(most)}`];
	return least === undefined || least === 0 ? [] : [`mindestens ${unit(least)}`];
}

function numbers(schemas: readonly JsonObject[]): string[] {
	const [lowest, highest] = FORMAT_LIMITS[schemas.flatMap((schema) => textAt(schema, 'format') ?? [])[0] ?? ''] ?? [-Infinity, Infinity];
	const inside = (value: number | undefined) => (value !== undefined && value > lowest && value < highest ? value : undefined);
	const least = inside(tightest(schemas, 'minimum', Math.max));
	const most = inside(tightest(schemas, 'maximum', Math.min));
	const above = inside(tightest(schemas, 'exclusiveMinimum', Math.max));
	const below = inside(tightest(schemas, 'exclusiveMaximum', Math.min));
	const steps = schemas.flatMap((schema) => numberAt(schema, 'multipleOf') ?? []).map((step) => `Vielfaches von ${step}`);
	const range =
		least !== undefined && most !== undefined
			? least === most
				? [`genau ${least}`]
				: [`${least} bis ${most}`]
			: [...say('mindestens', least), ...say('höchstens', most)];
	return [...range, ...say('größer als', above), ...say('kleiner als', below), ...steps];
}

const say = (words: string, value: number | undefined) => (value === undefined ? [] : [`${words} ${value}`]);

/** `dependentRequired`, and `dependencies` of older drafts where they are lists of names. */
function dependencies(schema: JsonObject): string[] {
	const lists = [...entriesAt(schema, 'dependentRequired'), ...entriesAt(schema, 'dependencies')];
	return lists.flatMap(([name, names]) => (Array.isArray(names) ? `mit ${name} auch ${names.join(', ')}` : []));
}
