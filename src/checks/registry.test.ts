import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_IDS } from '#schema/rule-ids.ts';
import { describeRules } from './list-rules.ts';
import { CHAPTERS } from './registry.ts';

const PROGRAM = new URL('../../', import.meta.url);
const rules = CHAPTERS.flatMap((chapter) => chapter.rules);

test('every rule stands in one chapter', () => {
	expect(rules.map(({ id }) => id).sort()).toEqual(RULE_IDS.toSorted());
});

test('CHECKS.md is what the registry says; otherwise „npm run -s check -- --list --markdown > CHECKS.md“ writes it anew', () => {
	expect(readFileSync(new URL('CHECKS.md', PROGRAM), 'utf8')).toBe(describeRules());
});

test.each(rules)('$id says what, why and how to mend it, in sentences and in Markdown', ({ help: { what, why, fix } }) => {
	for (const text of [what, why, fix]) {
		expect(text).toMatch(/^[A-ZÄÖÜ`].*\.$/);
		expect(text.replaceAll(/`[^`]*`/g, '')).not.toMatch(/[<>*_[\]\\#{}`]/);
	}
});

test('every rule is made somewhere', () => {
	const code = ['src/', 'commands/']
		.flatMap((folder) => readdirSync(new URL(folder, PROGRAM), { recursive: true, encoding: 'utf8' }).map((file) => folder + file))
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|schema\/rule-ids|rule-help\//.test(file))
		.map((file) => readFileSync(new URL(file, PROGRAM), 'utf8'))
		.join('\n');
	expect(rules.map(({ id }) => id).filter((id) => !code.includes(`'${id}'`))).toEqual([]);
});
