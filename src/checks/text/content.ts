import type { CheckException, Messages, Rights, Screens, StatedFact, Terminology } from '#schema/content-checks.ts';
import type { FilePlace } from '#schema/problem.ts';
import type { Rule } from '../rule.ts';
import type { SourcePage } from './reading/source-page.ts';
import type { Samples } from './words/sample-values.ts';
import type { Speller } from './words/speller.ts';

/** The texts of a site and what it says about its words. What a site does not say is not checked. */
export interface Content {
	/** Where the entry at a path stands in a list of `checks/`. */
	placeIn(list: 'facts' | 'labels' | 'messages' | 'rights', path: readonly PropertyKey[]): FilePlace | undefined;
	pages: readonly SourcePage[];
	terminology: Terminology;
	labels: ReadonlySet<string> | undefined;
	/** The same by the group they belong to. */
	labelGroups: Readonly<Record<string, readonly string[]>>;
	/** Labels that open a form or a dialog. */
	dialogs: readonly string[];
	facts: StatedNumbers;
	rights: Rights | undefined;
	screens: Screens;
	messages: Messages | undefined;
	samples: Samples | undefined;
	/** A site that keeps a word list wants its spelling checked. */
	spelling: { speller: Speller; list: WordList } | undefined;
	addresses: Addresses | undefined;
	exceptions: Exceptions;
}

/** A word list of the project, one word a line. */
interface WordList {
	/** File relative to the site root. */
	file: string;
	words: readonly string[];
}

/** What addresses a site promises and what addresses it has, without the base. */
export interface Addresses {
	/** File of the promises, relative to the site root. */
	file: string;
	promised: readonly { path: string; line: number | undefined }[];
	/** With the file of each, if it is made from a single one. */
	pages: ReadonlyMap<string, string | undefined>;
	/** The line of the `slug` in a file, otherwise its first line. */
	placeOf(file: string): FilePlace;
}

/** Numbers that texts name in several places. */
interface StatedNumbers {
	/** File relative to the site root. */
	file: string;
	list: readonly StatedFact[];
}

/** Exceptions as written, with the way back to their lines. */
export interface Exceptions {
	/** File relative to the site root. */
	file: string;
	entries: readonly (CheckException & { line: number | undefined })[];
}

export type TextRule = Rule<Content>;
