import type { Conventions } from './conventions.ts';
import { inOneLanguage } from './one-language.ts';
import type { Source } from './source.ts';

/** The body of a file as its parser gets it: in one language, and with the characters that its names stand for. */
export async function asWritten(source: Pick<Source, 'body' | 'format'>, { emoji }: Pick<Conventions, 'emoji'>): Promise<string> {
	const text = inOneLanguage(source);
	if (!emoji || !/:[+\-\w]+:/.test(text)) return text;
	// The list of names is large.
	const { withEmoji } = await import('./emoji.ts');
	return withEmoji(text);
}
