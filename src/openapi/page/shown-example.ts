import type { Header, Parameter, Value } from '#openapi/model/message.ts';
import { serialiseParameter } from '#openapi/model/serialise-parameter.ts';
import type { Literal } from '#openapi/schema/schema-node.ts';

/** A written example with the words that belong to it. */
export interface ShownExample {
	value: Literal;
	/** Plain text. */
	summary: string | undefined;
	/** Markdown. */
	description?: string | undefined;
	/** Where the example stands, when the description only says that. */
	address?: string | undefined;
}

/** The written examples of a parameter or header as they are shown, with the words that belong to them. */
export function shownExamples({ examples }: Value, fallback: readonly Literal[]): ShownExample[] {
	if (examples.length === 0) return fallback.map((value) => ({ value, summary: undefined }));
	return examples.flatMap(({ value, summary, description, serialisedValue, externalValue }) => {
		const text = serialisedValue ?? (value === undefined ? externalValue : typeof value === 'string' ? value : JSON.stringify(value));
		const address = value === undefined && serialisedValue === undefined ? externalValue : undefined;
		return text === undefined ? [] : [{ value: { value, text }, summary, description, address }];
	});
}

/** How the examples are sent, where that differs from how they are shown: lists, objects, what needs encoding. */
export function sentForms(value: Parameter | Header, written: readonly Pick<ShownExample, 'value' | 'address'>[]): string[] {
	const shown = written.filter(({ address }) => address === undefined);
	const { name, serialised, content } = value;
	const place = 'place' in value ? value.place : 'header';
	const first = { text: shown[0]?.value.text, sent: serialised };
	const others =
		content === undefined ? shown.slice(1).map(({ value: { value: raw, text } }) => ({ text, sent: serialiseParameter(raw, { ...value, place }) })) : [];
	return [first, ...others].flatMap(({ text, sent }) => (sent === '' || sent === text || sent === `${name}=${text ?? ''}` ? [] : [sent]));
}
