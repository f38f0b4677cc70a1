import type { Conventions } from './conventions.ts';
import { inOneLanguage } from './one-language.ts';
import type { Source } from './source.ts';

/** The body of a file as its parser gets it: rewritten to one language, with emoji names replaced by characters. */
export async function asWritten(source: Pick<Source, 'body' | 'format'>, { emoji }: Pick<Conventions, 'emoji'>): Promise<string> {
	const text = inOneLanguage(source);
	if (!emoji || !/:[+\-\w]+:/.test(text)) return text;
	// Loaded on demand, because the list of names is large.
	const { withEmoji } = await import('./emoji.ts');
	return withEmoji(text);
}
