import { CODE_PATTERN } from '#content/markdown/one-language.ts';

/** Code, the line that opens a box, and the one that closes the last. */
const FENCES = new RegExp(`${CODE_PATTERN}|^[ \\t>]*:{3,}(?:(?<name>[a-z][\\w-]*).*|[ \\t]*)$`, 'gim');

/** The boxes (`:::note`) of a text that no line `:::` closes, with their lines. The parser lets them go on to the end of what they stand in. */
export function openBoxes(body: string): { name: string; line: number }[] {
	const open: { name: string; line: number }[] = [];
	for (const { groups = {}, index } of body.matchAll(FENCES)) {
		if (groups['fence'] !== undefined || groups['ticks'] !== undefined) continue;
		if (groups['name'] === undefined) open.pop();
		else open.push({ name: groups['name'], line: body.slice(0, index).split('\n').length });
	}
	return open;
}
