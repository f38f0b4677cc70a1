import { mendTypography } from '#language/typography.ts';
import type { Finding } from '#schema/problem.ts';
import { UNIT } from '#text/units.ts';
import type { TextRule } from './content.ts';
import { lineAt, masked, type Passage, withoutAddresses } from './reading/source-page.ts';

export const typographyRule = {
	id: 'typography',
	run: ({ pages }) =>
		pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) => {
				const text = withoutAddresses(masked(passage, ['code', 'kbd']));
				const finding: FaultAt = (offset, message, hint) => ({ file, line: lineAt(passage, offset), message, hint });
				const faults = TYPOGRAPHY_FAULTS.flatMap(({ pattern, message, hint }) =>
					[...text.matchAll(pattern)].map((match) => finding(match.index, message(match[1] ?? ''), hint)),
				);
				return [...faults, ...unbalanced(text, finding), ...(AS_WRITTEN.includes(passage.kind) ? unmended(text, finding) : [])];
			}),
		),
} satisfies TextRule;

/** Faults that cannot be mended automatically, because a person has to say what is meant. The first group of a pattern is the faulty text. */
const TYPOGRAPHY_FAULTS: readonly { pattern: RegExp; message(found: string): string; hint: string }[] = [
	// Two spaces between sentences are allowed: a habit from typewriters, and pages show only one.
	{ pattern: /(?<=\S)(?<![.?!:…][“‘"')\]]?)( {2,})(?=\S)/g, message: () => 'Hier stehen zwei Leerzeichen.', hint: 'Streichen Sie eines.' },
	{ pattern: /(\.{3})/g, message: () => 'Hier stehen drei Punkte statt eines Auslassungszeichens.', hint: 'Schreiben Sie „…“.' },
	{
		pattern: /\p{L}([ \u00a0](?:[,;:.](?=\s|$)|[!?](?=\s*$|\s+\p{Lu})))/gu,
		message: (found) => `Vor „${found.trim()}“ steht ein Leerzeichen.`,
		hint: 'Streichen Sie das Leerzeichen; eine Taste steht in <kbd>…</kbd>.',
	},
	{
		pattern: /[^\s|]( -{1,2} )(?=[^\s|])/g,
		message: () => 'Hier steht ein Bindestrich als Gedankenstrich.',
		hint: 'Schreiben Sie den Halbgeviertstrich „–“ mit Leerzeichen.',
	},
	{
		pattern: new RegExp(`(?<![\\p{L}\\p{N}.,-])(\\d+\\.\\d+)\\s${UNIT}(?<!Uhr)`, 'gu'),
		message: (found) => `In „${found}“ steht ein Dezimalpunkt.`,
		hint: 'Schreiben Sie im Text ein Dezimalkomma.',
	},
	{
		pattern: /(?<![\p{L}\p{N}.,-])(\d{1,3}(?:\.\d{3})+)(?![.\d])/gu,
		message: (found) => `In „${found}“ trennt ein Punkt die Tausender.`,
		hint: 'Gliedern Sie ab fünf Stellen mit geschütztem Leerzeichen, vierstellige Zahlen nicht.',
	},
	{
		pattern: /(?<![\p{L}\p{N}.,-])((?:\d\.\d{1,2}|\d{1,2}\.\d)\.(?:\d{4}|\d{2})|\d{2}\.\d{2}\.\d{2})(?![.\d])/gu,
		message: (found) => `Das Datum „${found}“ ist nicht zweistellig mit vierstelligem Jahr.`,
		hint: 'Schreiben Sie TT.MM.JJJJ.',
	},
	{
		pattern:
			/(?<![\p{L}\p{N}.,/-])(\d{4}-\d{2}-\d{2}|\d{1,2}\.\s(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s\d{4})(?![\p{L}\p{N}-])/gu,
		message: (found) => `Das Datum „${found}“ ist nicht als TT.MM.JJJJ geschrieben.`,
		hint: 'Schreiben Sie TT.MM.JJJJ; in der Form der API gehört es in Code.',
	},
	{
		pattern: /\d\s(Nm|\u03bcm)(?!\p{L})/gu,
		message: (found) => `Die Einheit „${found}“ schreibt sich anders.`,
		hint: 'Schreiben Sie N·m und µm (U+00B5).',
	},
	{ pattern: /([»«”‟])/g, message: (found) => `„${found}“ ist hier kein Anführungszeichen.`, hint: 'Schreiben Sie „…“, innen ‚…‘.' },
];

/** Kinds of passages that are no Markdown, so the build does not mend their typography. */
const AS_WRITTEN: readonly Passage['kind'][] = ['attribute', 'front-matter', 'setting'];

type FaultAt = (offset: number, message: string, hint: string) => Finding;

function unbalanced(text: string, finding: FaultAt): Finding[] {
	const mended = mendTypography(text);
	let open = 0;
	for (const { 0: quote, index } of mended.matchAll(/[„“]/g)) {
		open += quote === '„' ? 1 : -1;
		if (open < 0 || open > 1)
			return [finding(Math.min(index, text.length), 'Die Anführungszeichen „ und “ gehören nicht zusammen.', 'Schreiben Sie „…“, innen ‚…‘.')];
	}
	return open === 0 ? [] : [finding(text.lastIndexOf('„'), 'Ein Anführungszeichen „ wird nicht geschlossen.', 'Schließen Sie es mit “.')];
}

function unmended(text: string, finding: FaultAt): Finding[] {
	const mended = mendTypography(text);
	if (mended === text) return [];
	const offset = [...text.split('').keys()].find((index) => text[index] !== mended[index]) ?? text.length;
	const excerpt = (whole: string) => whole.slice(Math.max(0, offset - 12), offset + 12).trim();
	return [
		finding(
			offset,
			`In „${excerpt(text)}“ stimmt die Typografie nicht; hier setzt der Bau sie nicht.`,
			`Schreiben Sie „${excerpt(mended).replaceAll('\u00a0', '␣')}“ (␣ ist das geschützte Leerzeichen U+00A0).`,
		),
	];
}
