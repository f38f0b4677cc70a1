import { nearest } from '#text/nearest.ts';
import { textFaults } from '#words/text-faults.ts';
import type { Content, TextRule } from './content.ts';
import { lineAt, type MarkedSpan, type Passage } from './reading/source-page.ts';

/**
 * Bold is kept for labels; two other uses can be told apart and are left alone: words at the beginning of a block that end in a colon or
 * a full stop (`**Netto.** …`), and numbers or dates.
 */
export const unknownLabel = {
	id: 'unknown-label',
	run: ({ pages, labels, labelGroups, placeIn }) =>
		pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) =>
				passage.spans.flatMap((span) => {
					const label = unknownIn(passage, span, labels);
					if (label === undefined) return [];
					const close = nearest(label, [...(labels ?? [])]);
					return [
						{
							file,
							line: lineAt(passage, span.start),
							message: textFaults.noLabel(label),
							hint: close ? textFaults.didYouMean(close) : textFaults.noLabelHint,
							see: close ? placeIn('labels', labelPath(close, labelGroups)) : undefined,
						},
					];
				}),
			),
		),
} satisfies TextRule;

/** The labels that a passage has in bold and that do not exist. */
function unknownIn(passage: Passage, span: MarkedSpan, labels: Content['labels']): string | undefined {
	if (labels === undefined || span.kind !== 'strong' || isRunIn(passage, span)) return undefined;
	const label = passage.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
	return isNumberOrDate(label) || labels.has(label) || labels.has(label.replace(/^\d\s/, '')) ? undefined : label;
}

function labelPath(label: string, groups: Content['labelGroups']): PropertyKey[] {
	return Object.entries(groups).flatMap(([group, labels]) => (labels.includes(label) ? [group, labels.indexOf(label)] : []));
}

/** At the beginning of a block, with its colon or full stop inside or right behind. */
function isRunIn({ text }: Passage, { start, end }: MarkedSpan): boolean {
	return text.slice(0, start).trim() === '' && (/[:.]$/.test(text.slice(start, end).trim()) || text[end] === ':');
}

const isNumberOrDate = (text: string) => /^[\d.,\s\u00a0–−+±v-]+(?:€|%|\p{L}{1,3})?$/u.test(text);
