import type { Problem } from '#schema/problem.ts';
import { LANGUAGE } from '#words/locale.ts';
import { textFaults } from '#words/text-faults.ts';
import { runRules } from '../rule.ts';
import type { Content } from './content.ts';
import { duplicateParagraph } from './duplicate-paragraph.ts';
import { duplicateTab } from './duplicate-tab.ts';
import { foreignWord } from './foreign-word.ts';
import { idleSynonym } from './idle-synonym.ts';
import { impossibleDate } from './impossible-date.ts';
import { messageText } from './message-text.ts';
import { missingControl } from './missing-control.ts';
import { missingKey } from './missing-key.ts';
import { missingRole } from './missing-role.ts';
import { misspeltAnchor } from './misspelt-anchor.ts';
import { misspeltSearchWord } from './misspelt-search-word.ts';
import { openBox } from './open-box.ts';
import { openCode } from './open-code.ts';
import { promisedAddress } from './promised-address.ts';
import { quotedLabel } from './quoted-label.ts';
import { repeatedHeading } from './repeated-heading.ts';
import { repeatedPhrase } from './repeated-phrase.ts';
import { skippedHeading } from './skipped-heading.ts';
import { spelling } from './spelling.ts';
import { strayMarkup } from './stray-markup.ts';
import { taskEnd } from './task-end.ts';
import { taskResult } from './task-result.ts';
import { taskStep } from './task-step.ts';
import { taskSteps } from './task-steps.ts';
import { tone } from './tone.ts';
import { tooManyBoxes } from './too-many-boxes.ts';
import { typographyRule } from './typography.ts';
import { uncutPost } from './uncut-post.ts';
import { unevenTable } from './uneven-table.ts';
import { unknownCode } from './unknown-code.ts';
import { unknownElement } from './unknown-element.ts';
import { unknownLabel } from './unknown-label.ts';
import { unknownLanguage } from './unknown-language.ts';
import { unknownSample } from './unknown-sample.ts';
import { unmarkedLine } from './unmarked-line.ts';
import { unreadFormula } from './unread-formula.ts';
import { isExcepted, unusedException } from './unused-exception.ts';

import { wordList } from './word-list.ts';
import { wrongFact } from './wrong-fact.ts';
import { wrongRole } from './wrong-role.ts';
import { wrongSample } from './wrong-sample.ts';
import { wrongTerm } from './wrong-term.ts';

/** The rules about texts, by the group under whose name their findings appear. */
const TEXT_GROUPS = {
	terms: [wrongTerm],
	foreignWords: [foreignWord],
	tone: [tone],
	// The rule about the list of words comes last, because any other rule may still need an entry of the list.
	spelling: [spelling, misspeltAnchor, misspeltSearchWord, wordList],
	typography: [typographyRule],
	labels: [unknownLabel, quotedLabel, missingControl],
	rights: [wrongRole, missingRole],
	messages: [unknownCode, messageText],
	samples: [unknownSample, wrongSample],
	facts: [wrongFact],
	days: [impossibleDate],
	frontMatter: [missingKey, uncutPost],
	structure: [taskSteps, taskStep, taskResult, taskEnd, tooManyBoxes, repeatedHeading, skippedHeading],
	markup: [strayMarkup, openBox, openCode, unevenTable, unknownElement, unknownLanguage, unreadFormula, unmarkedLine, duplicateTab],
	repetitions: [duplicateParagraph, repeatedPhrase],
	search: [idleSynonym],
	addresses: [promisedAddress],
} satisfies Partial<Record<keyof typeof textFaults.groups, unknown>>;

/** Rules of other groups that know only German sentences: an action is one with „Sie“. */
const GERMAN_RULES: ReadonlySet<unknown> = new Set([taskStep]);

type TextGroup = keyof typeof TEXT_GROUPS;

/** Groups whose rules know only German. */
const GERMAN_GROUPS: ReadonlySet<string> = new Set(['foreignWords', 'tone', 'spelling', 'typography', 'days'] satisfies TextGroup[]);

/** Some rules and what they found. */
export interface TextResult {
	/** Name of the group, for people. */
	name: string;
	problems: Problem[];
}

/** Checks the texts of a site. Leaves out findings that the site lists as exceptions; the last result is about the exceptions themselves. */
export function runTextRules(content: Content): TextResult[] {
	const found = Object.entries(TEXT_GROUPS)
		.filter(([name]) => LANGUAGE === 'de' || !GERMAN_GROUPS.has(name))
		.map(([name, rules]) => ({
			name: textFaults.groups[name as TextGroup],
			problems: runRules(
				rules.filter((rule) => LANGUAGE === 'de' || !GERMAN_RULES.has(rule)),
				content,
			),
		}));
	const { exceptions } = content;
	const problems = found.flatMap((result) => result.problems);
	return [
		...found.map((result) => ({ ...result, problems: result.problems.filter((problem) => !isExcepted(problem, exceptions)) })),
		{ name: textFaults.groups.exceptions, problems: runRules([unusedException], { exceptions, problems }) },
	];
}
