import { type BundleSources, bundleReferences } from '#openapi/load/bundle-references.ts';
import { parseDescription } from '#openapi/load/parse-description.ts';

/** A description in the form of the snapshot: JSON with two spaces, including the documents it references; `undefined` if it cannot be parsed. */
export function asSnapshot(text: string, file: string, parts?: BundleSources): string | undefined {
	const parsed = parseDescription(text, file);
	if (!('value' in parsed)) return undefined;
	const whole = parts ? bundleReferences(parsed.value, parts).value : parsed.value;
	return `${JSON.stringify(whole, undefined, 2)}\n`;
}
