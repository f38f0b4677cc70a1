import { isCalendarDate } from './calendar-date.ts';
import { readHex, readHsl, readRgb, writeHex, writeHsl, writeRgb } from './colour.ts';
import type { CustomFieldRules, CustomFieldType, CustomFieldValue } from './custom-field.ts';
import { readInstant } from './local-time.ts';

/** Characters at most without an own limit (RULES.md ). */
export const MAXIMUM_INPUT = 255;
export const MAXIMUM_TEXTAREA = 4000;

/** A value that was taken, in the form in which it is stored, or why it was not: KB-403, or a required value is missing (no code). */
export type CheckedValue = { value: CustomFieldValue; fault?: undefined } | { fault: 'KB-403' | 'required' };

const MISFIT = undefined;

/**
 * Checks a value as the API takes it and brings it into the stored form (RULES.md ): text is trimmed, line breaks become LF, colours and moments are
 * written one way, empty becomes `null` (`false` in a checkbox).
 * @param previous value stored before: options that were switched off since remain valid where they stand.
 */
export function checkCustomFieldValue(rules: CustomFieldRules, input: unknown, previous: CustomFieldValue = null): CheckedValue {
	if (rules.type === 'checkbox') return typeof input === 'boolean' || input == null ? { value: input ?? false } : { fault: 'KB-403' };
	const value = input == null ? null : (rules.type === 'select' ? readSelect : READERS[rules.type])(input, rules, previous);
	if (value === MISFIT) return { fault: 'KB-403' };
	return value === null && rules.required === true ? { fault: 'required' } : { value };
}

/** A pattern as it is applied, to the whole value; `undefined` when it is no valid expression. */
export function readPattern(pattern: string): RegExp | undefined {
	try {
		return new RegExp(`^(?:${pattern})$`, 'u');
	} catch {
		return undefined;
	}
}

/** The German text of a fault (RULES.md ). */
export function valueFaultText(fault: 'KB-403' | 'required', type: CustomFieldType): string {
	return fault === 'KB-403' ? `Der Wert passt nicht zum Feldtyp „${type}“.` : 'Pflichtangabe fehlt.';
}

type ValueReader = (input: unknown, rules: CustomFieldRules) => string | null | undefined;

const READERS: Readonly<Record<Exclude<CustomFieldType, 'select' | 'checkbox'>, ValueReader>> = {
	input: textReader(readInputText),
	textarea: textReader((value, { maxLength }) => {
		const lines = value.replace(/\r\n?/g, '\n');
		return lengthOf(lines) <= Math.min(maxLength ?? MAXIMUM_TEXTAREA, MAXIMUM_TEXTAREA) ? lines : MISFIT;
	}),
	date: textReader((value, rules) => (isCalendarDate(value) && value >= '1900-01-01' && value <= '2199-12-31' && isInBounds(value, rules) ? value : MISFIT)),
	datetime: textReader((value, rules) => {
		const instant = readInstant(value);
		return instant !== undefined && isInBounds(instant, rules) ? instant : MISFIT;
	}),
	hex: textReader((value) => writeIf(readHex(value), writeHex)),
	rgb: textReader((value) => writeIf(readRgb(value), writeRgb)),
	hsl: textReader((value) => writeIf(readHsl(value), writeHsl)),
};

/** A reader of texts only; empty is `null`. */
function textReader(read: (value: string, rules: CustomFieldRules) => string | undefined): ValueReader {
	return (input, rules) => {
		if (typeof input !== 'string') return MISFIT;
		return input.trim() === '' ? null : read(input, rules);
	};
}

function readInputText(value: string, { maxLength, pattern }: CustomFieldRules): string | undefined {
	const trimmed = value.trim();
	const fits = lengthOf(trimmed) <= Math.min(maxLength ?? MAXIMUM_INPUT, MAXIMUM_INPUT) && !/[\r\n]/.test(trimmed);
	return fits && (pattern == null || readPattern(pattern)?.test(trimmed) === true) ? trimmed : MISFIT;
}

function readSelect(input: unknown, { options = [], multiple = false }: CustomFieldRules, previous: CustomFieldValue): CustomFieldValue | undefined {
	const before: readonly unknown[] = Array.isArray(previous) ? previous : [previous];
	const isOption = (key: unknown): key is string => options.some((option) => option.key === key && (option.active || before.includes(key)));
	if (!multiple) return isOption(input) ? input : input === '' ? null : MISFIT;
	if (!Array.isArray(input)) return MISFIT;
	const keys: readonly unknown[] = [...new Set(input)];
	return keys.length === 0 ? null : keys.every(isOption) ? keys : MISFIT;
}

function isInBounds(value: string, { min, max }: CustomFieldRules): boolean {
	return (min == null || value >= min) && (max == null || value <= max);
}

function writeIf<T>(value: T | undefined, write: (value: T) => string): string | undefined {
	return value === undefined ? MISFIT : write(value);
}

/** Code points: a character beyond U+FFFF counts once, although it is two UTF-16 units. */
function lengthOf(value: string): number {
	return [...value].length;
}
