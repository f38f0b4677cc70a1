/** A picture of a `srcset` attribute: its address, and for which width or density it is (`2x`, `640w`; empty for `1x`). */
interface SourceCandidate {
	address: string;
	descriptors: string;
}

/** White space and commas before a candidate; its address, which may hold commas but ends with none; commas that end it, or its descriptors up to a comma that stands in no brackets. */
const CANDIDATE = /[,\t\n\f\r ]*([^,\t\n\f\r ](?:[^\t\n\f\r ]*[^,\t\n\f\r ])?)(?:,+|((?:\([^)]*\)?|[^,(])*))/g;

/** The pictures of a `srcset` attribute (HTML, section 4.8.4.2.2 “Parsing a srcset attribute”). Descriptors are not checked. */
export function sourceSet(text: string): SourceCandidate[] {
	// Most elements have none.
	if (text === '') return [];
	return Array.from(text.matchAll(CANDIDATE), ([, address = '', descriptors = '']) => ({ address, descriptors: descriptors.trim() }));
}

/** A `srcset` attribute with other addresses, without white space of its own. */
export function withSourceAddresses(text: string, change: (address: string) => string): string {
	return sourceSet(text)
		.map(({ address, descriptors }) => `${change(address)} ${descriptors}`.trim())
		.join(', ');
}
