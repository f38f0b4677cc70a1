import type { Problem } from '#schema/problem.ts';
import { mendTypography } from '#text/typography.ts';
import { UNIT } from '#text/units.ts';
import { lineAt, masked, type Passage, type SourcePage, withoutAddresses } from './source-page.ts';

/** What no rule can mend, because a reader has to say what is meant. The first group of a pattern is what is wrong. */
const FAULTS: readonly { pattern: RegExp; message(found: string): string; hint: string }[] = [
	{ pattern: /(\.{3})/g, message: () => 'Drei Punkte statt eines Auslassungszeichens.', hint: 'Schreiben Sie „…“.' },
	{
		pattern: /\p{L}([ \u00a0](?:[,;:.](?=\s|$)|[!?](?=\s*$|\s+\p{Lu})))/gu,
		message: (found) => `Leerzeichen vor „${found.trim()}“.`,
		hint: 'Streichen Sie das Leerzeichen; eine Taste steht in <kbd>…</kbd>.',
	},
	{
		pattern: /[^\s|]( -{1,2} )(?=[^\s|])/g,
		message: () => 'Bindestrich als Gedankenstrich.',
		hint: 'Schreiben Sie den Halbgeviertstrich „–“ mit Leerzeichen.',
	},
	{
		pattern: new RegExp(`(?<![\\p{L}\\p{N}.,-])(\\d+\\.\\d+)[ \u00a0]${UNIT}(?<!Uhr)`, 'gu'),
		message: (found) => `Dezimalpunkt in „${found}“.`,
		hint: 'Schreiben Sie im Text ein Dezimalkomma.',
	},
	{
		pattern: /(?<![\p{L}\p{N}.,-])(\d{1,3}(?:\.\d{3})+)(?![.\d])/gu,
		message: (found) => `Punkt als Tausendertrennung in „${found}“.`,
		hint: 'Gliedern Sie ab fünf Stellen mit geschütztem Leerzeichen, vierstellige Zahlen nicht.',
	},
	{
		pattern: /(?<![\p{L}\p{N}.,-])((?:\d\.\d{1,2}|\d{1,2}\.\d)\.(?:\d{4}|\d{2})|\d{2}\.\d{2}\.\d{2})(?![.\d])/gu,
		message: (found) => `Datum „${found}“ ist nicht zweistellig mit vierstelligem Jahr.`,
		hint: 'Schreiben Sie TT.MM.JJJJ.',
	},
	{ pattern: /\d[ \u00a0](Nm|\u03bcm)(?!\p{L})/gu, message: (found) => `Einheit „${found}“.`, hint: 'Schreiben Sie N·m und µm (U+00B5).' },
	{ pattern: /([»«”‟])/g, message: (found) => `Anführungszeichen „${found}“.`, hint: 'Schreiben Sie „…“, innen ‚…‘.' },
];

/** Kinds of passages that are no Markdown: nothing mends them. */
const AS_WRITTEN: readonly Passage['kind'][] = ['attribute', 'front-matter', 'setting'];

/** Finds faults of typography that the build does not mend by itself. */
export function checkTypography(pages: readonly SourcePage[]): Problem[] {
	return pages.flatMap(({ file, passages }) =>
		passages.flatMap((passage) => {
			const text = withoutAddresses(masked(passage, ['code', 'kbd']));
			const problem = (offset: number, message: string, hint: string): Problem => ({
				severity: 'warning',
				rule: 'typography',
				file,
				line: lineAt(passage, offset),
				message,
				hint,
			});
			const faults = FAULTS.flatMap(({ pattern, message, hint }) =>
				[...text.matchAll(pattern)].map((match) => problem(match.index, message(match[1] ?? ''), hint)),
			);
			return [...faults, ...unbalanced(text, problem), ...(AS_WRITTEN.includes(passage.kind) ? unmended(text, problem) : [])];
		}),
	);
}

type Report = (offset: number, message: string, hint: string) => Problem;

function unbalanced(text: string, problem: Report): Problem[] {
	const mended = mendTypography(text);
	let open = 0;
	for (const [index, character] of [...mended].entries()) {
		if (character === '„') open++;
		if (character === '“') open--;
		if (open < 0 || open > 1)
			return [problem(Math.min(index, text.length), 'Anführungszeichen „ und “ gehören nicht zusammen.', 'Schreiben Sie „…“, innen ‚…‘.')];
	}
	return open === 0 ? [] : [problem(text.lastIndexOf('„'), 'Ein Anführungszeichen „ wird nicht geschlossen.', 'Schließen Sie es mit “.')];
}

function unmended(text: string, problem: Report): Problem[] {
	const mended = mendTypography(text);
	if (mended === text) return [];
	const offset = [...text].findIndex((character, index) => character !== mended[index]);
	const excerpt = (whole: string) => whole.slice(Math.max(0, offset - 12), offset + 12).trim();
	return [
		problem(
			offset,
			`Typografie in „${excerpt(text)}“; hier setzt der Bau sie nicht.`,
			`Schreiben Sie „${excerpt(mended).replaceAll('\u00a0', '␣')}“ (␣ ist das geschützte Leerzeichen U+00A0).`,
		),
	];
}
