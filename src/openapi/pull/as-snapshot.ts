import { type BundleSources, bundleReferences } from '#openapi/load/bundle-references.ts';
import { parseDescription } from '#openapi/load/parse-description.ts';

/** A description as the snapshot holds it: JSON with two spaces, with the documents that it refers to; `undefined` when it cannot be parsed. */
export function asSnapshot(text: string, file: string, parts?: BundleSources): string | undefined {
	const parsed = parseDescription(text, file);
	if (!('value' in parsed)) return undefined;
	const whole = parts ? bundleReferences(parsed.value, parts).value : parsed.value;
	return `${JSON.stringify(whole, undefined, 2)}\n`;
}
