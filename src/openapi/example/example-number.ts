import { type JsonObject, numberAt } from '#openapi/json/json.ts';

/** How far from a limit that is excluded itself a number lies, where no step is asked for and the other limit leaves the room. */
const BESIDE_LIMIT = 0.5;

/** The limits of a number by schemas that all apply. */
interface NumberRules {
	/** The number that all steps share; `undefined` where none is asked for. */
	step: number | undefined;
	low: number;
	high: number;
	fits(value: number): boolean;
}

/** A number within the limits of schemas that all hold, as near to 1 as they allow. Where they contradict each other, one of the limits. */
export function exampleNumber(schemas: readonly JsonObject[], whole: boolean): number {
	const rules = numberRules(schemas, whole);
	const { step, low, high, fits } = rules;
	const start = Math.min(Math.max(1, low), high);
	if (step === undefined) return fits(start) ? start : besideLimit(start, rules);
	const index = Math.ceil(rounded(start / step));
	const steps = [index, index + 1, index - 1, index - 2].map((count) => rounded(count * step));
	return steps.find(fits) ?? start;
}

/** `count` numbers, the first of which is given: upwards as far as the schemas allow, then downwards; fewer where they allow no more. */
export function moreNumbers(first: number, count: number, { schemas, whole }: { schemas: readonly JsonObject[]; whole: boolean }): number[] {
	const { step = 1, fits } = numberRules(schemas, whole);
	const from = (sign: 1 | -1) => {
		const steps = Array.from({ length: count - 1 }, (_, index) => rounded(first + sign * step * (index + 1)));
		const end = steps.findIndex((value) => !fits(value));
		return end === -1 ? steps : steps.slice(0, end);
	};
	return [first, ...from(1), ...from(-1)].slice(0, count);
}

function numberRules(schemas: readonly JsonObject[], whole: boolean): NumberRules {
	const all = (keyword: string) => schemas.flatMap((schema) => numberAt(schema, keyword) ?? []);
	const [above, below] = [all('exclusiveMinimum'), all('exclusiveMaximum')];
	const low = Math.max(...all('minimum'), ...above);
	const high = Math.min(...all('maximum'), ...below);
	const fits = (value: number) => Number.isFinite(value) && value >= low && value <= high && !above.includes(value) && !below.includes(value);
	return { step: sharedStep([...all('multipleOf').filter((step) => step > 0), ...(whole ? [1] : [])]), low, high, fits };
}

/** Within limits one of which is the start and excluded: some way from it, half the way where the other limit is near. */
function besideLimit(start: number, { low, high, fits }: NumberRules): number {
	const beside = [start + BESIDE_LIMIT, start - BESIDE_LIMIT, (low + high) / 2].map(rounded);
	return beside.find(fits) ?? start;
}

/** The smallest number that is a multiple of all; the first alone where that would be beyond what is counted exactly. */
function sharedStep(steps: readonly number[]): number | undefined {
	const scale = 10 ** Math.max(0, ...steps.map(decimalsOf));
	const [first = 0, ...others] = steps.map((step) => Math.round(step * scale));
	if (![first, ...others].every(isCounted)) return steps[0];
	const shared = others.reduce((one, other) => (one / greatestDivisor(one, other)) * other, first);
	return isCounted(shared) ? rounded(shared / scale) : steps[0];
}

const isCounted = (value: number) => Number.isSafeInteger(value) && value > 0;

const greatestDivisor = (one: number, other: number): number => (other === 0 ? one : greatestDivisor(other, one % other));

/** Decimal places of a number as it is written: 2 of 0.25, 7 of 1e-7. */
function decimalsOf(value: number): number {
	const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
	return Math.max(0, fraction.length - Number(exponent));
}

/** Without rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(15)));
