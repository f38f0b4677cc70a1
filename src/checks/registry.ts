import { type RuleId, SEVERITIES, type Severity } from '#schema/rule-ids.ts';
import { apiHelp } from '#words/rule-help/api.ts';
import { commandsHelp } from '#words/rule-help/commands.ts';
import { filesHelp } from '#words/rule-help/files.ts';
import { markdownHelp } from '#words/rule-help/markdown.ts';
import { pagesHelp } from '#words/rule-help/pages.ts';
import { partsHelp } from '#words/rule-help/parts.ts';
import { textsHelp } from '#words/rule-help/texts.ts';
import { chapterTitles } from '#words/rules.ts';

/** The explanation of a rule, for writers and owners of sites. */
export interface Help {
	/** What is wrong. One sentence. */
	what: string;
	/** Why that matters. */
	why: string;
	/** How to fix it. */
	fix: string;
}

/** A rule with its explanation. */
export interface RegisteredRule {
	id: RuleId;
	severity: Severity;
	help: Help;
}

/** The help of every rule by chapter, in the order in which a site is read and built. */
const HELP = {
	files: filesHelp,
	parts: partsHelp,
	api: apiHelp,
	markdown: markdownHelp,
	pages: pagesHelp,
	texts: textsHelp,
	commands: commandsHelp,
};

/** Does not compile if a rule has no help, or help has no rule. */
const ALL_HELP = { ...filesHelp, ...partsHelp, ...apiHelp, ...markdownHelp, ...pagesHelp, ...textsHelp, ...commandsHelp } satisfies Record<RuleId, Help>;

const isRule = (id: string): id is RuleId => Object.hasOwn(ALL_HELP, id);

/** All rules under the titles of their chapters, in the language of the site. */
export const CHAPTERS: readonly { title: string; rules: readonly RegisteredRule[] }[] = Object.entries(HELP).map(([chapter, rules]) => ({
	title: chapterTitles[chapter as keyof typeof HELP],
	rules: Object.keys(rules)
		.filter(isRule)
		.map((id) => ({ id, severity: SEVERITIES[id], help: ALL_HELP[id] })),
}));
