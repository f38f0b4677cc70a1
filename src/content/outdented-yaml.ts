/** A value in quotes or brackets behind a key or in a list, and what stands before it. */
const LONG_VALUE = /^(?:\s*- +)*(?:\s*[^\s"'[{#:][^"'[{#:]*:\s+|\s*- +)(?=["'[{])/;

const BRACKET_ENDS: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * YAML in which values in quotes or brackets that go on in further lines are indented, in the same lines as before: Docusaurus' parser takes them from the
 * beginning of the line, ours as YAML has it only further in than their key.
 */
export function indentContinued(yaml: string): string {
	let open = '';
	let margin = '';
	return yaml
		.split('\n')
		.map((line) => {
			const isContinued = open !== '';
			const [before = ''] = isContinued ? [] : (LONG_VALUE.exec(line) ?? []);
			if (before !== '') margin = ' '.repeat(before.length);
			if (isContinued || before !== '') open = openAfter(line.slice(before.length), open);
			return isContinued ? margin + line : line;
		})
		.join('\n');
}

/** Quotes and brackets that are open at the end of `text`, from the outermost on; `open` are those at its beginning. */
function openAfter(text: string, open: string): string {
	let now = open;
	for (let at = 0; at < text.length; at++) {
		const character = text[at] ?? '';
		const last = now.at(-1) ?? '';
		if (last === '"' && character === '\\') at++;
		else if (last === "'" && character === "'" && text[at + 1] === "'") at++;
		else if (last === '"' || last === "'") now = character === last ? now.slice(0, -1) : now;
		else if (character === BRACKET_ENDS[last]) now = now.slice(0, -1);
		else if (`"'[{`.includes(character)) now += character;
		if (now === '') return '';
	}
	return now;
}
