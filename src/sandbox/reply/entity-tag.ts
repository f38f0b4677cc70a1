import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { sha256 } from './sha256.ts';

/** Strong `ETag` of a record: the beginning of the SHA-256 of its canonical JSON, with its quotation marks. */
export async function entityTag(record: unknown): Promise<string> {
	return `"${(await sha256(new TextEncoder().encode(canonicalJson(record)))).slice(0, 32)}"`;
}

/**
 * Whether a condition (`If-Match`, `If-None-Match`: `*` or a list of tags) names this tag.
 * @param weak `W/` counts as the same (`If-None-Match`, RFC 9110, 13.1.2); for `If-Match` it never fits (13.1.1).
 */
export function namesTag(condition: string, tag: string, { weak }: { weak: boolean }): boolean {
	if (condition.trim() === '*') return true;
	const tags = condition.match(/(?:W\/)?"[^"]*"/g) ?? [];
	const bare = (text: string) => (weak ? text.replace(/^W\//, '') : text);
	return tags.some((named) => bare(named) === bare(tag)) && (weak || !tag.startsWith('W/'));
}
