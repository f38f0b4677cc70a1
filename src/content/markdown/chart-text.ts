/** Arrows of a flowchart. */
export const ARROW = /<?(?:-{2,}>|={2,}>|-\.+->)/g;

/** The form of a node, with its label. */
const FORM = String.raw`\(\[[^\n]*?\]\)|\[\([^\n]*?\)\]|\[\[[^\n]*?\]\]|\({2,3}[^\n]*?\){2,3}|\{\{[^\n]*?\}\}|\[(?:"[^"\n]*"|[^\]\n]*)\]|\((?:"[^"\n]*"|[^)\n]*)\)|\{(?:"[^"\n]*"|[^}\n]*)\}`;
const NODE = new RegExp(
	String.raw`^[ \t]*(?:subgraph|style|classDef|class|linkStyle|direction)\b[^\n]*$|\|[^|\n]*\||"[^"\n]*"|(?<![\w-])(?<id>[A-Za-z_]\w*)(?<form>${FORM})?`,
	'gm',
);

/** An arrow with its text without spaces (`a--text-->b`), no label of a node; one that goes on with x or o has another head and no text. */
const TEXT_AT_ONCE = /(?<=[\w\])}])(--|==|-\.)(?![xo])("[^"\n]*"|[^\s|<>"()[\]{}=.-](?:(?!--|==|\.-)[^\n|<>"()[\]{}])*)[ \t]*(?:-{2,}|={2,}|\.+-)>/g;

/** The head of a chart with a direction and without a semicolon, arrows with spaces around them. */
export const chartText = (text: string) =>
	labelsFirst(
		text
			.trim()
			.replace(/^(flowchart|graph)[ \t]*(TB|TD|BT|RL|LR)?[ \t]*(?:;|$)/m, (_, kind: string, direction?: string) => `${kind} ${direction ?? 'TD'}\n`)
			.replace(/;[ \t]*$/gm, '')
			.replace(/;[ \t]+(?=\S)/g, '\n')
			.replace(/^[ \t]*click\b.*$/gm, '')
			// Shapes and animations by name, and names of arrows.
			.replace(/^[ \t]*[\w-]+@\{[^}\n]*\}[ \t]*$/gm, '')
			.replace(/[\w-]+@(?=[<=.~-])/g, '')
			.replace(/<\/br>/g, '<br/>')
			// The target of an arrow may be on the next line, and its text within the arrow.
			.replace(/([-=]>)[ \t]+\|/g, '$1|')
			.replace(/([-=]>(?:\|[^|\n]*\|)?)[ \t]*\n\s*/g, '$1 ')
			.replace(/--[ \t]+([^\s|>-][^\n|>]*?)[ \t]+-{2,}>/g, '-->|$1|')
			.replace(/-\.[ \t]+([^\s|>.-][^\n|>]*?)[ \t]+\.+->/g, '-.->|$1|')
			.replace(TEXT_AT_ONCE, (_, line: string, text: string) => `${line === '-.' ? '-.-' : line}>|${text}|`)
			.replace(/-{3,}>/g, '-->')
			.replace(ARROW, (arrow, at: number, all: string) => ` ${arrow}${all[at + arrow.length] === '|' ? '' : ' '}`),
	);

/** A node may get its label at any mention, but the library takes the one of the first mention, so labels are moved there. */
function labelsFirst(text: string): string {
	const forms = new Map<string, string>();
	for (const { groups: { id = '', form } = {} } of text.matchAll(NODE)) if (form !== undefined && !forms.has(id)) forms.set(id, form);
	const seen = new Set<string>();
	return text.replace(NODE, (all, ...rest) => {
		const { id, form } = rest.at(-1) as { id?: string; form?: string };
		if (id === undefined || seen.has(id)) return all;
		seen.add(id);
		return form === undefined ? all + (forms.get(id) ?? '') : all;
	});
}
