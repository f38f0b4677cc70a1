import { fixLabel, rulesIntroduction, severityWords } from '#words/rules.ts';
import { CHAPTERS, type RegisteredRule } from './registry.ts';

/** All rules for a terminal, one line each, by chapter: id, severity, what it finds. */
export function listRules(): string {
	const width = Math.max(...CHAPTERS.flatMap(({ rules }) => rules.map(({ id }) => id.length)));
	const line = ({ id, severity, help }: RegisteredRule) => `  ${id.padEnd(width)}  ${severityWords[severity].padEnd(7)}  ${help.what}`;
	return CHAPTERS.map(({ title, rules }) => [title, ...rules.map(line)].join('\n')).join('\n\n');
}

/** The text of `CHECKS.md`: a paragraph for each rule. */
export function describeRules(): string {
	const paragraph = ({ id, severity, help: { what, why, fix } }: RegisteredRule) =>
		`### ${id}\n\n**${severityWords[severity]}.** ${what} ${why} *${fixLabel}* ${fix}\n`;
	return [rulesIntroduction, ...CHAPTERS.flatMap(({ title, rules }) => [`## ${title}\n`, ...rules.map(paragraph)])].join('\n');
}
