import type { PlannedParameter } from '#sandbox/plan/sandbox-plan.ts';
import type { TextShape } from '#sandbox/validate/shape.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import type { FoundValue } from './query-parameters.ts';
import { jsonOr, kindOfText, objectOfParts, splitValue, valueOfText } from './value-of-text.ts';

/**
 * The value of a parameter among the cookies of a request (RFC 6265, 4.2.1); `undefined`: it was not sent. Exploded, a list has a cookie of its name for each value,
 * an object one for each field by the name of the field. Only style `form` encodes (OpenAPI 3.2, Style Values).
 */
export function takeCookie({ name, style, explode, json }: PlannedParameter, shape: TextShape, header: string): FoundValue | undefined {
	const decode = style === 'cookie' ? (text: string) => text : percentDecoded;
	const cookies = header.split(';').map((part) => cookiePair(part, decode));
	const own = cookies.filter((cookie) => cookie.name === name);
	const kind = json ? 'scalar' : kindOfText(shape);
	if (kind === 'object' && explode) {
		const fields = cookies.filter((cookie) => shape.names.includes(cookie.name));
		const value = Object.fromEntries(fields.map((field) => [field.name, valueOfText(decode(field.text), shape.property(field.name))]));
		return fields.length === 0 ? undefined : { value, mismatches: [] };
	}
	const [first] = own;
	if (!first) return undefined;
	const value = () => {
		if (json) return jsonOr(decode(first.text));
		// Programs that know no exploded cookies send a list in one, too.
		const texts = own.length > 1 && explode ? own.map(({ text }) => decode(text)) : splitValue(first.text, ',', decode);
		if (kind === 'array') return texts.map((text) => valueOfText(text, shape.items()));
		return kind === 'object' ? objectOfParts(texts, false, shape) : valueOfText(decode(first.text), shape);
	};
	return { value: value(), mismatches: [] };
}

function cookiePair(part: string, decode: (text: string) => string): { name: string; text: string } {
	const [name = '', ...rest] = part.trim().split('=');
	return { name: decode(name), text: rest.join('=') };
}
