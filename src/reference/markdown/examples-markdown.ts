import type { ExampleView } from '#openapi/page/example-view.ts';
import { fenced, plain } from '#openapi/page/markdown-text.ts';
import { safeLink } from '#reference/wording/phrase.ts';
import { optionWords } from '#reference/wording/schema-phrases.ts';
import { api } from '#words/api.ts';
import { paragraphs, textMarkdown } from './facts-markdown.ts';
import { phraseMarkdown } from './phrase-markdown.ts';

/** Examples of a body; a single one needs no title that only says so. */
export function examplesMarkdown(examples: readonly ExampleView[]): string {
	return paragraphs(
		examples.flatMap(({ title, description, text, language, address, variant }) => [
			examples.length === 1 && title === undefined ? undefined : `${plain(title ?? (variant ? optionWords(variant.option).name : api.example))}:`,
			textMarkdown(description),
			text === undefined ? undefined : fenced(text, language === 'text' ? '' : language),
			address === undefined ? undefined : phraseMarkdown(safeLink(api.externalExample, address)),
		]),
	);
}
