import { absolute, add, compareDecimals, type Decimal, subtract } from './decimal.ts';

/** Entscheidungsregeln with their labels (RULES.md ). */
export const DECISION_RULES = [
	{ rule: 'simple_acceptance', label: 'Einfache Akzeptanz' },
	{ rule: 'guard_band_u', label: 'Schutzabstand U' },
] as const;

export type DecisionRule = (typeof DECISION_RULES)[number]['rule'];

/** Zustand of the device when a value was measured, with its label (RULES.md ); the first one is the default. */
export const MEASUREMENT_CONDITIONS = [
	{ condition: 'asFound', label: 'wie vorgefunden' },
	{ condition: 'asLeft', label: 'nach Justierung' },
] as const;

type MeasurementCondition = (typeof MEASUREMENT_CONDITIONS)[number]['condition'];

/** The entered part of a measurement (RULES.md ); permissible and uncertainty without sign. */
interface MeasurementInput {
	characteristic?: string;
	nominal: Decimal;
	actual: Decimal;
	permissible?: Decimal | null;
	/** Expanded uncertainty U with k = 2. */
	uncertainty?: Decimal | null;
	unit?: string;
	/** Default: as found. */
	condition?: MeasurementCondition;
}

interface Assessment {
	/** Ist − Soll with the decimal places of the more exact one. */
	deviation: Decimal;
	/** `null` when it cannot be said: no permissible deviation, or no uncertainty where the rule needs one. */
	inTolerance: boolean | null;
}

/** Deviation and verdict of one measurement (RULES.md ). A deviation on the limit is in tolerance. */
export function assess({ nominal, actual, permissible, uncertainty }: MeasurementInput, rule: DecisionRule): Assessment {
	const deviation = subtract(actual, nominal);
	return { deviation, inTolerance: isInTolerance({ deviation, permissible, uncertainty }, rule) };
}

/** Whether a deviation is in tolerance: |deviation| ≤ permissible, with guard band |deviation| + U ≤ permissible. `null` when it cannot be said. */
export function isInTolerance(
	{ deviation, permissible, uncertainty }: { deviation: Decimal; permissible?: Decimal | null | undefined; uncertainty?: Decimal | null | undefined },
	rule: DecisionRule,
): boolean | null {
	if (permissible == null) return null;
	if (rule === 'simple_acceptance') return compareDecimals(absolute(deviation), permissible) <= 0;
	if (uncertainty == null) return null;
	return compareDecimals(add(absolute(deviation), uncertainty), permissible) <= 0;
}

/** A verdict in words. With a guard band, a value outside the zone of acceptance is not refuted: its conformity is not proven (RULES.md ). */
export function verdictText(inTolerance: boolean | null, rule: DecisionRule): string {
	if (inTolerance === null) return 'unbewertet';
	if (inTolerance) return 'in Toleranz';
	return rule === 'guard_band_u' ? 'Konformität nicht nachgewiesen' : 'nicht in Toleranz';
}

/**
 * Result that Kalibord suggests (RULES.md ): all that can be judged in tolerance → passed, otherwise failed; `null` when nothing can be judged.
 * The last condition counts: after an adjustment the values as found say nothing about the device as it goes back. A point that was not measured
 * again is therefore unknown, and nothing is passed.
 */
export function suggestResult(measurements: readonly MeasurementInput[], rule: DecisionRule): 'passed' | 'failed' | null {
	const left = measurements.filter(({ condition }) => condition === 'asLeft');
	const verdicts = verdictsOf(left.length > 0 ? left : measurements, rule);
	if (verdicts.includes(false)) return 'failed';
	const isUnknown = verdicts.length === 0 || (left.length > 0 && measurements.some((found) => !left.some((again) => isSamePoint(found, again))));
	return isUnknown ? null : 'passed';
}

/** Whether two values were measured at the same point: Merkmal, Sollwert by its value, Einheit (RULES.md ). */
function isSamePoint(one: MeasurementInput, other: MeasurementInput): boolean {
	return one.characteristic === other.characteristic && one.unit === other.unit && compareDecimals(one.nominal, other.nominal) === 0;
}

/**
 * Whether the dialog **Rückwirkung bewerten** opens (RULES.md ): by the result, or because the device was out of tolerance as it was found, whatever
 * an adjustment made of it.
 */
export function needsImpactAssessment(
	{ result, measurements }: { result: string | null; measurements: readonly MeasurementInput[] },
	rule: DecisionRule,
): boolean {
	const found = measurements.filter(({ condition }) => condition !== 'asLeft');
	return result === 'failed' || result === 'restricted' || verdictsOf(found, rule).includes(false);
}

/** Verdicts on what can be judged. */
function verdictsOf(measurements: readonly MeasurementInput[], rule: DecisionRule): boolean[] {
	return measurements.map((measurement) => assess(measurement, rule).inTolerance).filter((verdict) => verdict !== null);
}
