import type { Value } from '#openapi/model/model.ts';
import type { Literal } from '#openapi/model/schema-node.ts';

/** The written examples of a parameter or header as they are shown, with the words that belong to them. */
export function shownExamples({ examples }: Value, fallback: readonly Literal[]): { value: Literal; words: string | undefined }[] {
	if (examples.length === 0) return fallback.map((value) => ({ value, words: undefined }));
	return examples.flatMap(({ value, summary, serialisedValue }) => {
		const text = serialisedValue ?? (value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value));
		return text === undefined ? [] : [{ value: { value, text }, words: summary }];
	});
}

/** How the example is sent, where that differs from how it is shown: lists, objects, what needs encoding. */
export function sentForm({ name, serialised }: Value, shown: readonly { value: Literal }[]): string | undefined {
	const text = shown[0]?.value.text;
	return serialised === '' || serialised === text || serialised === `${name}=${text ?? ''}` ? undefined : serialised;
}
