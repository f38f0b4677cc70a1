/** A decimal number as text with a point, `-?[0-9]{1,9}(\.[0-9]{1,9})?` (RULES.md R-1.4): trailing zeros say how exact it is. */
export type Decimal = string;

const PATTERN = /^-?[0-9]{1,9}(\.[0-9]{1,9})?$/;

/** Whether a text is a decimal number of the API. */
export function isDecimal(text: string): boolean {
	return PATTERN.test(text);
}

/** `minuend − subtrahend`, exact, with the decimal places of the more exact one. Zero has no sign. */
export function subtract(minuend: Decimal, subtrahend: Decimal): Decimal {
	const scale = Math.max(decimalPlaces(minuend), decimalPlaces(subtrahend));
	return writeDecimal(scaled(minuend, scale) - scaled(subtrahend, scale), scale);
}

/** `a + b`, exact, with the decimal places of the more exact one. */
export function add(a: Decimal, b: Decimal): Decimal {
	const scale = Math.max(decimalPlaces(a), decimalPlaces(b));
	return writeDecimal(scaled(a, scale) + scaled(b, scale), scale);
}

/** The number without its sign. */
export function absolute(number: Decimal): Decimal {
	return number.replace('-', '');
}

/** Below zero when `a` is smaller, above when it is larger. `1.50` and `1.5` are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
	const scale = Math.max(decimalPlaces(a), decimalPlaces(b));
	const difference = scaled(a, scale) - scaled(b, scale);
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `-0.005` → `−0,005` (RULES.md R-1.2). With `signed`, numbers above zero carry `+`. */
export function germanDecimal(number: Decimal, { signed = false } = {}): string {
	const sign = number.startsWith('-') ? '\u2212' : signed && /[1-9]/.test(number) ? '+' : '';
	return sign + absolute(number).replace('.', ',');
}

/** An amount of money: `1240.50` → `1240,50 €`. */
export const euro = (amount: Decimal): string => `${germanDecimal(amount)}\u00a0€`;

/** Reads what a person types: comma or point, hyphen or minus sign. `undefined` when it is no decimal number. */
export function readDecimal(text: string): Decimal | undefined {
	const number = text.trim().replace('\u2212', '-').replace('+', '').replace(',', '.');
	return isDecimal(number) ? number : undefined;
}

function decimalPlaces(number: Decimal): number {
	const point = number.indexOf('.');
	return point < 0 ? 0 : number.length - point - 1;
}

/** The number times ten to the power of `scale`. */
function scaled(number: Decimal, scale: number): bigint {
	return BigInt(number.replace('.', '') + '0'.repeat(scale - decimalPlaces(number)));
}

function writeDecimal(value: bigint, scale: number): Decimal {
	const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
	const whole = digits.slice(0, digits.length - scale);
	return `${value < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}
