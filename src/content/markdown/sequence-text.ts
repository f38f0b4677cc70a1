/** A message from one participant to another: their names end where the arrow begins, and at the colon. */
const MESSAGE = /^(\s*)([^:\n]+?)[ \t]*(<<-{1,2}>>|-{1,2}(?:>>|>|x|\)))[ \t]*([+-]?)[ \t]*([^:\n]+?)[ \t]*(:.*)$/;
const PARTICIPANT = /^\s*(participant|actor)[ \t]+(.+?)(?:[ \t]+as[ \t]+(.+?))?[ \t]*$/;
const SAID_BESIDE = /^(\s*note[ \t]+(?:over|left of|right of)[ \t]+)([^:\n]+?)([ \t]*:.*)$/i;
const ACTIVATION = /^(\s*(?:de)?activate[ \t]+)(.+?)[ \t]*$/;

/** A sequence in the form that the library reads: without coloured backgrounds, and with one-word names; the names of the source become labels. */
export const sequenceText = (text: string): string => withShortNames(withoutTints(text));

interface Participant {
	kind: string;
	label: string;
}

function withShortNames(text: string): string {
	const lines = text.split('\n');
	const participants = participantsIn(lines);
	const names = [...participants.keys()];
	if (!names.some((name) => /\s/.test(name))) return text;
	const short = (name: string) => (/\s/.test(name) ? `name${names.indexOf(name)}` : name);
	const [head = '', ...body] = lines.filter((line) => !PARTICIPANT.test(line));
	const declared = [...participants].map(([name, { kind, label }]) => `${kind} ${short(name)} as ${label}`);
	const rest = body.map((line) =>
		line
			.replace(
				SAID_BESIDE,
				(_, ...[before, over = '', after]: string[]) =>
					`${before}${over
						.split(/\s*,\s*/)
						.map(short)
						.join()}${after}`,
			)
			.replace(ACTIVATION, (_, before: string, name: string) => before + short(name))
			.replace(MESSAGE, (_, ...[space, from = '', arrow, sign, to = '', said]: string[]) => `${space}${short(from)}${arrow}${sign}${short(to)}${said}`),
	);
	return [head, ...declared, ...rest].join('\n');
}

/** The participants in the order of their first mention, with labels given by `as`. */
function participantsIn(lines: readonly string[]): Map<string, Participant> {
	const found = new Map<string, Participant>();
	for (const line of lines) {
		const [, kind, declared = '', label = declared] = PARTICIPANT.exec(line) ?? [];
		const [, , from, , , to] = MESSAGE.exec(line) ?? [];
		const over = SAID_BESIDE.exec(line)?.[2]?.split(/\s*,\s*/) ?? [];
		for (const name of [declared, from, to, ...over])
			if (name && !found.has(name)) found.set(name, { kind: kind ?? 'participant', label: kind ? label : name });
	}
	return found;
}

/** Without coloured grounds (`rect rgb(…) … end`), which would take notes with them. */
function withoutTints(text: string): string {
	const open: boolean[] = [];
	return text
		.split('\n')
		.filter((line) => {
			if (/^\s*(?:alt|box|break|critical|loop|opt|par|rect)\b/.test(line)) open.push(/^\s*rect\b/.test(line));
			else if (!/^\s*end\s*$/.test(line)) return true;
			else return !open.pop();
			return !open.at(-1);
		})
		.join('\n');
}
