import { z } from 'zod';

const phraseList = z.array(z.string().min(1)).default([]);

/** Makes a doc a term of the glossary: other pages link to it where they mention it. Its `sidebar_label`, otherwise the title, is the first form. */
export const termSchema = z.strictObject({
	/** The definition in one or two sentences of plain text, for the card at a mention and for paper. */
	short: z.string().min(1).max(240),
	/** Further forms: plurals with another stem, abbreviations. German endings are added to these and to the title. */
	forms: phraseList,
	/** Phrases in which a form means something else, as written: `im Bereich von`. They are never linked. */
	except: phraseList,
	/** Words of everyday language for the same thing. They find the page in the search and are never linked. */
	synonyms: phraseList,
	/** Words that texts must not use for it. They find the page in the search as well. */
	forbidden: phraseList,
	/** Fields, objects and operations of the API that carry the term: `Apparatus.identNo`, `area`. */
	api: phraseList,
});
export type TermConfig = z.output<typeof termSchema>;

/** Words that a doc defines in a section each, by the id of its heading: other pages link to the section where they mention them. */
export const definedWordsSchema = z.record(z.string().regex(/^[\w-]+$/), termSchema.pick({ forms: true, except: true }));
export type DefinedWords = z.output<typeof definedWordsSchema>;
