/**
 * A text that matches a regular expression of the simple kind: literals, classes, groups, alternatives, counts and anchors at the ends.
 * `undefined` for everything else (look-around, back references …). The expression is read, never run: it comes from others and could take forever.
 * @param least number of characters that the text should have where the expression leaves it open.
 */
export function matchingText(pattern: string, least: number): string | undefined {
	let last = '';
	let anchors = { start: false, end: false };
	for (const extra of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233]) {
		const reader = new PatternReader(pattern, extra);
		const text = reader.alternatives();
		if (text === undefined || !reader.done() || text.length > 1_000) return undefined;
		if (text.length >= least) return text;
		last = text;
		anchors = reader.anchors;
	}
	// Where no anchor stands, anything may be beside the match.
	if (!anchors.end) return last.padEnd(least, 'x');
	return anchors.start ? undefined : last.padStart(least, 'x');
}

class PatternReader {
	readonly #pattern: string;
	/** Repetitions above the least where a count is open. */
	readonly #extra: number;
	#position = 0;
	#depth = 0;
	/** Whether the alternative that was taken is all of the text up to its start, up to its end. */
	anchors = { start: false, end: false };

	constructor(pattern: string, extra: number) {
		this.#pattern = pattern;
		this.#extra = extra;
	}

	done(): boolean {
		return this.#position >= this.#pattern.length;
	}

	/** The text of the first alternative that is not empty, if there is one; the others are only read. */
	alternatives(): string | undefined {
		let taken = this.#anchored();
		while (this.#next() === '|') {
			this.#position++;
			const other = this.#anchored();
			if (other === undefined || taken === undefined) taken = undefined;
			else if (taken.text === '') taken = other;
		}
		if (this.#depth === 0 && taken) this.anchors = taken;
		return taken?.text;
	}

	/** One alternative. On the outermost level each has anchors of its own: `^$|^a$`. */
	#anchored(): { text: string; start: boolean; end: boolean } | undefined {
		const isOuter = this.#depth === 0;
		const start = isOuter && this.#take(/\^/y) !== undefined;
		const text = this.#sequence();
		const end = isOuter && this.#take(/\$(?=\||$)/y) !== undefined;
		return text === undefined ? undefined : { text, start, end };
	}

	#next(): string | undefined {
		return this.#pattern[this.#position];
	}

	#take(expression: RegExp): RegExpExecArray | undefined {
		expression.lastIndex = this.#position;
		const match = expression.exec(this.#pattern) ?? undefined;
		if (match) this.#position = expression.lastIndex;
		return match;
	}

	#sequence(): string | undefined {
		let text = '';
		while (!this.done() && !/[|)]|\$(?=\||$)/y.test(this.#pattern.slice(this.#position))) {
			const atom = this.#atom();
			const count = this.#count();
			if (atom === undefined || count === undefined) return undefined;
			text += atom.repeat(count);
			if (text.length > 1_000) return undefined;
		}
		return text;
	}

	#atom(): string | undefined {
		if (this.#take(/\((?:\?:|\?<[A-Za-z]\w*>)?(?!\?)/y)) {
			if (++this.#depth > 50) return undefined;
			const inner = this.alternatives();
			this.#depth--;
			return this.#take(/\)/y) ? inner : undefined;
		}
		const set = this.#take(/\[(\^?)((?:\\.|[^\]\\])+)\]/y);
		if (set) return set[1] === '^' ? notIn(set[2] ?? '') : firstOf(set[2] ?? '');
		const code = this.#take(HEX_ESCAPE);
		if (code) return characterOf(code);
		const escaped = this.#take(/\\(.)/y)?.[1];
		if (escaped !== undefined) return escaped in CLASSES ? CLASSES[escaped] : /[A-Za-z0-9]/.test(escaped) ? undefined : escaped;
		if (this.#take(/\./y)) return 'x';
		// Braces around no count stand for themselves.
		const brace = this.#take(/\{(?!\d+,?\d*\})|\}/y)?.[0];
		if (brace !== undefined) return brace;
		return this.#take(/[^()[\]{}*+?|\\^$]/y)?.[0];
	}

	/** How often the atom before is repeated. */
	#count(): number | undefined {
		const written = this.#take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y);
		if (!written) return 1;
		const [, sign, from, open, to] = written;
		if (sign === '?') return Math.min(1, this.#extra);
		if (sign !== undefined) return (sign === '+' ? 1 : 0) + this.#extra;
		const least = Number(from);
		if (least > 1_000) return undefined;
		if (open === '') return least;
		return Math.min(to === '' ? Number.POSITIVE_INFINITY : Number(to), least + this.#extra);
	}
}

/** A character by its number: `\u00e4`, `\xe4`. */
const HEX_ESCAPE = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/y;

const characterOf = ([, four, two]: RegExpExecArray) => String.fromCharCode(Number.parseInt(four ?? two ?? '', 16));

const CLASSES: Record<string, string> = { d: '1', w: 'a', s: ' ', D: 'x', W: '-', S: 'x', t: '\t', n: '\n' };

/** A character of a class such as `A-Za-z0-9._`: the first that is written. */
function firstOf(set: string): string | undefined {
	const [first = '', second] = set;
	if (first !== '\\') return first;
	if (second === undefined) return undefined;
	const code = /^\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/.exec(set);
	if (code) return characterOf(code);
	return second in CLASSES ? CLASSES[second] : /[A-Za-z0-9]/.test(second) ? undefined : second;
}

/** A usual character that a negated class does not name. */
function notIn(set: string): string | undefined {
	if (/\\[wWDSpPux]/.test(set)) return undefined;
	return [...'xa1-_ '].find((candidate) => !inSet(set, candidate));
}

function inSet(set: string, candidate: string): boolean {
	for (const [, from = '', to = from] of set.matchAll(/(\\?.)(?:-(\\?.))?/g)) {
		const low = from.replace(/^\\(?=.)/, '');
		const high = to.replace(/^\\(?=.)/, '');
		if (from === '\\d' ? /\d/.test(candidate) : from === '\\s' ? candidate === ' ' : candidate >= low && candidate <= high) return true;
	}
	return false;
}
