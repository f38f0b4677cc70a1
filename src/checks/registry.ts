import { type RuleId, SEVERITIES, type Severity } from '#schema/rule-ids.ts';
import { API_RULES } from './help/api-rules.ts';
import { COMMAND_RULES } from './help/command-rules.ts';
import { FILE_RULES } from './help/file-rules.ts';
import { MARKDOWN_RULES } from './help/markdown-rules.ts';
import { PART_RULES } from './help/part-rules.ts';
import { PAGE_RULES } from './page/page-rules.ts';
import type { Help } from './rule.ts';
import { SOURCE_RULES } from './source/source-rules.ts';
import { TEXT_RULES } from './text/text-rules.ts';

/** A rule as people get to know it. */
export interface RegisteredRule {
	id: RuleId;
	severity: Severity;
	help: Help;
}

/** Rules with a file of their own. */
type CheckedId = (typeof SOURCE_RULES | typeof PAGE_RULES | typeof TEXT_RULES)[number]['id'];

/** Rules of the rooms that read, which know their ids and nothing of this room. A rule without help does not compile here. */
const READING_RULES = { ...FILE_RULES, ...PART_RULES, ...API_RULES, ...MARKDOWN_RULES, ...COMMAND_RULES } satisfies Record<Exclude<RuleId, CheckedId>, Help>;

const register = ({ id, help }: { id: RuleId; help: Help }): RegisteredRule => ({ id, severity: SEVERITIES[id], help });
const reading = (rules: Partial<typeof READING_RULES>) => Object.entries(rules).map(([id, help]) => register({ id: id as RuleId, help }));

/** Every rule, under the German title of its chapter, in the order in which a site is read and built. */
export const CHAPTERS: readonly { title: string; rules: readonly RegisteredRule[] }[] = [
	{ title: 'Dateien der Website', rules: reading(FILE_RULES) },
	{ title: 'Was zusammenpassen muss', rules: [...reading(PART_RULES), ...SOURCE_RULES.map(register)] },
	{ title: 'API-Beschreibung', rules: reading(API_RULES) },
	{ title: 'Markdown', rules: reading(MARKDOWN_RULES) },
	{ title: 'Fertige Seiten', rules: PAGE_RULES.map(register) },
	{ title: 'Texte', rules: TEXT_RULES.map(register) },
	{ title: 'Befehle', rules: reading(COMMAND_RULES) },
];
