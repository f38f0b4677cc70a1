/**
 * The text below a heading of a page in Markdown, up to the next heading; without a heading, the beginning of the page below its title and address. Empty where the page has no such heading.
 * @param above the headings above it, which tell apart several of the same name.
 */
export function sectionOf(markdown: string, heading: string, above: readonly string[] = []): string {
	const [beginning = '', ...sections] = splitAtHeadings(markdown);
	if (heading === '') return beginning.replace(/^# .*\n+(?:<\S+>\n+)?/, '').trim();
	const wanted = comparableName(heading);
	const place = above.map(comparableName).join('\n');
	const open: { level: number; name: string }[] = [];
	const named = sections.flatMap((text) => {
		const [line = ''] = text.split('\n', 1);
		const level = line.indexOf(' ');
		while ((open.at(-1)?.level ?? 0) >= level) open.pop();
		const names = open.map(({ name }) => name).join('\n');
		const name = comparableName(line.slice(level));
		open.push({ level, name });
		return name === wanted ? [{ text, isThere: names === place }] : [];
	});
	const section = (named.find(({ isThere }) => isThere) ?? named[0])?.text;
	return section === undefined ? '' : section.slice(`${section}\n`.indexOf('\n')).trim();
}

/**
 * What stands in a piece of Markdown below a name in a list of words or schemas (`**Apparatus**` on a line of its own), up to the next name. Empty where it has no such name.
 */
export function listedEntry(markdown: string, name: string): string {
	const wanted = comparableName(name);
	const entries = markdown.split(/^(?=\*\*[^*\n]+\*\*$)/m);
	const entry = entries.find((part) => comparableName((/^\*\*(.+)\*\*\n/.exec(part)?.[1] ?? '').replace(/\\(?=[\W_])/g, '')) === wanted);
	return entry === undefined ? '' : entry.slice(entry.indexOf('\n')).trim();
}

/** Names that are spelt alike. */
export const comparableName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** A page in parts that begin with a heading each, the first with its title. What looks like a heading in code is none. */
function splitAtHeadings(markdown: string): string[] {
	const parts: string[][] = [[]];
	let fence: string | undefined;
	for (const line of markdown.split('\n')) {
		const [, mark, behind] = /^ *(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
		if (fence === undefined) fence = mark;
		else if (mark?.startsWith(fence) && behind?.trim() === '') fence = undefined;
		if (fence === undefined && /^#{2,6} /.test(line)) parts.push([]);
		parts.at(-1)?.push(line);
	}
	return parts.map((lines) => lines.join('\n'));
}
