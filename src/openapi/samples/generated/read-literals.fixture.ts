import type { GeneratedLanguage } from '#schema/sample-languages.ts';

/** A form of texts in a language: a pattern, and what it stands for. Written from the grammars of the languages, not from what we print. */
interface Form {
	pattern: RegExp;
	/** @param delimiter what stands around the text, where that decides what it means. */
	read(inside: string, delimiter: string): string;
}

const unicode = (digits: string) => String.fromCodePoint(Number.parseInt(digits, 16));
const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Backslash escapes: `\n`, a code in one of the notations, otherwise the character itself. */
const escapes = (codes: RegExp) => (inside: string) =>
	inside.replaceAll(new RegExp(`\\\\(?:${codes.source}|([\\s\\S]))`, 'g'), (_whole, ...groups: (string | undefined)[]) => {
		const found = groups.slice(0, -2);
		const character = found.at(-1);
		const code = found.slice(0, -1).find((group) => group !== undefined);
		return code === undefined ? (LETTERS[character ?? ''] ?? character ?? '') : unicode(code);
	});
const U4 = /u([0-9a-f]{4})/;
const BRACES = /u\{([0-9a-f]+)\}/;

/** A text that would be an expression in this language is a fault of the sample. */
const without = (expression: RegExp, read: (inside: string) => string) => (inside: string) => {
	if (expression.test(inside)) throw new Error(`An expression stands in ${inside}`);
	return read(inside);
};

const DOUBLE = /"((?:[^"\\\n]|\\.)*)"/y;
const double = (read: (inside: string) => string): Form => ({ pattern: DOUBLE, read });
const asIs = (inside: string) => inside;

const FORMS: Readonly<Record<Exclude<GeneratedLanguage, 'http'>, readonly Form[]>> = {
	go: [double(escapes(/u([0-9a-f]{4})|U([0-9a-f]{8})/)), { pattern: /`([^`]*)`/y, read: asIs }],
	csharp: [{ pattern: /"{3,}\n([\s\S]*?)\n"{3,}(?!")/y, read: asIs }, double(escapes(U4))],
	ruby: [{ pattern: /'((?:[^'\\]|\\[\s\S])*)'/y, read: (inside) => inside.replaceAll(/\\(['\\])/g, '$1') }, double(without(/(?<!\\)#[{$@]/, escapes(BRACES)))],
	rust: [{ pattern: /r(?<delimiter>#+)"(?<inside>[\s\S]*?)"\k<delimiter>/y, read: asIs }, double(escapes(BRACES))],
	kotlin: [
		{ pattern: /"""([\s\S]*?)"""/y, read: (inside) => without(/\$[A-Za-z{]/, asIs)(inside.replaceAll(`\${'$'}`, '\u0000')).replaceAll('\u0000', '$') },
		double(without(/(?<!\\)\$[A-Za-z{]/, escapes(U4))),
	],
	swift: [
		{
			pattern: /(?<delimiter>#+)"""\n(?<inside>[\s\S]*?)\n"""\k<delimiter>/y,
			read: (inside, delimiter) => without(new RegExp(`\\\\${delimiter}`), asIs)(inside),
		},
		double(without(/(?<!\\)(?:\\\\)*\\\(/, escapes(BRACES))),
	],
	powershell: [
		{ pattern: /'((?:[^'‘’‚‛]|['‘’‚‛]{2})*)'/y, read: (inside) => inside.replaceAll(/(['‘’‚‛])\1/g, '$1') },
		{
			pattern: /"((?:[^"“”„`]|`[\s\S])*)"/y,
			read: without(/(?<!`)\$/, (inside) =>
				inside.replaceAll(/`(?:u\{([0-9a-f]+)\}|([\s\S]))/g, (_whole, code: string | undefined, character = '') => (code ? unicode(code) : character)),
			),
		},
	],
	axios: [{ pattern: /'((?:[^'\\\n]|\\.)*)'/y, read: escapes(BRACES) }],
};

/** All texts that a program holds, as the language would read them. */
export function literalsIn(language: Exclude<GeneratedLanguage, 'http'>, code: string): string[] {
	const found: string[] = [];
	for (let at = 0; at < code.length; ) {
		const hit = FORMS[language].flatMap(({ pattern, read }) => {
			pattern.lastIndex = at;
			const match = pattern.exec(code);
			return match ? [{ length: match[0].length, text: read(match.groups?.['inside'] ?? match[1] ?? '', match.groups?.['delimiter'] ?? '') }] : [];
		})[0];
		if (hit) found.push(hit.text);
		at += hit?.length ?? 1;
	}
	return found;
}
