import type { Messages, Terminology } from '#schema/content-checks.ts';
import type { Problem } from '#schema/problem.ts';
import { checkDuplicates } from './duplicates.ts';
import { type Exceptions, trackExceptions } from './exceptions.ts';
import { checkLabels } from './labels.ts';
import { checkMessages } from './messages.ts';
import { checkSamples, type Samples } from './samples.ts';
import type { SourcePage } from './source-page.ts';
import type { Speller } from './speller.ts';
import { checkSpelling, type WordList } from './spelling.ts';
import { checkStructure } from './structure.ts';
import { checkTerms } from './terms.ts';
import { checkTone } from './tone.ts';
import { checkTypography } from './typography.ts';

/** The texts of a site and what it says about its words. What a site does not say is not checked. */
export interface Content {
	pages: readonly SourcePage[];
	terminology: Terminology;
	labels: ReadonlySet<string> | undefined;
	messages: Messages | undefined;
	samples: Samples | undefined;
	/** A site that keeps a word list wants its spelling checked. */
	spelling: { speller: Speller; list: WordList } | undefined;
	exceptions: Exceptions;
}

/** One check and what it found. */
export interface CheckResult {
	/** German, for people. */
	name: string;
	problems: Problem[];
}

const CHECKS: Record<string, (content: Content) => Problem[]> = {
	Begriffe: ({ pages, terminology: { terms } }) =>
		checkTerms(pages, [...terms, ...pages.map(({ title = '', forbidden }) => ({ use: title, not: forbidden }))], {
			rule: 'term',
			message: (word) => `„${word}“ ist hier kein Begriff.`,
			hint: (use) => `Schreiben Sie „${use}“.`,
		}),
	Fremdwörter: ({ pages, terminology: { foreign } }) =>
		checkTerms(pages, foreign, {
			rule: 'foreign-word',
			message: (word) => `„${word}“ ist kein deutsches Wort der Oberfläche.`,
			hint: (use) => `Schreiben Sie „${use}“.`,
		}),
	Ton: ({ pages, terminology: { tone } }) => checkTone(pages, tone),
	Rechtschreibung: ({ pages, spelling }) => (spelling ? checkSpelling(pages, spelling.speller, spelling.list) : []),
	Typografie: ({ pages }) => checkTypography(pages),
	Beschriftungen: ({ pages, labels }) => (labels ? checkLabels(pages, labels) : []),
	Meldungen: ({ pages, messages }) => (messages ? checkMessages(pages, messages) : []),
	Beispieldaten: ({ pages, samples }) => (samples ? checkSamples(pages, samples) : []),
	Aufbau: ({ pages }) => checkStructure(pages),
	Wiederholungen: ({ pages }) => checkDuplicates(pages),
};

/** Runs all checks of the texts of a site. Findings that the site excepts are left out; the last result is about the exceptions themselves. */
export function checkContent(content: Content): CheckResult[] {
	const found = Object.entries(CHECKS).map(([name, check]) => ({ name, problems: check(content) }));
	const { isExcepted, unused } = trackExceptions(content.exceptions);
	const results = found.map(({ name, problems }) => ({ name, problems: problems.filter((problem) => !isExcepted(problem)) }));
	return [...results, { name: 'Ausnahmen', problems: unused() }];
}
