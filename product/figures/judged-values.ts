import { germanDecimal } from '#product/domain/decimal.ts';
import { assess } from '#product/domain/decision-rule.ts';
import { sampleInspection } from './sample.ts';

/** The report whose values figure pruefberichte-2 judges: PM-BM-0003 failed it (RULES.md ). */
export const inspection = sampleInspection('PB-2025-00015');

/** Millimetres as whole micrometres. */
const inMicrometres = (millimetres: string | null) => Math.round(Number(millimetres) * 1000);
/** 5 → `+5`, −3 → `−3` (RULES.md ). */
export const signed = (number: number) => (number < 0 ? `\u2212${-number}` : number > 0 ? `+${number}` : '0');

/** Rows of the figure: deviation and both verdicts, in µm. */
export const judged = inspection.measurements.map((measurement) => ({
	nominal: germanDecimal(measurement.nominal),
	deviation: inMicrometres(assess(measurement, 'simple_acceptance').deviation),
	simple_acceptance: assess(measurement, 'simple_acceptance').inTolerance,
	guard_band_u: assess(measurement, 'guard_band_u').inTolerance,
}));

/** Permissible deviation of all rows (the test sees to it), in µm. */
export const limit = inMicrometres(inspection.measurements[0]?.permissible ?? null);
/** Expanded uncertainty U of all rows, in µm. */
export const uncertainty = inMicrometres(inspection.measurements[0]?.uncertainty ?? null);
