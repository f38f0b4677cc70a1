import type { ExternalDocs } from '#openapi/model/external-docs.ts';
import type { Fact } from '#openapi/page/facts.ts';
import { embedded, indented, plain } from '#openapi/page/markdown-text.ts';
import type { Mark } from '#openapi/page/marks.ts';
import type { EnumValue } from '#openapi/schema/schema-node.ts';
import { constantPhrase, factPhrase, isPhraseFact, valuesPhrase } from '#reference/wording/fact-phrase.ts';
import { markWords } from '#reference/wording/mark-words.ts';
import { literal, safeLink } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { phraseMarkdown } from './phrase-markdown.ts';

/** What is said of a value, a paragraph or list each: first what takes a phrase, then lists. */
export function factsMarkdown(facts: readonly Fact[]): string[] {
	const phrases = facts.filter(isPhraseFact).map((fact) => phraseMarkdown(factPhrase(fact)));
	return [...(phrases.length > 0 ? [phrases.join(' · ')] : []), ...facts.flatMap(listMarkdown)];
}

function listMarkdown(fact: Fact): string[] {
	switch (fact.kind) {
		case 'constant':
			return [phraseMarkdown(constantPhrase(fact))];
		case 'values':
			return [fact.values.some(({ description }) => description !== undefined) ? fact.values.map(meaning).join('\n') : phraseMarkdown(valuesPhrase(fact))];
		case 'entries':
			return [...(fact.description === undefined ? [] : [embedded(fact.description, 6)]), ...factsMarkdown(fact.facts)];
		default:
			return [];
	}
}

function meaning(value: EnumValue): string {
	const name = phraseMarkdown([literal(value)]);
	return value.description === undefined ? `- ${name}` : `- ${name}: ${indented(embedded(value.description, 6), '  ').trimStart()}`;
}

/** What must be known at a glance; what nobody may miss is bold. */
export function marksMarkdown(marks: readonly Mark[]): string[] {
	return marks.map((mark) => (mark.kind === 'required' || mark.kind === 'deprecated' ? `**${plain(markWords(mark))}**` : plain(markWords(mark))));
}

/** A text of the description inside of a list or below a line: it has no headings there. */
export const textMarkdown = (text: string | undefined): string | undefined => (text === undefined || text.trim() === '' ? undefined : embedded(text, 6));

/** Parts with an empty line between them, without those that are missing or empty. */
export const paragraphs = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** A link to documentation elsewhere. */
export function furtherReading({ description, url }: ExternalDocs): string {
	return paragraphs([textMarkdown(description), phraseMarkdown(safeLink(api.furtherReading, url))]);
}
