import { Fragment } from 'react';

/** Names in programs of this length may end a line where one of their words does, before they are cut anywhere. */
const LONG_NAME = /\S{16,}/g;
const NAME_BREAK = /(?<=[\p{L}\p{N}][/._:])(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})/gu;

/** A text in which long names (`microsoft.graph.educationClass`) break between their words. */
export function BreakableName({ text }: { text: string }) {
	const parts = text.replace(LONG_NAME, (name) => name.replace(NAME_BREAK, '\u200b')).split('\u200b');
	if (parts.length === 1) return text;
	// One element, as what stands in an entry is set side by side.
	return (
		<span>
			{parts.map((part, index) => (
				<Fragment key={`${index}-${part}`}>
					{index > 0 && <wbr />}
					{part}
				</Fragment>
			))}
		</span>
	);
}
